/** The home page: an introduction, drawings, the nine topics with their counts, paths, comparisons, the newest terms. */

import { COLLECTION_STRINGS } from '../languages/collection-strings.ts'
import { VISIT_STRINGS } from '../languages/visit-strings.ts'
import { termOfTheDay } from '../model/days/today.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Frame, Page, PageText, Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { inReadingOrder } from '../model/relations/reading-order.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { comparisonName } from '../model/views/comparison-name.ts'
import { countOf } from '../model/views/listing.ts'
import { absolute, href, page } from '../model/web/address.ts'
import { bounds, LEVELS, SUBJECTS } from '../schema/bounds.ts'
import type { Level, Subject } from '../schema/classification.ts'
import type { Comparison } from '../schema/collections.ts'
import { DEFAULT_LANGUAGE, inBoth, type Language, otherLanguage } from '../schema/language.ts'
import { type Html, html, trusted } from '../text/html.ts'
import { portableMarkdown, renderPage } from '../text/markdown.ts'
import { typeset } from '../text/typeset.ts'
import { comparisonsByTopic, comparisonTitle } from './comparison.ts'
import { glyph } from './glyphs.ts'
import { drawing } from './illustration.ts'
import { bullets, markdownLink, markdownList } from './markdown.ts'
import { type PageKind, wholeSite } from './page-kind.ts'
import { pathList } from './path.ts'
import { searchBox } from './search-box.ts'
import { STRINGS } from './strings.ts'
import { levelLabel, termList } from './term-list.ts'
import { hasDrawing, thumbnails } from './thumbnails.ts'

export const HOME: PageKind<Page, Site> = {
  name: 'home page',
  part: wholeSite,
  items: (_language, _dictionary, { pages }) => pages.filter(({ name }) => name === 'home'),
  origin: () => 'the home page',
  paths: () => inBoth(page.home),
  isDated: true,
  // Terms of a topic to begin with are in the order of their English names.
  view(own, context) {
    const { language } = context
    const text = own.text[language]
    return {
      title: text.title,
      description: text.description,
      hasOwnSearch: true,
      jsonLd: jsonLd(context),
      main: () => main(text, context),
      blocks: () => blocks(text, context),
    }
  },
}

function jsonLd({ language, site }: PageContext): readonly unknown[] {
  const url = absolute(site, page.home(language))
  const own = { url, name: site.name, description: site.description[language], inLanguage: language }
  return [
    { '@context': 'https://schema.org', '@type': 'WebSite', '@id': `${url}#website`, ...own },
    { '@context': 'https://schema.org', '@type': 'DefinedTermSet', '@id': url, ...own, license: site.license.url },
  ]
}

function main(text: PageText, context: PageContext): Html {
  const { language, dictionary, site } = context
  const strings = STRINGS[language]
  return html`${language === DEFAULT_LANGUAGE && offer(language, site)}<div class="hero">
<h1>${text.title}</h1>
<div class="prose">
${trusted(renderPage(text.body, site.basePath))}</div>
${searchBox(site, language)}
${examples(context)}
</div>
${showcase(context)}${today(context)}
<section aria-labelledby="topics">
<h2 id="topics">${strings.topics}</h2>
<ul class="topics">
${SUBJECTS.map(subject => topicTile(subject, context))}</ul>
<nav class="filters" aria-label="${strings.levels}">
<ul>
<li><a href="${href(site, page.index(language))}">${strings.indexTitle} <small>${strings.number(dictionary.terms.length)}</small></a></li>
${LEVELS.map(level => levelLink(level, context))}</ul>
</nav>
</section>
${paths(context)}${comparisons(context)}${newest(context)}`
}

function blocks(text: PageText, context: PageContext): readonly string[] {
  const { language, dictionary, site } = context
  const strings = STRINGS[language]
  return [
    portableMarkdown(text.body, site.base),
    `## ${strings.topics}`,
    bullets(SUBJECTS.map(subject => markdownTopic(subject, context))),
    markdownLink(strings.indexTitle, page.index(language), site),
    `## ${strings.newest}`,
    markdownList(dictionary.newest.slice(0, bounds.newest.max), language, site),
  ]
}

/** A topic with its number of terms. */
export const markdownTopic = (subject: Subject, { language, dictionary, site }: PageContext<Frame>): string =>
  markdownLink(
    site.subjects[subject][language],
    page.topic(language, subject),
    site,
    STRINGS[language].count(dictionary.count(subject)),
  )

const MAX_DRAWINGS = 3

/** Drawings of the entries that most others need, of as many topics. */
function showcase({ language, dictionary, site }: PageContext): Html | undefined {
  const drawn = dictionary.terms.filter(term => hasDrawing(term) && term.level < 3)
  const topics = new Set<string | undefined>()
  const shown = inReadingOrder(drawn, dictionary)
    .filter(({ subjects: [home] }) => topics.size !== topics.add(home).size)
    .slice(0, MAX_DRAWINGS)
  if (shown.length < MAX_DRAWINGS) return undefined
  return html`<section class="showcase" aria-labelledby="showcase">
<h2 id="showcase">${VISIT_STRINGS[language].howItWorks}</h2>
${thumbnails(shown, language, site)}
</section>
`
}

/** A topic with its icon, its number of terms, and terms to begin with. */
export function topicTile(subject: Subject, context: PageContext<Frame>): Html {
  const { language, dictionary, site } = context
  const link = ({ slug, [language]: { title } }: Summary): Html =>
    html`<a href="${href(site, page.term(language, slug))}">${title}</a>`
  const samples = samplesOf(subject, dictionary)
  return html`<li data-topic="${subject}">${glyph(subject)}<a href="${href(site, page.topic(language, subject))}">${site.subjects[subject][language]}</a> <span>${STRINGS[language].count(dictionary.count(subject))}</span><p>${samples.map((sample, i) => [i > 0 && '\u00a0· ', link(sample)])}</p></li>
`
}

