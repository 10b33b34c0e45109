/** Offers the other language on the home page, once, to readers whose browser prefers it. */
import { onClick } from './dom.ts'
import { pageLanguage } from './page-context.ts'
import { readStored, store } from './storage.ts'

const OFFERED_KEY = 'language-offered'

/** Shows `[data-offer]` once to readers whose browser prefers that language. */
export function offerLanguage(): void {
  const line = document.querySelector<HTMLElement>('[data-offer]')
  const [first = ''] = navigator.languages
  if (!line || readStored(OFFERED_KEY) !== null || !first.startsWith(line.dataset.offer ?? pageLanguage())) return
  store(OFFERED_KEY, 'yes')
  line.hidden = false
  onClick('[data-offer] button', () => {
    line.hidden = true
  })
}
