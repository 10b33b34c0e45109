/**
 * The search box: a combobox with a list of results that updates while typing (ARIA Authoring Practices, editable combobox
 * with list autocomplete). `find.ts` loads this script when the box is first used.
 */

import { SEARCH_STRINGS } from '../languages/search-box-strings.ts'
import { type PageSettings, pageLanguage } from './page.ts'
import { openAnswers, type ResultRow, showOnPage } from './search/answers.ts'
import { addRecentQuestion, addressQuestion, clearRecentQuestions, recentQuestions } from './search/kept-questions.ts'
import { makeDelayedAnnouncer, makePanel } from './search/panel.ts'
import { actionRow } from './search/rows.ts'

/*! With Orama's stemmers (© OramaSearch Inc., Apache License 2.0). */

/** Results shown at first, on phones and elsewhere, and after "Show more". */
const FIRST_ON_PHONES = 5
const FIRST_RESULTS = 8
const PHONE = '(max-width: 39.99rem)'
const MAX_RESULTS = 50

/** Milliseconds of loading before the panel says so. */
const LOADING_NOTICE_MS = 300

/** Milliseconds after which the question is put back into the box of a restored page. */
const RESTORE_DELAYS_MS = [0, 150, 500] as const

/**
 * Makes the box search, at once if something has already been typed.
 * @param names the answer to a request for the file of names, where one has been sent
 */
