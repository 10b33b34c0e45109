/**
 * The button between light and dark; pressed means dark. Choosing the theme that the system has takes the choice back,
 * so that the page follows the system again.
 */
import { applyTheme, chooseTheme, chosenTheme, type Theme } from './reading/chosen-theme.ts'
import { onClick } from './reading/clicked.ts'

/** Makes every `[data-theme-toggle]` work, and keeps it true when the system or another tab changes its mind. */
export function toggleTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const shown = (): Theme =>
    (document.documentElement.dataset.theme as Theme | undefined) ?? (system.matches ? 'dark' : 'light')
  const tell = (): void => {
    for (const button of document.querySelectorAll('[data-theme-toggle]'))
      button.setAttribute('aria-pressed', String(shown() === 'dark'))
  }
  onClick('[data-theme-toggle]', () => {
    const theme = shown() === 'dark' ? 'light' : 'dark'
    const choice = (theme === 'dark') === system.matches ? undefined : theme
    chooseTheme(choice)
    applyTheme(choice)
    tell()
  })
  system.addEventListener('change', tell)
  addEventListener('storage', () => {
    applyTheme(chosenTheme())
    tell()
  })
  tell()
}
