/** What the search box does: it asks, shows the answer, and acts when a row is chosen. `search.ts` listens to the reader. */

import { SEARCH_STRINGS } from '../../languages/search-box-strings.ts'
import { pageLanguage } from '../dom.ts'
import { AddressQuestion } from './address-question.ts'
import { Answers, type ResultRow } from './answers.ts'
import { makeDelayedAnnouncer, Panel } from './panel.ts'
import { rowId } from './rows.ts'

/** Milliseconds of loading before the panel says so. */
const LOADING_NOTICE_MS = 300

export class SearchBox {
  readonly input: HTMLInputElement
  readonly find: HTMLElement
  readonly panel: Panel
  readonly question = new AddressQuestion()
  readonly answers: Answers
  readonly #strings = SEARCH_STRINGS[pageLanguage()]
  readonly #announce: (text: string) => void
  /** Number of the latest request or close, so that a late answer does not reopen a closed panel. */
  #turn = 0
  /** The question that the rows answer. */
  #answered = ''
  #rows: readonly ResultRow[] = []

  /**
   * @param find holds the box
   * @param names the answer to a request for the file of names, where one has been sent
   */
  constructor(input: HTMLInputElement, find: HTMLElement, names: Promise<Response | undefined> | undefined) {
    this.input = input
    this.find = find
    this.panel = new Panel(input, find, this.#strings.results)
    this.#announce = makeDelayedAnnouncer(find)
    this.answers = new Answers(find.dataset.propose, names)
    this.panel.onChoice((at, event) => this.#clicked(at, event))
  }

  get answered(): string {
    return this.#answered
  }

  close(): void {
    this.#turn++
    this.panel.close()
  }

  typed(): void {
    this.question.write(this.input.value)
    void this.ask()
  }

  async ask(all = false): Promise<void> {
    const { panel } = this
    const asked = this.input.value.trim()
    if (asked === '') {
      this.close()
      return
    }
    const own = ++this.#turn
    const slow = setTimeout(() => own === this.#turn && panel.showText([this.#strings.loading]), LOADING_NOTICE_MS)
    let shown: readonly ResultRow[] = []
    const answer = await this.answers.to(asked, all, early => {
      if (own !== this.#turn) return
      clearTimeout(slow)
      shown = early
      this.#keep(asked, early)
      panel.showRows(elementsOf(early), 0)
    })
    clearTimeout(slow)
    if (own !== this.#turn) return
    // Names have been enough.
    if (answer.rows.length === 0 && shown.length > 0) return
    const { active } = panel
    const rows = inPlace(answer.rows, shown, panel.isUsed)
    this.#keep(asked, rows)
    if (rows.length === 0) panel.showText(answer.text)
    else if (answer.heading.length === 0) panel.showRows(elementsOf(rows), shown.length > 0 ? active : 0)
    else panel.showRows(elementsOf(rows), -1, { label: answer.news, above: answer.heading, below: answer.text })
    this.#announce(answer.news)
  }

  async choose(at: number, inNewTab: boolean): Promise<void> {
    const { address } = this.#rows[at] ?? {}
    if (address === undefined) {
      await this.ask(true)
      this.panel.activate(at)
    } else {
      this.question.flush()
      if (inNewTab) open(address, '_blank', 'noopener')
      else location.assign(address)
    }
  }

  #clicked(at: number, { button, ctrlKey, metaKey }: MouseEvent): void {
    // The browser follows the link itself, in a new tab if the reader asks for one.
    if (this.#rows[at]?.address !== undefined) {
      // Chromium loses the address of a new tab if the history is written meanwhile; see `pointerdown`.
      if (button === 0 && !ctrlKey && !metaKey) this.question.flush()
    } else if (button === 0) void this.choose(at, false)
  }

  #keep(answered: string, rows: readonly ResultRow[]): void {
    this.#answered = answered
    this.#rows = rows
  }
}

const elementsOf = (rows: readonly ResultRow[]): readonly HTMLElement[] => rows.map(({ element }) => element)

/** Rows as tall as those that are shown; where these are used, they stay where they are, and the others follow. */
function inPlace(rows: readonly ResultRow[], shown: readonly ResultRow[], isUsed: boolean): readonly ResultRow[] {
  const placeOf = ({ address }: ResultRow): number => {
    const place = shown.findIndex(row => row.address === address)
    return place < 0 ? shown.length : place
  }
  const sorted = isUsed ? [...rows].sort((a, b) => placeOf(a) - placeOf(b)) : rows
  for (const [i, row] of sorted.entries()) {
    row.element.id = rowId(i)
    row.element.classList.toggle('early', placeOf(row) < shown.length)
  }
  return sorted
}
