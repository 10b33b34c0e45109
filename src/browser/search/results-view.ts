/**
 * The results of what is typed: rows of entries, or text when there are none or the search file cannot be loaded. On
 * the page of results they become a list of links.
 */

import { RESULT_STRINGS, SEARCH_STRINGS } from '../../languages/search-box-strings-by-language.ts'
import { indexPage, searchFile, searchPage } from '../../model/web/browser-urls.ts'
import { bothOf } from '../../search/analyzer.ts'
import { comparison as compares } from '../../search/asked-comparison.ts'
import { findInEitherLanguage } from '../../search/find-in-either-language.ts'
import type { SearchedPage } from '../../search/index-format.ts'
import { pagesAround } from '../../search/index-searcher.ts'
import type { Card } from '../../search/result-cards.ts'
import { element, linkTo } from '../dom.ts'
import { keptPaths } from '../offline/page-cache.ts'
import { pageLanguage, pathOf, settings } from '../page-context.ts'
import { hitRow, moreRow, pageRow } from './rows.ts'
import { OfflineError, SearchFiles } from './search-files.ts'

export interface SearchAnswer {
  readonly rows: readonly HTMLAnchorElement[]
  /** Above rows that are no answers, only the best there is; empty for answers. */
  readonly heading: readonly (Node | string)[]
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

export class Answers {
  readonly #language = pageLanguage()
  readonly #strings = SEARCH_STRINGS[this.#language]
  readonly #first = matchMedia(PHONE).matches ? FIRST_ON_PHONES : FIRST_RESULTS
  readonly #propose: string | undefined
  readonly #file: SearchFiles
  readonly #otherFile = new SearchFiles(settings().base + searchFile(bothOf(this.#language)[1]))

  /**
   * @param propose address for proposing a term, to which its name is appended
   * @param names the answer to a request for the file of names, where one has been sent
   */
  constructor(propose: string | undefined, names: Promise<Response | undefined> | undefined) {
    this.#propose = propose
    this.#file = new SearchFiles(settings().index, names)
    // Nothing is loaded unasked where readers want to save data.
    if (names) this.#file.load().catch(() => undefined)
  }

  /**
   * Never rejects: a search file that cannot be loaded is an answer, too.
   * @param early called with what names alone decide, as long as texts are on their way; these rows are the first ones of
   * the answer
   */
  async to(
    question: string,
    limit = this.#first,
    early?: (rows: readonly HTMLAnchorElement[]) => void,
  ): Promise<SearchAnswer> {
    try {
      const loading = this.#file.load()
      if (early) void this.#showNamed(question, early)
      const search = await loading
      const openOther = () => this.#otherFile.load().catch(() => undefined)
      const found = await findInEitherLanguage(search, openOther, question, { limit, offset: 0 })
      const { total, pages } = found
      if (total === 0 && pages.length === 0) return this.#zeroResult(question, found.suggestions)
      const hits = found.hits.slice(0, limit - pages.length)
      const [first, last] = pagesAround(found, question)
      const rows = await this.#rows([...first, ...hits, ...last], question)
      if (limit < MAX_RESULTS && total > hits.length && this.#isOnline)
        rows.push(this.#moreRow(question, rows.length, total))
      const heading = found.isClosest ? [line(RESULT_STRINGS[this.#language].closest)] : []
      const text = found.isClosest ? this.#waysOn(question) : []
      return { rows, heading, text, news: this.#strings.found(total, pages.length) }
    } catch (error) {
      const news = error instanceof OfflineError ? this.#strings.offline : this.#strings.fault
      return { rows: [], heading: [], text: [news], news }
    }
  }

  async #showNamed(question: string, early: (rows: readonly HTMLAnchorElement[]) => void): Promise<void> {
    const names = await this.#file.names().catch(() => undefined)
    if (!names || this.#file.isOpen || compares(question)) return
    const { hits } = names.find(question, { limit: this.#first, offset: 0 })
    const named = hits.filter(({ match }) => match !== 'words')
    const rows = await this.#rows(named, question)
    for (const row of rows) row.classList.add('early')
    if (rows.length > 0 && !this.#file.isOpen) early(rows)
  }

  async #zeroResult(question: string, suggestions: readonly Card[]): Promise<SearchAnswer> {
    const none = this.#strings.none(question)
    const ways = this.#waysOn(question)
    if (suggestions.length === 0) return { rows: [], heading: [], text: [line(none), ...ways], news: none }
    const heading = [line(none), line(RESULT_STRINGS[this.#language].closest)]
    const rows = await this.#rows(suggestions, question)
    return { rows, heading, text: ways, news: heading.map(({ textContent }) => textContent).join(' ') }
  }

  /** Where readers can go on who have not found what they sought. */
  #waysOn(question: string): readonly HTMLElement[] {
    const index = linkTo(settings().base + indexPage(this.#language), this.#strings.browse)
    if (this.#propose === undefined) return [line(index)]
    return [line(index), line(linkTo(this.#propose + encodeURIComponent(question), this.#strings.propose(question)))]
  }

  async #rows(items: readonly (Card | SearchedPage)[], question: string): Promise<HTMLAnchorElement[]> {
    const isAway = await this.#awayTest()
    return items.map((item, at) => {
      const address = 'slug' in item ? pathOf(item.slug) : settings().base + item.path
      const input = { question, language: this.#language, address, isAway: isAway(address) }
      return 'slug' in item ? hitRow(item, at, input) : pageRow(item, at, input)
    })
  }

  /** Leads to the page of results, which has more of them and needs a connection. */
  #moreRow(question: string, at: number, total: number): HTMLAnchorElement {
    const address = `${settings().base}${searchPage(this.#language)}?q=${encodeURIComponent(question)}`
    return moreRow(at, address, this.#strings.more(Math.min(total, MAX_RESULTS)))
  }

  get #isOnline(): boolean {
    return navigator.onLine && !this.#file.isFromDevice && !this.#otherFile.isFromDevice
  }

  /** Without a connection only pages stored on the device can be opened. */
  async #awayTest(): Promise<(address: string) => boolean> {
    const kept = this.#isOnline || !('caches' in window) ? undefined : await keptPaths(settings().base)
    return address => kept !== undefined && !kept.has(address)
  }
}

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
  page.replaceChildren(paragraph(heading), list, paragraph(text))
}

function paragraph(nodes: readonly (Node | string)[]): HTMLElement {
  const made = element('p', 'no-hits', ...nodes)
  made.hidden = nodes.length === 0
  return made
}
