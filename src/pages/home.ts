/** The home page: what this is, the nine topics with their counts, and the newest terms. */
import { absolute, href, page } from '../model/address.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Page, Site } from '../model/site.ts'
import { bounds, SUBJECTS } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import { html, trusted } from '../text/html.ts'
import { renderPage } from '../text/markdown.ts'
import { layout } from './layout.ts'
import { labelOf, STRINGS } from './strings.ts'
import { termList } from './term.ts'

export function homePage(own: Page, language: Language, dictionary: Dictionary, site: Site): string {
  const strings = STRINGS[language]
  const text = own.text[language]
  const url = absolute(site, page.home(language))
  return layout({
    site,
    language,
    paths: { en: page.home('en'), es: page.home('es') },
    title: text.title,
    description: text.description,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        '@id': `${url}#website`,
        url,
        name: site.name,
        description: site.description[language],
        inLanguage: language,
      },
      {
        '@context': 'https://schema.org',
        '@type': 'DefinedTermSet',
        '@id': url,
        url,
        name: site.name,
        description: site.description[language],
        inLanguage: language,
        license: site.license.url,
      },
    ],
    main: html`<h1>${text.title}</h1>
<div class="prose">
${trusted(renderPage(text.body, site.basePath))}</div>
<section aria-labelledby="topics">
<h2 id="topics">${strings.topics}</h2>
<ul class="topics">
${SUBJECTS.map(subject => html`<li><a href="${href(site, page.topic(language, subject))}">${labelOf(site.subjects, subject, language)}</a> <span>${strings.count(dictionary.count(subject))}</span></li>\n`)}</ul>
<p><a href="${href(site, page.index(language))}">${strings.indexTitle}</a> <span>(${strings.count(dictionary.terms.length)})</span></p>
</section>
<section aria-labelledby="newest">
<h2 id="newest">${strings.newest}</h2>
${termList(dictionary.newest.slice(0, bounds.newest.max), language, site)}
</section>`,
  })
}
