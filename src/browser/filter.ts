/**
 * The filter of the alphabetical index: hides names that do not contain the typed text, and counts the entries that do.
 * It works after the next paint, so that a slow device shows the letter first.
 */

import { searchPage } from '../model/web/reader-address.ts'
import { fold } from '../text/words.ts'
import { pageLanguage, settings } from './page.ts'

/** Makes `[data-filter]` work where the page has one. */
export function filterList(): void {
  const input = document.querySelector<HTMLInputElement>('[data-filter]')
  const none = document.querySelector<HTMLElement>('[data-filter-none]')
  if (!input || !none) return
  const count = document.querySelector('[data-count]')
  const all = count?.textContent
  let lines: readonly (readonly [HTMLElement, string])[] | undefined
  const filter = (): void => {
    // Names are folded on first use, since a thousand of them take a moment.
    lines ??= [...document.querySelectorAll<HTMLElement>('.lemmas li')].map(line => [line, nameOf(line)])
    const asked = fold(input.value.trim())
    let found = 0
    let terms = 0
    for (const [line, name] of lines) {
      line.hidden = !name.includes(asked)
      if (line.hidden) continue
      found++
      if (line.className === 'lemma') terms++
    }
    // Lists of other names are open while something is asked, without their number, which is that of all.
    for (const group of document.querySelectorAll<HTMLDetailsElement>('main section, .lemmas, .others')) {
      group.hidden = !group.querySelector('li:not([hidden])')
      group.open = asked !== ''
      group.querySelector('summary')?.toggleAttribute('hidden', asked !== '')
    }
    if (count) count.textContent = `${asked === '' ? '' : `${terms} / `}${all}`
    none.textContent = found > 0 ? '' : (none.dataset.filterNone ?? '')
  }
  input.addEventListener('input', () => requestAnimationFrame(() => setTimeout(filter)))
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' && none.textContent !== '')
      location.assign(`${settings().base}${searchPage(pageLanguage())}?q=${encodeURIComponent(input.value.trim())}`)
  })
  if (input.value !== '') filter()
}

/** The title, or the other name before "see". */
const nameOf = (line: HTMLElement): string => fold(line.firstChild?.textContent ?? '')
