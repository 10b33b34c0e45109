/**
 * The results of what is typed: rows of entries, or text when there are none or the search file cannot be loaded. On
 * the page of results they become a list of links.
 */

import { RESULT_STRINGS, SEARCH_STRINGS } from '../../languages/search-box-strings-by-language.ts'
import { indexPage, searchFile } from '../../model/web/browser-urls.ts'
import { bothOf } from '../../search/analyzer.ts'
import { comparison as compares } from '../../search/asked-comparison.ts'
import { findInEitherLanguage } from '../../search/find-in-either-language.ts'
import type { SearchedPage } from '../../search/index-format.ts'
import { pagesAround } from '../../search/index-searcher.ts'
import type { Card } from '../../search/result-cards.ts'
import { element, linkTo } from '../dom.ts'
import { keptPaths } from '../offline/page-cache.ts'
import { pageLanguage, settings } from '../page-context.ts'
import { hitRow, moreRow } from './rows.ts'
import { OfflineError, type PendingResponse, SearchFiles } from './search-files.ts'

export interface SearchAnswer {
  readonly rows: readonly HTMLAnchorElement[]
  /** Above rows that are no answers, only the best there is; empty for answers. */
  readonly heading: readonly HTMLElement[]
  /** Shown below the rows. */
  readonly text: readonly (Node | string)[]
  /** The answer in a few words, for screen readers. */
  readonly news: string
}

/** Results shown in the box, on phones and elsewhere, and on the page of results. */
const FIRST_ON_PHONES = 5
const FIRST_RESULTS = 8
const PHONE = '(max-width: 39.99rem)'
const MAX_RESULTS = 50

const language = pageLanguage()
const strings = SEARCH_STRINGS[language]

export class Answers {
  readonly #first = matchMedia(PHONE).matches ? FIRST_ON_PHONES : FIRST_RESULTS
  readonly #propose: string | undefined
  readonly #own: SearchFiles
  readonly #other = new SearchFiles(settings().base + searchFile(bothOf(language)[1]))

  /**
   * @param propose address for proposing a term, to which its name is appended
   * @param names the answer to a request for the file of names, where one has been sent
   */
  constructor(propose: string | undefined, names: PendingResponse | undefined) {
    this.#propose = propose
    this.#own = new SearchFiles(settings().index, names)
    // Nothing is loaded unasked where readers want to save data.
    if (names) this.#own.load().catch(() => undefined)
  }

  /** First what names alone decide, as long as texts are on their way; these rows are the first ones of the answer. */
  async *whileTyping(question: string): AsyncIterable<SearchAnswer> {
    const whole = this.to(question)
    const rows = await this.#named(question)
    if (rows.length > 0) yield { rows, heading: [], text: [], news: '' }
    yield whole
  }

  /** Never rejects: a search file that cannot be loaded is an answer, too. */
  async to(question: string, limit = this.#first): Promise<SearchAnswer> {
    try {
      const search = await this.#own.load()
      const openOther = () => this.#other.load().catch(() => undefined)
      const found = await findInEitherLanguage(search, openOther, question, { limit, offset: 0 })
      const { total, pages, suggestions } = found
      const hits = [...found.hits, ...suggestions].slice(0, limit - pages.length)
      const [first, last] = pagesAround(found, question)
      const rows = await this.#rows([...first, ...hits, ...last], question)
      if (limit < MAX_RESULTS && total > hits.length && this.#isOnline)
        rows.push(moreRow(question, Math.min(total, MAX_RESULTS)))
      const isNone = total + pages.length === 0
      const heading = isNone ? [line(strings.none(question))] : []
      if (found.isClosest || suggestions.length > 0) heading.push(line(RESULT_STRINGS[language].closest))
      const text = heading.length > 0 ? this.#waysOn(question) : []
      const news = isNone ? heading.map(({ textContent }) => textContent).join(' ') : strings.found(total, pages.length)
      if (rows.length === 0) return { rows, heading: [], text: [...heading, ...text], news }
      return { rows, heading, text, news }
    } catch (error) {
      return textAnswer(error instanceof OfflineError ? strings.offline : strings.fault)
    }
  }

  async #named(question: string): Promise<readonly HTMLAnchorElement[]> {
    const names = await this.#own.names().catch(() => undefined)
    if (!names || this.#own.isOpen || compares(question)) return []
    const { hits } = names.find(question, { limit: this.#first, offset: 0 })
    const named = hits.filter(({ match }) => match !== 'words')
    const rows = await this.#rows(named, question)
    for (const row of rows) row.classList.add('early')
    return this.#own.isOpen ? [] : rows
  }

  /** Where readers can go on who have not found what they sought. */
  #waysOn(question: string): readonly HTMLElement[] {
    const index = linkTo(settings().base + indexPage(language), strings.browse)
    if (this.#propose === undefined) return [line(index)]
    return [line(index), line(linkTo(this.#propose + encodeURIComponent(question), strings.propose(question)))]
  }

  async #rows(items: readonly (Card | SearchedPage)[], question: string): Promise<HTMLAnchorElement[]> {
    const kept = this.#isOnline || !('caches' in window) ? undefined : await keptPaths(settings().base)
    return items.map(item => hitRow(item, question, kept))
  }

  get #isOnline(): boolean {
    return navigator.onLine && !SearchFiles.isFromDevice
  }
}

/** An answer without rows. */
export const textAnswer = (news: string): SearchAnswer => ({ rows: [], heading: [], text: [news], news })

/** A separate line within a paragraph. */
const line = (node: Node | string): HTMLElement => element('span', 'line', node)

/** Lists the answer on the page of results, unless the edge function has rendered it there. */
export async function showOnPage(page: HTMLElement, question: string, answers: Answers): Promise<void> {
  if (page.childElementCount > 0) return
  const { rows, heading, text } = await answers.to(question, MAX_RESULTS)
  const items = rows.map(({ href, children: [title, ...parts] }) =>
    element('li', '', linkTo(href, title?.textContent ?? ''), ...parts.flatMap(part => [' ', part])),
  )
  const list = element('ul', 'terms', ...items)
  page.replaceChildren(element('p', 'no-hits', ...heading), list, element('p', 'no-hits', ...text))
}
