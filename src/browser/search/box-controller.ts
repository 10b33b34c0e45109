/**
 * The controller of the search box: it asks, shows the results, and acts when a row is chosen. `search-box-events.ts`
 * listens to the reader.
 */

import { SEARCH_STRINGS } from '../../languages/search-box-strings-by-language.ts'
import { pageLanguage } from '../page-context.ts'
import { makeResultsAnnouncer } from './results-announcer.ts'
import { ResultsListbox } from './results-listbox.ts'
import { Answers } from './results-view.ts'
import { rowId } from './rows.ts'
import { writeQuestion } from './write-query-to-url.ts'

/** Milliseconds of loading before the panel says so. */
const LOADING_NOTICE_MS = 300

export class SearchBox {
  readonly input: HTMLInputElement
  readonly find: HTMLElement
  readonly panel: ResultsListbox
  readonly answers: Answers
  readonly #strings = SEARCH_STRINGS[pageLanguage()]
  readonly #announce: (text: string) => void
  /** Number of the latest request or close, so that a late answer does not reopen a closed panel. */
  #turn = 0
  /** The question that the rows answer. */
  #answered = ''
  #rows: readonly HTMLAnchorElement[] = []

  /**
   * @param find holds the box
   * @param names the answer to a request for the file of names, where one has been sent
   */
  constructor(input: HTMLInputElement, find: HTMLElement, names: Promise<Response | undefined> | undefined) {
    this.input = input
    this.find = find
    this.panel = new ResultsListbox(input, find, this.#strings.results)
    this.#announce = makeResultsAnnouncer(find)
    this.answers = new Answers(find.dataset.propose, names)
  }

  get answered(): string {
    return this.#answered
  }

  close(): void {
    this.#turn++
    this.panel.close()
  }

  typed(): void {
    writeQuestion(this.input.value)
    void this.ask()
  }

  async ask(): Promise<void> {
    const { panel } = this
    const asked = this.input.value.trim()
    if (asked === '') {
      this.close()
      return
    }
    const own = ++this.#turn
    const slow = setTimeout(() => own === this.#turn && panel.showText([this.#strings.loading]), LOADING_NOTICE_MS)
    let shown: readonly HTMLAnchorElement[] = []
    const answer = await this.answers.to(asked, undefined, early => {
      if (own !== this.#turn) return
      clearTimeout(slow)
      shown = early
      this.#keep(asked, early)
      panel.showRows(early, 0)
    })
    clearTimeout(slow)
    if (own !== this.#turn) return
    // Names have been enough.
    if (answer.rows.length === 0 && shown.length > 0) return
    const { active } = panel
    const rows = inPlace(answer.rows, shown, panel.isUsed)
    this.#keep(asked, rows)
    if (rows.length === 0) panel.showText(answer.text)
    else if (answer.heading.length === 0) panel.showRows(rows, shown.length > 0 ? active : 0)
    else panel.showRows(rows, -1, { label: answer.news, above: answer.heading, below: answer.text })
    this.#announce(answer.news)
  }

  choose(at: number, inNewTab: boolean): void {
    const { href } = this.#rows[at] ?? {}
    if (href === undefined) return
    if (inNewTab) open(href, '_blank', 'noopener')
    else location.assign(href)
  }

  #keep(answered: string, rows: readonly HTMLAnchorElement[]): void {
    this.#answered = answered
    this.#rows = rows
  }
}

/** Rows as tall as those that are shown; where these are used, they stay where they are, and the others follow. */
function inPlace(
  rows: readonly HTMLAnchorElement[],
  shown: readonly HTMLAnchorElement[],
  isUsed: boolean,
): readonly HTMLAnchorElement[] {
  const placeOf = ({ href }: HTMLAnchorElement): number => {
    const place = shown.findIndex(row => row.href === href)
    return place < 0 ? shown.length : place
  }
  const sorted = isUsed ? [...rows].sort((a, b) => placeOf(a) - placeOf(b)) : rows
  for (const [i, row] of sorted.entries()) {
    row.id = rowId(i)
    row.classList.toggle('early', placeOf(row) < shown.length)
  }
  return sorted
}
