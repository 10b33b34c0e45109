/**
 * Loads the search script when the search box is first used, and focuses the box by keyboard. Text typed during the load
 * is kept; if the load fails, the form still opens the page of results.
 */
import { namesFile } from '../model/web/browser-urls.ts'
import { element } from './dom.ts'
import { pageLanguage, settings } from './page-context.ts'

const FAILED = {
  en: 'Search could not be loaded. Press Enter to open the page of results.',
  es: 'No se pudo cargar la búsqueda. Pulsa Intro para abrir la página de resultados.',
} as const

/** Loads the search when the box has focus, or when the address has a question. */
export function loadSearchOnDemand(): void {
  const input = document.querySelector<HTMLInputElement>('.find input')
  if (!input) return
  const failure = element('div', 'results')
  failure.setAttribute('role', 'status')
  let isLoading = false
  const load = (): void => {
    if (isLoading) return
    isLoading = true
    const { index, search } = settings()
    // The names come beside the script, unless the reader has asked to save data.
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
    const names = connection?.saveData ? undefined : fetch(namesFile(index)).catch(() => undefined)
    const loading = import(search) as Promise<typeof import('./search-box-events.ts')>
    loading.then(
      ({ startSearchBox }) => {
        failure.remove()
        startSearchBox(input, names)
      },
      () => {
        isLoading = false
        input.closest('.find')?.append(failure)
        failure.textContent = FAILED[pageLanguage()]
      },
    )
  }
  input.addEventListener('focus', load)
  input.addEventListener('input', load)
  input.addEventListener('blur', () => failure.remove())
  document.addEventListener('keydown', event => {
    if (!isSearchKey(event)) return
    event.preventDefault()
    input.focus()
    input.select()
  })
  const asked = new URLSearchParams(location.search).get('q')
  if (asked) input.value = asked.slice(0, input.maxLength)
  if (asked || document.activeElement === input) load()
}

/** Ctrl+K or ⌘K: single keys would act on people who dictate or press them by accident (WCAG 2.1.4). */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean =>
  !defaultPrevented && !altKey && !shiftKey && (ctrlKey || metaKey) && key.toLowerCase() === 'k'
