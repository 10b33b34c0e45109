/**
 * The search box: a combobox with a list of results that updates while typing (ARIA Authoring Practices, editable combobox
 * with list autocomplete). `load-search.ts` loads this script when the box is first used.
 */

import { SearchBox } from './search/box-controller.ts'
import { showOnPage } from './search/results-view.ts'
import { writeQuestion } from './search/write-query-to-url.ts'

/*! With Orama's stemmers (© OramaSearch Inc., Apache License 2.0). */

/** Milliseconds after which the question is put back into the box of a restored page. */
const RESTORE_DELAYS_MS = [0, 150, 500] as const

/**
 * Makes the box search, at once if something has already been typed.
 * @param names the answer to a request for the file of names, where one has been sent
 */
export function startSearchBox(input: HTMLInputElement, names: Promise<Response | undefined> | undefined): void {
  const find = input.closest<HTMLElement>('.find')
  if (!find) return
  const box = new SearchBox(input, find, names)
  listenToTyping(box)
  listenToKeys(box)
  listenToLeaving(box)
  listenToPage(box)
  answerWhatIsThere(box)
}

function listenToTyping(box: SearchBox): void {
  const { input, find, panel } = box
  input.addEventListener('input', event => {
    if (!(event as InputEvent).isComposing) box.typed()
  })
  input.addEventListener('compositionend', () => box.typed())
  input.addEventListener('focus', ({ relatedTarget }) => {
    if (!panel.isOpen && !holds(find, relatedTarget)) void box.ask()
  })
}

function listenToKeys(box: SearchBox): void {
  const { input, find, panel } = box
  input.addEventListener('keydown', event => {
    if (event.isComposing || event.altKey) return
    const { key } = event
    const isListed = panel.isOpen && panel.size > 0
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (isListed) panel.step(key === 'ArrowDown' ? 1 : -1)
      else void box.ask()
    } else if ((key === 'Home' || key === 'End') && panel.isMoved && panel.active >= 0) {
      panel.activate(key === 'Home' ? 0 : panel.size - 1)
    } else if (key === 'Enter' && panel.isOpen && box.answered === input.value.trim()) {
      // From the box itself Enter leads to the page of results, as the form does.
      if (isListed && panel.active < 0 && box.answered !== '') return
      if (isListed && panel.active >= 0) box.choose(panel.active, event.ctrlKey || event.metaKey)
    } else return
    event.preventDefault()
  })
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || event.isComposing) return
    if (panel.isOpen) {
      box.close()
      if (holds(find, event.target)) input.focus()
    } else if (event.target === input && input.value !== '') {
      input.value = ''
      writeQuestion('')
    } else return
    event.preventDefault()
  })
}

function listenToLeaving(box: SearchBox): void {
  const { find } = box
  find.addEventListener('focusout', ({ relatedTarget }) => {
    if (!holds(find, relatedTarget)) box.close()
  })
}

function listenToPage(box: SearchBox): void {
  const { input, panel } = box
  // The connection decides which pages can be opened.
  for (const change of ['online', 'offline'])
    addEventListener(change, () => {
      if (panel.isOpen && box.answered !== '') void box.ask()
    })
  // A page restored from the back/forward cache has the list open and the box emptied.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    box.close()
    // WebKit empties the box at some time after this event.
    for (const wait of RESTORE_DELAYS_MS)
      setTimeout(() => {
        if (input.value === '') input.value = new URLSearchParams(location.search).get('q') ?? ''
      }, wait)
  })
}

/** Answers what was typed while this script was loading, or what the address asks. */
function answerWhatIsThere(box: SearchBox): void {
  const { input, answers } = box
  const page = document.querySelector<HTMLElement>('[data-results]')
  const asked = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  const isActive = document.activeElement === input
  if (page && asked !== '' && asked === input.value.trim()) void showOnPage(page, asked, answers)
  else if (input.value !== '' && (isActive || !hasReturned())) box.typed()
}

/** Whether the page was opened by Back or Forward: a question then waits in the box, and its list covers no text. */
const hasReturned = (): boolean =>
  performance.getEntriesByType('navigation').some(each => (each as PerformanceNavigationTiming).type === 'back_forward')

const holds = (element: Element, target: EventTarget | null): boolean =>
  target instanceof Node && element.contains(target)