/** Terms of a topic to begin with: those whose home topic it is come first, in reading order. */
function samplesOf(subject: Subject, dictionary: Dictionary): readonly Summary[] {
  const ordered = inReadingOrder(dictionary.topic(subject, 'en'), dictionary)
  const isOwn = (term: Summary): boolean => term.subjects[0] === subject
  return [...ordered.filter(isOwn), ...ordered.filter(term => !isOwn(term))].slice(0, MAX_SAMPLES)
}

const MAX_SAMPLES = 3

/** Example questions, each of which finds an entry; a script puts the entries read last in their place. */
function examples(context: PageContext): Html {
  const { language, dictionary, site } = context
  const strings = STRINGS[language]
  const shown = strings.examples.filter(([, slug]) => dictionary.get(slug))
  return html`<p class="examples" data-recent="${strings.recent}">${shown.length > 0 && html`${strings.tryThis} `}${shown.map(([question], i) => html`<span><a href="${href(site, page.search(language))}?q=${encodeURIComponent(question)}">${question}</a>${i < shown.length - 1 && '\u00a0·'}</span> `)}</p>`
}

/** Offers the other language; a script shows it if the browser prefers that language. */
function offer(language: Language, site: Site): Html {
  const other = otherLanguage(language)
  const { offer: text, languageName, dismiss } = STRINGS[other]
  return html`<p class="offer needs-js" lang="${other}" data-offer="${other}" hidden>${text} <a href="${href(site, page.home(other))}" hreflang="${other}">${languageName}</a> <button type="button" aria-label="${dismiss}">×</button></p>
`
}

/** The newest terms, without a day of which only some terms would fit: dates do not order terms of the same day. */
function newest({ language, dictionary, site }: PageContext): Html | undefined {
  const terms = dictionary.newest
  const firstLeftOut = terms[bounds.newest.max]?.date
  const shown = terms.slice(0, bounds.newest.max).filter(({ date }) => date !== firstLeftOut)
  if (shown.length === 0) return undefined
  return html`<section aria-labelledby="newest">
<h2 id="newest">${STRINGS[language].newest}</h2>
${termList(shown, language, site)}
</section>`
}

/** The term of the day of the build; a script replaces it by that of the current day. */
export function today(context: PageContext): Html | undefined {
  const { language, dictionary, site } = context
  const strings = STRINGS[language]
  const slug = termOfTheDay(
    dictionary.terms.map(term => term.slug),
    site.generated,
  )
  const term = slug === undefined ? undefined : dictionary.get(slug)
  if (!term) return undefined
  const { title, tagline } = term[language]
  return html`<section class="today" aria-labelledby="today" data-today="${site.generated}">
<h2 id="today">${strings.today} <time datetime="${site.generated}">${strings.date(site.generated)}</time></h2>
<p><a data-today-link href="${href(site, page.term(language, term.slug))}">${title}</a></p>
<p data-today-tagline>${typeset(tagline, language)}</p>
${todaysDrawing(term.slug, language, dictionary)}<p class="needs-js"><a data-random href="${href(site, page.index(language))}">${strings.random}</a></p>
</section>`
}

function todaysDrawing(slug: string, language: Language, dictionary: Dictionary): Html | undefined {
  const term = dictionary.whole(slug)
  if (term?.drawing === undefined) return undefined
  return html`<div data-today-drawing>${drawing(term.drawing, term[language])}</div>
`
}

/** The first paths and comparisons that are shown; a path that was begun on this device is shown as well. */
const MAX_COLLECTIONS = 6

/** Paths for new readers. */
function paths(context: PageContext): Html | undefined {
  const { language, dictionary, site } = context
  const { paths: title, allPaths } = COLLECTION_STRINGS[language]
  const { length } = dictionary.paths
  if (length === 0) return undefined
  return html`<section aria-labelledby="paths">
<h2 id="paths">${title}</h2>
${pathList(context, MAX_COLLECTIONS)}
${length > MAX_COLLECTIONS && more(href(site, page.paths(language)), allPaths(length))}</section>
`
}

/** The easiest comparison of each topic, by the levels of its entries. */
function comparisons({ language, dictionary, site }: PageContext): Html | undefined {
  const { comparisons: title, allComparisons } = COLLECTION_STRINGS[language]
  const demand = ({ terms }: Comparison): number =>
    terms.reduce((sum, slug) => sum + (dictionary.get(slug)?.level ?? 0), 0)
  const topics = comparisonsByTopic(dictionary).map(([, own]) => own)
  const shown = topics
    .flatMap(own => [...own].sort((a, b) => demand(a) - demand(b)).slice(0, 1))
    .slice(0, MAX_COLLECTIONS)
  if (shown.length === 0) return undefined
  return html`<section aria-labelledby="comparisons">
<h2 id="comparisons">${title}</h2>
<ul class="terms pairs">
${shown.map(each => html`<li><a href="${href(site, page.comparison(language, comparisonName(each)))}">${comparisonTitle(each, language, dictionary)}</a></li>\n`)}</ul>
${more(href(site, page.comparisons(language)), allComparisons(topics.flat().length))}</section>
`
}

const more = (address: string, label: string): Html => html`<p class="more"><a href="${address}">${label}</a></p>
`

function levelLink(level: Level, context: PageContext): Html | undefined {
  const { language, dictionary, site } = context
  const count = countOf({ level }, dictionary)
  if (count === 0) return undefined
  return html`<li><a href="${href(site, page.level(language, level))}">${levelLabel(level, language, site)} <small>${STRINGS[language].number(count)}</small></a></li>\n`
}
