/**
 * The key "/", which leads to the search box, can be switched off on this device: people who dictate, or whose hands
 * meet keys by accident, must be able to (WCAG 2.1.4). Ctrl+K needs two keys and stays.
 */
import { onClick } from './reading/clicked.ts'
import { keepChoice, keptChoice } from './reading/kept-choice.ts'

const KEY = 'shortcut'
const OFF = 'off'

export const isShortcutOn = (): boolean => keptChoice(KEY) !== OFF

/** Makes every `[data-shortcut-toggle]` work; pressed means on. */
export function toggleShortcut(): void {
  const tell = (): void => {
    for (const button of document.querySelectorAll('[data-shortcut-toggle]'))
      button.setAttribute('aria-pressed', String(isShortcutOn()))
  }
  onClick('[data-shortcut-toggle]', () => {
    keepChoice(KEY, isShortcutOn() ? OFF : null)
    tell()
  })
  tell()
}
