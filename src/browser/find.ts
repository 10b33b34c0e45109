/**
 * Loads the search script when the search box is first used, and focuses the box by keyboard. Text typed during the load
 * is kept; if the load fails, the form still opens the page of results.
 *
 * The key "/" can be switched off on this device, for people who dictate or press keys by accident (WCAG 2.1.4).
 */
import { namesFile } from '../model/web/reader-address.ts'
import { element, onClick, pageLanguage, settings } from './page.ts'
import { readStored, store } from './storage.ts'

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
    const loading = import(search) as Promise<typeof import('./search.ts')>
    loading.then(
      ({ openBox }) => {
        failure.remove()
        openBox(input, names)
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

/** Ctrl+K or ⌘K from everywhere; a slash outside of text fields, unless it has been switched off. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey
  const isWritten =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  return key === '/' && !isWritten && isShortcutOn()
}

const SHORTCUT_KEY = 'shortcut'
const OFF = 'off'

const isShortcutOn = (): boolean => readStored(SHORTCUT_KEY) !== OFF

/** Makes every `[data-shortcut-toggle]` work; pressed means on. */
export function enableShortcutToggle(): void {
  const show = (): void => {
    for (const button of document.querySelectorAll('[data-shortcut-toggle]'))
      button.setAttribute('aria-pressed', String(isShortcutOn()))
  }
  onClick('[data-shortcut-toggle]', () => {
    store(SHORTCUT_KEY, isShortcutOn() ? OFF : null)
    show()
  })
  show()
}
