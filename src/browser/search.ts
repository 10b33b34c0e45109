/**
 * The search box: a combobox with a list of results (ARIA Authoring Practices, editable combobox with list
 * autocomplete), which answers as one types. Loaded when somebody wants it; see `find.ts`.
 */
import { pageLanguage } from './reading/words.ts'
import { makeAnnouncer } from './search/announcer.ts'
import { openAnswers, type Row } from './search/answers.ts'
import { actionRow } from './search/hit-row.ts'
import { keepQuestion } from './search/kept-question.ts'
import { makePanel } from './search/panel.ts'
import { forgetQuestions, keepQuestionAsRecent, recentQuestions } from './search/recent-questions.ts'
import { showOnPage } from './search/results-page.ts'
import { SEARCH_STRINGS } from './search/strings.ts'
import type { Settings } from './settings.ts'

/*! With Orama's stemmers (© OramaSearch Inc., Apache License 2.0). */

/** Results shown at first, and when all are wanted. */
const FIRST = 8
const MOST = 50

/** Milliseconds of loading before the status line says so. */
const PATIENCE_MS = 300

/** Milliseconds after which the box of a page that comes back gets its question back. */
const RESTORE_MS = [0, 150, 500] as const

/** Makes the box answer, at once if something has been typed already. */
export function openBox(input: HTMLInputElement, settings: Settings): void {
  const find = input.closest<HTMLElement>('.find')
  if (!find) return
  const strings = SEARCH_STRINGS[pageLanguage()]
  const panel = makePanel(input, find, strings.results)
  const announce = makeAnnouncer(find)
  const question = keepQuestion()
  const answerTo = openAnswers(settings, find.dataset.propose, { first: FIRST, most: MOST })
  /** Counts what was asked and closed, so that a late answer does not open what has been closed since. */
  let turn = 0
  /** What the rows answer. */
  let answered = ''
  let rows: readonly Row[] = []

  const close = (): void => {
    turn++
    panel.close()
  }
  /** What was asked before, while the box is empty. */
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
      forgetQuestions()
      close()
    }
    rows = [
      ...recent.map((text, at) => ({ element: actionRow(at, text, 'recent'), act: repeat(text) })),
      { element: actionRow(recent.length, strings.forget, 'more'), act: forget },
    ]
    // None is active: Enter in an empty box asks nothing.
    panel.showRows(
      rows.map(({ element }) => element),
      -1,
      strings.recent,
    )
    announce(strings.recent)
  }
  const ask = async (all = false): Promise<void> => {
    const asked = input.value.trim()
    if (asked === '') return offerRecent()
    const own = ++turn
    const slow = setTimeout(() => own === turn && panel.showText([strings.loading]), PATIENCE_MS)
    const answer = await answerTo(asked, all)
    clearTimeout(slow)
    if (own !== turn) return
    answered = asked
    rows = answer.rows
    const elements = rows.map(({ element }) => element)
    if (rows.length > 0) panel.showRows(elements, 0)
    else panel.showText(answer.text)
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
    keepQuestionAsRecent(answered)
    question.settle()
    if (inNewTab) open(address, '_blank', 'noopener')
    else location.assign(address)
  }
  const typed = (): void => {
    question.keep(input.value)
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
    } else if ((key === 'Home' || key === 'End') && panel.isWalked && panel.active >= 0) {
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
      question.keep('')
    } else return
    event.preventDefault()
  })
  find.addEventListener('focusout', ({ relatedTarget }) => {
    if (!holds(find, relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!panel.isOpen) return
    if (holds(find, target)) question.settle()
    else close()
  })
  // Which rows can be read changes with the connection.
  for (const change of ['online', 'offline'])
    addEventListener(change, () => {
      if (panel.isOpen && answered !== '') void ask()
    })
  // A page that comes back from the browser's memory comes with the list open and the box emptied.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    close()
    // WebKit empties it after this event, at a moment of its own.
    for (const wait of RESTORE_MS)
      setTimeout(() => {
        if (input.value === '') input.value = new URLSearchParams(location.search).get('q') ?? ''
      }, wait)
  })
  panel.onChoice((at, event) => {
    // A link is followed by the browser, in a new tab where the reader wants one.
    if (rows[at]?.address !== undefined) {
      keepQuestionAsRecent(answered)
      // Chromium forgets the address of a new tab when the history is written meanwhile; see `pointerdown`.
      if (event.button === 0 && !event.ctrlKey && !event.metaKey) question.settle()
    } else if (event.button === 0) void choose(at, false)
  })
  // What was typed while this script was loading.
  const page = document.querySelector<HTMLElement>('[data-results]')
  const asked = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  if (page && asked !== '' && asked === input.value.trim()) void showOnPage(page, asked, answerTo)
  else if (input.value !== '') typed()
  else if (document.activeElement === input) offerRecent()
}

const holds = (element: Element, target: EventTarget | null): boolean =>
  target instanceof Node && element.contains(target)
