/**
 * The search box until somebody wants it: keys lead to it from anywhere, and only then is the script loaded that
 * searches. What was typed meanwhile is not lost; without that script the form still leads to the index.
 */
import { pageLanguage } from './reading/words.ts'
import type { Settings } from './settings.ts'
import { isShortcutOn } from './shortcut.ts'

const FAILED = {
  en: 'Search could not be loaded. Press Enter to open the page of results.',
  es: 'No se pudo cargar la búsqueda. Pulsa Intro para abrir la página de resultados.',
} as const

/** Loads the search when the box has focus, or when the address asks something. */
export function awaitSearch(settings: Settings): void {
  const input = document.querySelector<HTMLInputElement>('.find input')
  if (!input) return
  const failure = document.createElement('div')
  failure.className = 'results'
  failure.setAttribute('role', 'status')
  let begun = false
  const begin = (): void => {
    if (begun) return
    begun = true
    const loading = import(settings.search) as Promise<typeof import('./search.ts')>
    loading.then(
      ({ openBox }) => {
        failure.remove()
        openBox(input, settings)
      },
      () => {
        begun = false
        input.closest('.find')?.append(failure)
        failure.textContent = FAILED[pageLanguage()]
      },
    )
  }
  input.addEventListener('focus', begin)
  input.addEventListener('input', begin)
  input.addEventListener('blur', () => failure.remove())
  document.addEventListener('keydown', event => {
    if (!leadsToSearch(event)) return
    event.preventDefault()
    input.focus()
    input.select()
  })
  const asked = new URLSearchParams(location.search).get('q')
  if (asked) input.value = asked.slice(0, input.maxLength)
  if (asked || document.activeElement === input) begin()
}

/** A slash, unless it is being written somewhere or has been switched off, on any keyboard; Ctrl+K or ⌘K from everywhere. */
function leadsToSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey
  const isWritten =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  return key === '/' && !isWritten && isShortcutOn()
}
