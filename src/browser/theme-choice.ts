/** The choice between the themes: that of the system, light, and dark. */
import { applyTheme, chooseTheme, chosenTheme, type Theme } from './reading/chosen-theme.ts'

/** Makes `[data-theme-choice]` work, and keeps it true when another tab changes its mind. */
export function offerThemes(): void {
  const choice = document.querySelector<HTMLSelectElement>('[data-theme-choice]')
  if (!choice) return
  const show = (): void => {
    choice.value = document.documentElement.dataset.theme ?? ''
  }
  choice.addEventListener('change', () => {
    const theme = choice.value === '' ? undefined : (choice.value as Theme)
    chooseTheme(theme)
    applyTheme(theme)
  })
  // A page that comes back from the browser's memory has heard nothing meanwhile.
  for (const event of ['storage', 'pageshow'])
    addEventListener(event, () => {
      applyTheme(chosenTheme())
      show()
    })
  show()
}
