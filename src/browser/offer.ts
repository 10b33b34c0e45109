/** One line on the home page that offers the other language to readers whose browser asks for it first; shown once. */
import { onClick } from './reading/clicked.ts'
import { keepChoice, keptChoice } from './reading/kept-choice.ts'
import { pageLanguage } from './reading/words.ts'

const KEY = 'language-offered'

/** Shows `[data-offer]`, the language it offers, where the reader prefers that language. */
export function offerLanguage(): void {
  const line = document.querySelector<HTMLElement>('[data-offer]')
  const [first = ''] = navigator.languages
  if (!line || keptChoice(KEY) !== null || !first.startsWith(line.dataset.offer ?? pageLanguage())) return
  keepChoice(KEY, 'yes')
  line.hidden = false
  onClick('[data-offer] button', () => {
    line.hidden = true
  })
}
