/**
 * Renders the results into the page of search results, so that they are shown before scripts run and without scripts.
 */

import { fileOf, markdownOf, page } from '../model/address.ts'
import { comparisonName } from '../model/comparison-name.ts'
import type { EdgeSettings } from '../model/edge-settings.ts'
import { bounds } from '../schema/bounds.ts'
import { LANGUAGES, type Language, otherLanguage } from '../schema/language.ts'
import type { Card, FoundComparison } from '../search/open.ts'
import { type Html, html } from '../text/html.ts'
import { typeset } from '../text/typeset.ts'
import { answer } from './answer.ts'
import { markdownFields, pageFields } from './headers.ts'
import { negotiate } from './negotiate.ts'
import type { Platform } from './platform.ts'
import type { Reply } from './reply.ts'
import type { TermRepository } from './term-repository.ts'

/** The element for the results, as written by `src/pages/search-page.ts`. */
const PLACE = '<div data-results>\n</div>'

const WORDS: Readonly<Record<Language, { found: (count: number) => string; none: string; meant: string }>> = {
  en: {
    found: count => (count === 1 ? '1 result for' : `${count} results for`),
    none: 'Nothing found for',
    meant: 'Did you mean:',
  },
  es: {
    found: count => (count === 1 ? '1 resultado para' : `${count} resultados para`),
    none: 'No hay resultados para',
    meant: 'Quizá quisiste decir:',
  },
}

/** The language of the search page if the request is one for it with a query; undefined for other requests. */
export function askedLanguage(path: string | undefined, request: Request): Language | undefined {
  const language = LANGUAGES.find(each => path === page.search(each) || path === markdownOf(page.search(each)))
  return language !== undefined && questionOf(request) !== '' ? language : undefined
}

const questionOf = ({ url }: Request): string =>
  (new URL(url).searchParams.get('q') ?? '').trim().slice(0, bounds.query.max)

export function makeSearchPage(
  platform: Platform,
  repository: TermRepository,
  settings: EdgeSettings,
): (request: Request, language: Language) => Promise<Reply | undefined> {
  return async (request, language) => {
    const path = page.search(language)
    const isFile = new URL(request.url).pathname.endsWith('.md')
    const wanted =
      isFile || settings.edge ? negotiate(isFile ? 'text/markdown' : request.headers.get('Accept')) : 'html'
    const asset = wanted && (await platform.asset(fileOf(wanted === 'markdown' ? markdownOf(path) : path)))
    if (!asset) return undefined
    const question = questionOf(request)
    const found = (await repository.search(language)).find(question, { limit: bounds.search.max, offset: 0 })
    const words = WORDS[language]
    const other = settings.basePath + page.search(otherLanguage(language))
    const cards = found.total > 0 ? found.hits : found.suggestions
    if (wanted === 'markdown') {
      const summary = `${found.total > 0 ? words.found(found.total) : words.none} "${question}"`
      const lines = cards.map(card => markdownLine(card, language, settings)).join('')
      const more = `\n## ${plain(summary)}\n\n${found.total === 0 && cards.length > 0 ? `${words.meant}\n\n` : ''}${lines}`
      const bytes = new TextEncoder().encode(new TextDecoder().decode(asset.bytes) + more)
      return answer({ bytes }, markdownFields(path, bytes.length, settings, !isFile), request)
    }
    const results = html`<div data-results>
<p>${found.total > 0 ? words.found(found.total) : words.none} <b>${question}</b>. ${found.total === 0 && cards.length > 0 && words.meant}</p>
${found.comparison && compared(found.comparison, language, settings)}<ul class="terms">
${cards.map(card => line(card, language, settings))}</ul>
</div>`.toString()
    const text = new TextDecoder()
      .decode(asset.bytes)
      // Functions, because a query may contain replacement patterns such as `$&`.
      .replace(PLACE, () => results)
      .replace(`href="${other}"`, () => html`href="${other}?q=${encodeURIComponent(question)}"`.toString())
      .replace('<input id="q" ', () => html`<input id="q" value="${question}" `.toString())
    return answer({ bytes: new TextEncoder().encode(text) }, pageFields(path, settings), request)
  }
}

/** Escapes what Markdown would read as its own. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')

const markdownLine = ({ slug, title, tagline }: Card, language: Language, { base }: EdgeSettings): string =>
  `- [${plain(title)}](${base}${markdownOf(page.term(language, slug))}): ${plain(tagline)}\n`

const line = ({ slug, title, tagline }: Card, language: Language, { basePath }: EdgeSettings): Html =>
  html`<li><a href="${basePath}${page.term(language, slug)}">${title}</a><br><span>${typeset(tagline, language)}</span></li>\n`

/** The difference between two entries, shown above the results. */
const compared = (
  { slugs, title, difference }: FoundComparison,
  language: Language,
  { basePath }: EdgeSettings,
): Html =>
  html`<p>${title !== '' && html`<a href="${basePath}${page.comparison(language, comparisonName({ terms: slugs }))}">${title}</a><br>`}${difference}</p>
`