export function openBox(
  input: HTMLInputElement,
  settings: PageSettings,
  names: Promise<Response | undefined> | undefined,
): void {
  const find = input.closest<HTMLElement>('.find')
  if (!find) return
  const strings = SEARCH_STRINGS[pageLanguage()]
  const panel = makePanel(input, find, strings.results)
  const announce = makeDelayedAnnouncer(find)
  const question = addressQuestion()
  const answerTo = openAnswers({ ...settings, names }, find.dataset.propose, {
    first: matchMedia(PHONE).matches ? FIRST_ON_PHONES : FIRST_RESULTS,
    most: MAX_RESULTS,
  })
  /** Number of the latest request or close, so that a late answer does not reopen a closed panel. */
  let turn = 0
  /** The question that the rows answer. */
  let answered = ''
  let rows: readonly ResultRow[] = []

  const close = (): void => {
    turn++
    panel.close()
  }
  /** Shows recent searches while the box is empty. */
  const offerRecent = (): void => {
    const recent = recentQuestions()
    if (recent.length === 0) {
      close()
      return
    }
    turn++
    answered = ''
    const repeat = (text: string) => (): void => {
      input.value = text
      typed()
    }
    const forget = (): void => {
      clearRecentQuestions()
      close()
    }
    rows = [
      ...recent.map((text, at) => ({ element: actionRow(at, text, 'recent'), act: repeat(text) })),
      { element: actionRow(recent.length, strings.forget, 'more'), act: forget },
    ]
    // No row is active: Enter in an empty box does nothing.
    panel.showRows(elementsOf(rows), -1, { label: strings.recent, above: [strings.recent] })
    announce(strings.recent)
  }
  const ask = async (all = false): Promise<void> => {
    const asked = input.value.trim()
    if (asked === '') return offerRecent()
    const own = ++turn
    const slow = setTimeout(() => own === turn && panel.showText([strings.loading]), LOADING_NOTICE_MS)
    let shown: readonly ResultRow[] = []
    const answer = await answerTo(asked, all, early => {
      if (own !== turn) return
      clearTimeout(slow)
      answered = asked
      rows = shown = early
      panel.showRows(elementsOf(rows), 0)
    })
    clearTimeout(slow)
    if (own !== turn) return
    // Names have been enough.
    if (answer.rows.length === 0 && shown.length > 0) return
    answered = asked
    const { active } = panel
    rows = inPlace(answer.rows, shown, panel.isUsed)
    if (rows.length === 0) panel.showText(answer.text)
    else if (answer.heading.length === 0) panel.showRows(elementsOf(rows), shown.length > 0 ? active : 0)
    else panel.showRows(elementsOf(rows), -1, { label: answer.news, above: answer.heading, below: answer.text })
    announce(answer.news)
  }
  const choose = async (at: number, inNewTab: boolean): Promise<void> => {
    const { address, act } = rows[at] ?? {}
    if (act) return act()
    if (address === undefined) {
      await ask(true)
      panel.activate(at)
      return
    }
    addRecentQuestion(answered)
    question.flush()
    if (inNewTab) open(address, '_blank', 'noopener')
    else location.assign(address)
  }
  const typed = (): void => {
    question.write(input.value)
    void ask()
  }

  input.addEventListener('input', event => {
    if (!(event as InputEvent).isComposing) typed()
  })
  input.addEventListener('compositionend', typed)
  input.addEventListener('focus', ({ relatedTarget }) => {
    if (!panel.isOpen && !holds(find, relatedTarget)) void ask()
  })
  input.addEventListener('keydown', event => {
    if (event.isComposing || event.altKey) return
    const { key } = event
    const isListed = panel.isOpen && panel.size > 0
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (isListed) panel.step(key === 'ArrowDown' ? 1 : -1)
      else void ask()
    } else if ((key === 'Home' || key === 'End') && panel.isMoved && panel.active >= 0) {
      panel.activate(key === 'Home' ? 0 : panel.size - 1)
    } else if (key === 'Enter' && panel.isOpen && answered === input.value.trim()) {
      // From the box itself Enter leads to the page of results, as the form does.
      if (isListed && panel.active < 0 && answered !== '') return
      if (isListed && panel.active >= 0) void choose(panel.active, event.ctrlKey || event.metaKey)
    } else return
    event.preventDefault()
  })
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || event.isComposing) return
    if (panel.isOpen) {
      close()
      if (holds(find, event.target)) input.focus()
    } else if (event.target === input && input.value !== '') {
      input.value = ''
      question.write('')
    } else return
    event.preventDefault()
  })
  find.addEventListener('focusout', ({ relatedTarget }) => {
    if (!holds(find, relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!panel.isOpen) return
    if (holds(find, target)) question.flush()
    else close()
  })
  // The connection decides which pages can be opened.
  for (const change of ['online', 'offline'])
    addEventListener(change, () => {
      if (panel.isOpen && answered !== '') void ask()
    })
  // A page restored from the back/forward cache has the list open and the box emptied.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    close()
    // WebKit empties the box at some time after this event.
    for (const wait of RESTORE_DELAYS_MS)
      setTimeout(() => {
        if (input.value === '') input.value = new URLSearchParams(location.search).get('q') ?? ''
      }, wait)
  })
  panel.onChoice((at, event) => {
    // The browser follows the link itself, in a new tab if the reader asks for one.
    if (rows[at]?.address !== undefined) {
      addRecentQuestion(answered)
      // Chromium loses the address of a new tab if the history is written meanwhile; see `pointerdown`.
      if (event.button === 0 && !event.ctrlKey && !event.metaKey) question.flush()
    } else if (event.button === 0) void choose(at, false)
  })
  // Answer what was typed while this script was loading, or what the address asks.
  const page = document.querySelector<HTMLElement>('[data-results]')
  const asked = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  if (page && asked !== '' && asked === input.value.trim()) void showOnPage(page, asked, answerTo)
  else if (document.activeElement === input && input.value === '') offerRecent()
  else if (input.value !== '' && (document.activeElement === input || !hasReturned())) typed()
}

/** Whether the page was opened by Back or Forward: a question then waits in the box, and its list covers no text. */
const hasReturned = (): boolean =>
  performance.getEntriesByType('navigation').some(each => (each as PerformanceNavigationTiming).type === 'back_forward')

const elementsOf = (rows: readonly ResultRow[]): readonly HTMLElement[] => rows.map(({ element }) => element)

/** Rows as tall as those that are shown; where these are used, they stay where they are, and the others follow. */
function inPlace(rows: readonly ResultRow[], shown: readonly ResultRow[], isUsed: boolean): readonly ResultRow[] {
  const placeOf = ({ address }: ResultRow): number =>
    (shown.findIndex(row => row.address === address) + 1 || MAX_RESULTS) - 1
  const sorted = isUsed ? [...rows].sort((a, b) => placeOf(a) - placeOf(b)) : rows
  for (const [i, row] of sorted.entries()) {
    row.element.id = `hit-${i}`
    row.element.classList.toggle('early', placeOf(row) < shown.length)
  }
  return sorted
}

const holds = (element: Element, target: EventTarget | null): boolean =>
  target instanceof Node && element.contains(target)
