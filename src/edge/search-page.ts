/**
 * Renders the results into the page of search results, so that they are shown before scripts run and without scripts.
 */

import { RESULT_STRINGS, RESULTS_PAGE_STRINGS } from '../languages/search-box-strings-by-language.ts'
import { fileOf, markdownOf, page } from '../model/web/address.ts'
import { QUESTION_SLOT, RESULTS_SLOT } from '../model/web/edge-placeholders.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { bounds } from '../schema/bounds.ts'
import { LANGUAGES, type Language, otherLanguage } from '../schema/language.ts'
import type { SearchedPage } from '../search/index-format.ts'
import { type Found, pagesAround } from '../search/index-searcher.ts'
import { askedWords, matchedName } from '../search/match-reason.ts'
import type { Card } from '../search/result-cards.ts'
import { type Html, html } from '../text/html.ts'
import { typeset } from '../text/smart-quotes.ts'
import { answer, answerText } from './file-response.ts'
import { negotiate } from './negotiate.ts'
import type { Platform } from './platform.ts'
import type { Reply } from './reply-to-response.ts'
import { markdownFields, pageFields } from './response-headers.ts'
import type { TermRepository } from './term-repository.ts'

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
    const found = await repository.find(language, question, { limit: bounds.search.max, offset: 0 })
    platform.observe?.({ kind: 'search', channel: 'page', isFound: found.total > 0 && !found.isClosest })
    if (wanted === 'markdown') {
      const text = new TextDecoder().decode(asset.bytes) + markdownResults(found, question, language, settings)
      const bytes = new TextEncoder().encode(text)
      return answer({ bytes }, markdownFields(path, bytes.length, settings, !isFile), request)
    }
    const results = htmlResults(found, question, language, settings).toString()
    const other = settings.basePath + page.search(otherLanguage(language))
    const text = new TextDecoder()
      .decode(asset.bytes)
      // Functions, because a query may contain replacement patterns such as `$&`.
      .replace(RESULTS_SLOT, () => results)
      .replace(`href="${other}"`, () => html`href="${other}?q=${encodeURIComponent(question)}"`.toString())
      .replace(QUESTION_SLOT, place => place + html`value="${question}" `.toString())
    return answerText(text, pageFields(path, settings), request)
  }
}

/** What programs read. */
function markdownResults(found: Found, question: string, language: Language, { base }: EdgeSettings): string {
  const words = RESULTS_PAGE_STRINGS[language]
  const { total, hits, suggestions } = found
  const [first, last] = pagesAround(found, question).map(pages =>
    pages.map(({ path, title, description }) => [title, base + markdownOf(path), description] as const),
  )
  const cards = (total > 0 ? hits : suggestions).map(
    ({ slug, title, tagline }) => [title, base + markdownOf(page.term(language, slug)), tagline] as const,
  )
  const lineOf = ([title, address, text]: readonly [string, string, string]): string =>
    `- [${plain(title)}](${address})${text === '' ? '' : `: ${plain(text)}`}\n`
  const closest = found.isClosest || (total === 0 && cards.length > 0) ? `${RESULT_STRINGS[language].closest}:\n\n` : ''
  const lines = [...(first ?? []), ...cards, ...(last ?? [])].map(lineOf).join('')
  const heading = plain(`${words.found(total, found.pages.length)} "${question}"`)
  return `\n## ${heading}\n\n${closest}${lines}`
}

/** Escapes what Markdown would read as its own. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')

/** What people read; where nothing matches well, the closest entries under a heading that says so. */
function htmlResults(found: Found, question: string, language: Language, settings: EdgeSettings): Html {
  const { total, hits, comparison, pages, suggestions } = found
  const [first = [], last = []] = pagesAround(found, question)
  const lines = total > 0 ? hits : suggestions
  const pageLines = (some: readonly SearchedPage[]) => some.map(each => pageLine(each, language, settings))
  const heading = (found.isClosest || suggestions.length > 0) && html`<h2>${RESULT_STRINGS[language].closest}</h2>\n`
  const hasDifference = comparison !== undefined && comparison.path === ''
  return html`<div data-results>
<p>${RESULTS_PAGE_STRINGS[language].found(total, pages.length)} <b>${question}</b>.</p>
${heading}<ul class="terms">
${pageLines(first)}${hasDifference && html`<li><span class="hit-tagline">${typeset(comparison.difference, language)}</span></li>\n`}${lines.map(hit => line(hit, question, language, settings))}${pageLines(last)}</ul>
</div>`
}

/** A result in the form in which the search script writes it; see `src/browser/search/results-view.ts`. */
function line(card: Card, question: string, language: Language, { basePath }: EdgeSettings): Html {
  const { slug, title, tagline, level } = card
  const { called, levels } = RESULT_STRINGS[language]
  const matched = matchedName(card, askedWords(question))
  return html`<li><a href="${basePath}${page.term(language, slug)}">${title}</a>${matched && html` <span class="hit-why">${called} ${matched.name}</span>`} <span class="hit-tagline">${typeset(tagline, language)}</span> <span class="hit-level level" data-level="${level}">${levels[level]}</span></li>\n`
}

const pageLine = ({ path, title, description }: SearchedPage, language: Language, { basePath }: EdgeSettings): Html =>
  html`<li><a href="${basePath}${path}">${title}</a> <span class="hit-tagline">${typeset(description, language)}</span></li>\n`
