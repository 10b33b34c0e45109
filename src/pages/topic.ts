/** The page of a topic: its terms from basic to advanced, each with its one-line definition. */
import { absolute, page } from '../model/address.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Site } from '../model/site.ts'
import { LEVELS } from '../schema/bounds.ts'
import type { Subject } from '../schema/classification.ts'
import type { Language } from '../schema/language.ts'
import { html } from '../text/html.ts'
import { breadcrumbList, layout } from './layout.ts'
import { labelOf, STRINGS } from './strings.ts'
import { termList } from './term.ts'

export function topicPage(subject: Subject, language: Language, dictionary: Dictionary, site: Site): string {
  const strings = STRINGS[language]
  const label = labelOf(site.subjects, subject, language)
  const terms = dictionary.topic(subject, language)
  const url = absolute(site, page.topic(language, subject))
  const description = strings.topicDescription(label, strings.count(terms.length))
  const trail = [[strings.home, page.home(language)]] as const
  return layout({
    site,
    language,
    paths: { en: page.topic('en', subject), es: page.topic('es', subject) },
    title: label,
    description,
    breadcrumbs: trail,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        '@id': url,
        url,
        name: label,
        description,
        inLanguage: language,
      },
      breadcrumbList(site, [...trail, [label, page.topic(language, subject)]]),
    ],
    main: html`<h1>${label}</h1>
<p class="tagline">${description}</p>
${LEVELS.map(level => {
  const listed = terms.filter(term => term.level === level)
  if (listed.length === 0) return undefined
  return html`<section aria-labelledby="level-${level}">
<h2 id="level-${level}">${labelOf(site.levels, level, language)} <small>(${strings.count(listed.length)})</small></h2>
${termList(listed, language, site)}
</section>
`
})}`,
  })
}
