/** The home page: an introduction, drawings, the nine topics with their counts, paths, comparisons, the newest terms. */

import { FACTS } from '../languages/facts.ts'
import { COLLECTION_STRINGS, STRINGS, VISIT_STRINGS } from '../languages/strings.ts'
import type { Page, PageText, Site } from '../model/dictionary/site.ts'
import { inReadingOrder } from '../model/relations/reading-order.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { comparisonName } from '../model/views/comparison-name.ts'
import { absolute, href, page } from '../model/web/address.ts'
import { bounds } from '../schema/bounds.ts'
import type { Comparison } from '../schema/collections.ts'
import { DEFAULT_LANGUAGE, inBoth, type Language, otherLanguage } from '../schema/language.ts'
import { type Html, html, trusted } from '../text/html.ts'
import { portableMarkdown, renderPage } from '../text/markdown.ts'
import { comparisonsByTopic, comparisonTitle } from './comparison.ts'
import { today } from './days.ts'
import { anchor, linkRow, list, section } from './elements.ts'
import { searchBox } from './layout.ts'
import { markdownLink, markdownList } from './markdown.ts'
import type { PageKind } from './page-kind.ts'
import { pathList } from './path.ts'
import { hasDrawing, headwordOf, termLink, termList, thumbnail } from './term-list.ts'
import { levelLinks, markdownTopics, topicTiles } from './topics.ts'

export const HOME: PageKind<Page> = {
  items: (_language, _dictionary, { pages }) => pages.filter(({ name }) => name === 'home'),
  origin: () => 'the home page',
  paths: () => inBoth(page.home),
  isDated: true,
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
  const size = html`${strings.indexTitle} <small>${strings.number(dictionary.terms.length)}</small>`
  const whole = anchor(href(site, page.index(language)), size)
  return html`${language === DEFAULT_LANGUAGE && offer(language, site)}<div class="hero">
<h1>${text.title}</h1>
<div class="prose">
${trusted(renderPage(text.body, site.basePath))}</div>
${searchBox(site, language)}
${examples(context)}
</div>
${showcase(context)}${today(context)}
${section('topics', strings.topics, html`${topicTiles(context)}\n${linkRow(strings.levels, [whole, ...levelLinks(context)])}`)}
${paths(context)}${comparisons(context)}${newest(context)}`
}

function blocks(text: PageText, context: PageContext): readonly string[] {
  const { language, dictionary, site } = context
  const strings = STRINGS[language]
  return [
    portableMarkdown(text.body, site.base),
    `## ${strings.topics}`,
    markdownTopics(context),
    markdownLink(strings.indexTitle, page.index(language), site),
    `## ${strings.newest}`,
    markdownList(dictionary.newest.slice(0, bounds.newest.max), language, site),
  ]
}

const MAX_DRAWINGS = 3

/** Drawings of the entries that most others need, of as many topics. */
function showcase({ language, dictionary, site }: PageContext): Html | undefined {
  const drawn = dictionary.terms.filter(term => hasDrawing(term) && term.level < 3)
  const topics = new Set<string | undefined>()
  const shown = inReadingOrder(drawn, dictionary)
    .filter(({ subjects: [home] }) => topics.size !== topics.add(home).size)
    .slice(0, MAX_DRAWINGS)
  if (shown.length < MAX_DRAWINGS) return undefined
  const drawings = shown.map(term =>
    termLink(term, language, site, html`${thumbnail(term, language, site)}${headwordOf(term, language)}`),
  )
  return html`${section('showcase', VISIT_STRINGS[language].howItWorks, list(drawings), 'showcase')}\n`
}

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
  const { offer: text, dismiss } = STRINGS[other]
  return html`<p class="offer needs-js" lang="${other}" data-offer="${other}" hidden>${text} <a href="${href(site, page.home(other))}" hreflang="${other}">${FACTS[other].ownName}</a> <button type="button" aria-label="${dismiss}">×</button></p>
`
}

/** The newest terms, without a day of which only some terms would fit: dates do not order terms of the same day. */
function newest({ language, dictionary, site }: PageContext): Html | undefined {
  const terms = dictionary.newest
  const firstLeftOut = terms[bounds.newest.max]?.date
  const shown = terms.slice(0, bounds.newest.max).filter(({ date }) => date !== firstLeftOut)
  if (shown.length === 0) return undefined
  return section('newest', STRINGS[language].newest, termList(shown, language, site))
}

/** The first paths and comparisons that are shown; a path that was begun on this device is shown as well. */
const MAX_COLLECTIONS = 6

/** Paths for new readers. */
function paths(context: PageContext): Html | undefined {
  const { language, dictionary, site } = context
  const { paths: title, allPaths } = COLLECTION_STRINGS[language]
  const { length } = dictionary.paths
  if (length === 0) return undefined
  const more = length > MAX_COLLECTIONS && moreLink(href(site, page.paths(language)), allPaths(length))
  return html`${section('paths', title, html`${pathList(context, MAX_COLLECTIONS)}${more}`)}\n`
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
  const links = shown.map(each => {
    const path = page.comparison(language, comparisonName(each))
    return anchor(href(site, path), comparisonTitle(each, language, dictionary))
  })
  const more = moreLink(href(site, page.comparisons(language)), allComparisons(topics.flat().length))
  return html`${section('comparisons', title, html`${list(links, 'terms pairs')}${more}`)}\n`
}

const moreLink = (address: string, label: string): Html => html`\n<p class="more">${anchor(address, label)}</p>`
