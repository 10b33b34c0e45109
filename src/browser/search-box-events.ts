/**
 * The search box: a combobox with a list of results that updates while typing (ARIA Authoring Practices, editable combobox
 * with list autocomplete). `load-search.ts` loads this script when the box is first used.
 */

import { SearchBox } from './search/box-controller.ts'
import { Answers, showOnPage } from './search/results-view.ts'
import type { PendingResponse } from './search/search-files.ts'

/*! With Orama's stemmers (© OramaSearch Inc., Apache License 2.0). */

/** Milliseconds after which the question is put back into the box of a restored page. */
const RESTORE_DELAYS_MS = [0, 150, 500] as const

/**
 * Makes the box search, at once what was typed while this script was loading, or what the address asks.
 * @param names the answer to a request for the file of names, where one has been sent
 */
export function startSearchBox(input: HTMLInputElement, names: PendingResponse | undefined): void {
  const find = input.closest<HTMLElement>('.find')
  if (!find) return
  const answers = new Answers(find.dataset.propose, names)
  const box = new SearchBox(input, find, answers)
  input.addEventListener('input', event => {
    if (!(event as InputEvent).isComposing) box.typed()
  })
  input.addEventListener('compositionend', () => box.typed())
  input.addEventListener('focus', ({ relatedTarget }) => {
    if (!box.panel.isOpen && !find.contains(relatedTarget as Node | null)) void box.ask()
  })
  find.addEventListener('focusout', ({ relatedTarget }) => {
    if (!find.contains(relatedTarget as Node | null)) box.close()
  })
  listenToKeys(box, input, find)
  listenToPage(box, input)
  const page = document.querySelector<HTMLElement>('[data-results]')
  const question = input.value.trim()
  if (question === '') return
  if (page && question === askedByAddress()) void showOnPage(page, question, answers)
  else if (document.activeElement === input || !hasReturned()) box.typed()
}

function listenToKeys(box: SearchBox, input: HTMLInputElement, find: HTMLElement): void {
  const { panel } = box
  input.addEventListener('keydown', event => {
    if (event.isComposing || event.altKey) return
    const { key } = event
    const isListed = panel.rows.length > 0
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (isListed) panel.step(key === 'ArrowDown' ? 1 : -1)
      else void box.ask()
    } else if ((key === 'Home' || key === 'End') && panel.isMoved && panel.active >= 0) {
      panel.activate(key === 'Home' ? 0 : panel.rows.length - 1)
    } else if (key === 'Enter' && panel.isOpen && box.answered === input.value.trim()) {
      const row = panel.rows[panel.active]
      // From the box itself Enter leads to the page of results, as the form does.
      if (isListed && !row) return
      if (row && (event.ctrlKey || event.metaKey)) open(row.href, '_blank', 'noopener')
      else if (row) location.assign(row.href)
    } else return
    event.preventDefault()
  })
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || event.isComposing) return
    if (panel.isOpen) {
      box.close()
      if (find.contains(event.target as Node)) input.focus()
    } else if (event.target === input && input.value !== '') {
      input.value = ''
      box.typed()
    } else return
    event.preventDefault()
  })
}

function listenToPage(box: SearchBox, input: HTMLInputElement): void {
  // The connection decides which pages can be opened.
  for (const change of ['online', 'offline'])
    addEventListener(change, () => {
      if (box.panel.isOpen) void box.ask()
    })
  // A page restored from the back/forward cache has the list open and the box emptied.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    box.close()
    // WebKit empties the box at some time after this event.
    for (const wait of RESTORE_DELAYS_MS)
      setTimeout(() => {
        if (input.value === '') input.value = askedByAddress()
      }, wait)
  })
}

const askedByAddress = (): string => new URLSearchParams(location.search).get('q')?.trim() ?? ''

/** Whether the page was opened by Back or Forward: a question then waits in the box, and its list covers no text. */
const hasReturned = (): boolean =>
  performance.getEntriesByType('navigation').some(each => (each as PerformanceNavigationTiming).type === 'back_forward')
