/** The theme a reader has chosen on this device; browsers that keep nothing for us follow the system. */

export type Theme = 'light' | 'dark'

const KEY = 'theme'

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark'

export function chosenTheme(): Theme | undefined {
  try {
    const value = localStorage.getItem(KEY)
    return isTheme(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // The choice then holds for this page.
  }
}

/** Style sheets read the attribute; without it the system's preference holds. */
export function applyTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}
