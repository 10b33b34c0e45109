/** The theme that a reader has chosen on this device: light, dark, or that of the system. */
import { readStored, store } from './storage.ts'

type Theme = 'light' | 'dark'

const KEY = 'theme'

/** The stored theme; undefined for that of the system. */
export function chosenTheme(): Theme | undefined {
  const value = readStored(KEY)
  return value === 'light' || value === 'dark' ? value : undefined
}

/** Sets the attribute that style sheets read, and the media of the two theme colors in the head, the light one first. */
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

/** Makes `[data-theme-choice]` work, and follows choices made in other tabs. */
export function enableThemeChoice(): void {
  const choice = document.querySelector<HTMLSelectElement>('[data-theme-choice]')
  if (!choice) return
  const show = (): void => {
    choice.value = document.documentElement.dataset.theme ?? ''
  }
  choice.addEventListener('change', () => {
    const theme = (choice.value || undefined) as Theme | undefined
    store(KEY, theme ?? null)
    applyTheme(theme)
  })
  // A page restored from the back/forward cache has missed storage events.
  for (const event of ['storage', 'pageshow'])
    addEventListener(event, () => {
      applyTheme(chosenTheme())
      show()
    })
  show()
}
