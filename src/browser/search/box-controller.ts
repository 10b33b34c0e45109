/**
 * The controller of the search box: it asks, shows and announces the results. `search-box-events.ts` listens to the reader.
 */

import { SEARCH_STRINGS } from '../../languages/search-box-strings-by-language.ts'
import { addStatusLine } from '../dom.ts'
import { pageLanguage } from '../page-context.ts'
import { ResultsListbox } from './results-listbox.ts'
import { type Answers, textAnswer } from './results-view.ts'

/** Milliseconds of loading before the panel says so. */
const LOADING_NOTICE_MS = 300

/** Milliseconds without typing before results are announced, so that screen readers can echo the keys. */
const TYPING_PAUSE_MS = 600

export class SearchBox {
  readonly panel: ResultsListbox
  /** The question that the rows answer. */
  answered = ''
  readonly #input: HTMLInputElement
  readonly #answers: Answers
  readonly #status: HTMLElement
  #announcing = 0
  /** Number of the latest request or close, so that a late answer does not reopen a closed panel. */
  #turn = 0

  /** @param find holds the box */
  constructor(input: HTMLInputElement, find: HTMLElement, answers: Answers) {
    this.#input = input
    this.#answers = answers
    this.panel = new ResultsListbox(input, find)
    this.#status = addStatusLine(find)
  }

  close(): void {
    this.#turn++
    this.panel.close()
  }

  typed(): void {
    writeToAddress(this.#input.value.trim())
    void this.ask()
  }

  async ask(): Promise<void> {
    const { panel } = this
    const asked = this.#input.value.trim()
    if (asked === '') return this.close()
    const own = ++this.#turn
    const loading = textAnswer(SEARCH_STRINGS[pageLanguage()].loading)
    const slow = setTimeout(() => own === this.#turn && panel.show(loading, -1), LOADING_NOTICE_MS)
    let shown: readonly HTMLAnchorElement[] = []
    for await (const answer of this.#answers.whileTyping(asked)) {
      clearTimeout(slow)
      if (own !== this.#turn) return
      // Names have been enough.
      if (answer.rows.length === 0 && shown.length > 0) return
      const active = shown.length > 0 ? panel.active : 0
      shown = inPlace(answer.rows, shown, panel.isUsed)
      this.answered = asked
      panel.show({ ...answer, rows: shown }, answer.heading.length > 0 ? -1 : active)
      this.#announce(answer.news)
    }
  }

  #announce(text: string): void {
    clearTimeout(this.#announcing)
    this.#announcing = setTimeout(() => this.#status.replaceChildren(text), TYPING_PAUSE_MS)
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
  for (const row of rows) if (placeOf(row) < shown.length) row.classList.add('early')
  return isUsed ? [...rows].sort((a, b) => placeOf(a) - placeOf(b)) : rows
}

/**
 * Writes the question to the address of the page, as `?q=`, so that it can be shared and outlasts the page. Nothing is
 * added to the history.
 */
function writeToAddress(question: string): void {
  const url = new URL(location.href)
  if (question === '') url.searchParams.delete('q')
  else url.searchParams.set('q', question)
  if (url.href === location.href) return
  try {
    history.replaceState(history.state, '', url)
  } catch {
    // Safari refuses more than 100 changes in 10 seconds; the next letter writes all.
  }
}
