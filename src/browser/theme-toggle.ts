/** The button between light and dark: pressed means dark, whoever has decided it. */
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
    chooseTheme(theme)
    applyTheme(theme)
    tell()
  })
  system.addEventListener('change', tell)
  addEventListener('storage', () => {
    applyTheme(chosenTheme())
    tell()
  })
  tell()
}
