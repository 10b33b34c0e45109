/** The home page: the search, what to do when something goes wrong, where to begin, topics, and paths. */

import { FACTS } from '../languages/facts-by-language.ts'
import { COLLECTION_STRINGS, STRINGS } from '../languages/strings-by-language.ts'
import { dailySlugs, termOfTheDay } from '../model/days/term-of-the-day.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Page, PageText, Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { absolute, href, page } from '../model/web/address.ts'
import { answersProblem, type ReadingPath } from '../schema/comparisons-and-paths.ts'
import { DEFAULT_LANGUAGE, inBoth, type Language, otherLanguage } from '../schema/language.ts'
import { type Html, html, trusted } from '../text/html.ts'
import { portableMarkdown, renderPage } from '../text/markdown-it.ts'
import { typeset } from '../text/smart-quotes.ts'
import type { PageKind } from './define-page-kind.ts'
import { anchor, list, section } from './elements.ts'
import { searchBox } from './layout.ts'
import { markdownLink, markdownList } from './markdown-builders.ts'
import { markdownPaths, pathList, pathsInOrder } from './reading-path.ts'
import { termList } from './term-links.ts'
import { markdownTopics, topicTiles } from './topic-index.ts'

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
  return html`${language === DEFAULT_LANGUAGE && offer(language, site)}<div class="hero">
<h1>${text.title}</h1>
<div class="prose">
${trusted(renderPage(text.body, site.basePath))}</div>
${searchBox(site, language)}
${examples(context)}
</div>
${problems(context)}${today(context)}${featured(context)}${section('topics', strings.topics, topicTiles(context))}
<p class="more">${anchor(href(site, page.index(language)), size)} · ${anchor(href(site, page.new(language)), strings.newEntries)}</p>
${paths(context)}`
}

function blocks(text: PageText, context: PageContext): readonly string[] {
  const { language, dictionary, site } = context
  const strings = STRINGS[language]
  const { problems, paths } = COLLECTION_STRINGS[language]
  const answers = dictionary.paths.filter(answersProblem)
  const courses = coursesOf(dictionary)
  const terms = featuredTerms(context)
  return [
    portableMarkdown(text.body, site.base),
    ...(answers.length > 0 ? [`## ${problems}`, markdownPaths(answers, context)] : []),
    ...(terms.length > 0 ? [`## ${STRINGS[language].featured}`, markdownList(terms, language, site)] : []),
    `## ${strings.topics}`,
    markdownTopics(context),
    markdownLink(strings.indexTitle, page.index(language), site),
    ...(courses.length > 0 ? [`## ${paths}`, markdownPaths(courses, context)] : []),
  ]
}

function problems({ language, dictionary, site }: PageContext): Html | undefined {
  const { problems: title, allPaths } = COLLECTION_STRINGS[language]
  const answers = dictionary.paths.filter(answersProblem)
  if (answers.length === 0) return undefined
  const links = answers.map(({ slug, text }) => anchor(href(site, page.path(language, slug)), text[language].title))
  const more = moreLink(href(site, page.paths(language)), allPaths(dictionary.paths.length))
  return html`${section('problems', title, html`${list(links, 'problems')}${more}`)}\n`
}

/** Entries that the settings name for new readers. */
const featuredTerms = ({ dictionary, site }: PageContext): readonly Summary[] =>
  (site.featured ?? []).flatMap(slug => dictionary.get(slug) ?? [])

function featured(context: PageContext): Html | undefined {
  const { language, site } = context
  const terms = featuredTerms(context)
  if (terms.length === 0) return undefined
  return html`${section('featured', STRINGS[language].featured, termList(terms, language, site))}\n`
}

/** The term of the day of the build; a script replaces it by that of the reader's day. */
function today({ language, dictionary, site }: PageContext): Html | undefined {
  const strings = STRINGS[language]
  const slugs = dictionary.terms.map(({ slug }) => slug)
  const slug = termOfTheDay(
    dailySlugs(slugs, each => dictionary.get(each)?.level),
    site.generated,
  )
  const term = slug === undefined ? undefined : dictionary.get(slug)
  if (!term) return undefined
  const { title, tagline } = term[language]
  return html`<section class="today" aria-labelledby="today" data-today="${site.generated}">
<h2 id="today">${strings.today}</h2>
<p><a data-today-link href="${href(site, page.term(language, term.slug))}">${title}</a></p>
<p data-today-tagline>${typeset(tagline, language)}</p>
<p class="needs-js"><a data-random href="${href(site, page.index(language))}">${strings.random}</a></p>
</section>
`
}

function examples(context: PageContext): Html {
  const { language, dictionary, site } = context
  const strings = STRINGS[language]
  const shown = strings.examples.filter(([, slug]) => dictionary.get(slug))
  return html`<p class="examples">${shown.length > 0 && html`${strings.tryThis} `}${shown.map(([question], i) => html`<span><a href="${href(site, page.search(language))}?q=${encodeURIComponent(question)}">${question}</a>${i < shown.length - 1 && '\u00a0·'}</span> `)}</p>`
}

/** Offers the other language; a script shows it if the browser prefers that language. */
function offer(language: Language, site: Site): Html {
  const other = otherLanguage(language)
  const { offer: text, dismiss } = STRINGS[other]
  return html`<p class="offer needs-js" lang="${other}" data-offer="${other}" hidden>${text} <a href="${href(site, page.home(other))}" hreflang="${other}">${FACTS[other].ownName}</a> <button type="button" aria-label="${dismiss}">×</button></p>
`
}

/** Paths that are shown. */
const MAX_PATHS = 4

/** Paths to learn from, easier ones first. */
const coursesOf = (dictionary: Dictionary): readonly ReadingPath[] =>
  pathsInOrder(dictionary).filter(path => !answersProblem(path))

function paths(context: PageContext): Html | undefined {
  const { language, dictionary, site } = context
  const { paths: title, allPaths } = COLLECTION_STRINGS[language]
  const courses = coursesOf(dictionary)
  if (courses.length === 0) return undefined
  const more =
    courses.length > MAX_PATHS && moreLink(href(site, page.paths(language)), allPaths(dictionary.paths.length))
  return html`${section('paths', title, html`${pathList(courses.slice(0, MAX_PATHS), context)}${more}`)}\n`
}

const moreLink = (address: string, label: string): Html => html`\n<p class="more">${anchor(address, label)}</p>`
