/** The theme a reader has chosen on this device; browsers that keep nothing for us follow the system. */
import { keepChoice, keptChoice } from './kept-choice.ts'

export type Theme = 'light' | 'dark'

const KEY = 'theme'

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark'

export function chosenTheme(): Theme | undefined {
  const value = keptChoice(KEY)
  return isTheme(value) ? value : undefined
}

/** @param theme undefined follows the system again */
export const chooseTheme = (theme: Theme | undefined): void => keepChoice(KEY, theme ?? null)

/**
 * Style sheets read the attribute, the browser's own bars the two colors in the head, of which the first is the light one.
 * Without a choice the system's holds.
 */
export function applyTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  const media = (own: Theme): string => {
    if (!theme) return `(prefers-color-scheme:${own})`
    return own === theme ? 'all' : 'not all'
  }
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((color, index) => {
    color.media = media(index ? 'dark' : 'light')
  })
}
