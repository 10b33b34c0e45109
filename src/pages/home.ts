/** The home page: what this is, the nine topics with their counts, and the newest terms. */
import { absolute, href, page } from '../model/address.ts'
import type { Dictionary } from '../model/dictionary.ts'
import { countOf } from '../model/listing.ts'
import type { Page, Site } from '../model/site.ts'
import { termOfTheDay } from '../model/today.ts'
import { bounds, LEVELS, SUBJECTS } from '../schema/bounds.ts'
import type { Level } from '../schema/classification.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html, trusted } from '../text/html.ts'
import { renderPage } from '../text/markdown.ts'
import { layout } from './layout.ts'
import { labelOf, STRINGS } from './strings.ts'
import { levelLabel, termList } from './term-list.ts'

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
    main: html`<div class="hero">
<h1>${text.title}</h1>
<div class="prose">
${trusted(renderPage(text.body, site.basePath))}</div>
</div>
${today(language, dictionary, site)}
<section aria-labelledby="topics">
<h2 id="topics">${strings.topics}</h2>
<ul class="topics">
${SUBJECTS.map(subject => html`<li><a href="${href(site, page.topic(language, subject))}">${labelOf(site.subjects, subject, language)}</a> <span>${strings.count(dictionary.count(subject))}</span></li>\n`)}</ul>
<nav class="filters" aria-label="${strings.levels}">
<ul>
<li><a href="${href(site, page.index(language))}">${strings.indexTitle} <small>${strings.number(dictionary.terms.length)}</small></a></li>
${LEVELS.map(level => levelLink(level, language, dictionary, site))}</ul>
</nav>
</section>
<section aria-labelledby="newest">
<h2 id="newest">${strings.newest}</h2>
${termList(dictionary.newest.slice(0, bounds.newest.max), language, site)}
</section>`,
  })
}

/** The term of the day on which the site was built; a script puts in the one of the reader's day. */
function today(language: Language, dictionary: Dictionary, site: Site): Html | undefined {
  const strings = STRINGS[language]
  const slug = termOfTheDay(
    dictionary.terms.map(term => term.slug),
    site.generated,
  )
  const gloss = slug === undefined ? undefined : dictionary.gloss(slug, language)
  if (!gloss) return undefined
  return html`<section class="today" aria-labelledby="today" data-today="${site.generated}">
<h2 id="today">${strings.today} <time datetime="${site.generated}">${strings.date(site.generated)}</time></h2>
<p><a data-today-link href="${href(site, page.term(language, gloss.slug))}">${gloss.title}</a></p>
<p data-today-tagline>${gloss.tagline}</p>
<p class="needs-js"><a data-random href="${href(site, page.index(language))}">${strings.random}</a></p>
</section>`
}

function levelLink(level: Level, language: Language, dictionary: Dictionary, site: Site): Html | undefined {
  const count = countOf({ level }, dictionary)
  if (count === 0) return undefined
  return html`<li><a href="${href(site, page.level(language, level))}">${levelLabel(level, language, site)} <small>${STRINGS[language].number(count)}</small></a></li>\n`
}
