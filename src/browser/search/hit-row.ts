/** A result as a row of the list: title, title in the other language, tagline, level. */
import type { Language } from '../../schema/language.ts'
import type { Hit } from '../../search/open.ts'
import { bothOf } from '../../search/words.ts'
import { marked } from './marked.ts'
import { LEVELS } from './strings.ts'

/** @param address where the row leads: it is a link, so that it opens in new tabs and windows as links do */
export function hitRow(hit: Hit, at: number, question: string, language: Language, address: string): HTMLElement {
  const row = document.createElement('a')
  row.href = address
  row.tabIndex = -1
  dress(row, at)
  const [, other] = bothOf(language)
  const level = part('hit-level', [LEVELS[language][hit.level]])
  level.dataset.level = String(hit.level)
  const parts = [
    part('hit-title', marked(hit.title, question)),
    part('hit-tagline', marked(hit.tagline, question)),
    level,
  ]
  if (hit.otherTitle !== '') {
    const foreign = part('hit-other', [hit.otherTitle])
    foreign.lang = other
    parts.splice(1, 0, foreign)
  }
  // Spaces keep the words apart where the row is read aloud.
  row.append(...parts.flatMap(each => [each, ' ']))
  return row
}

/** The last row, which brings the other results. */
export function moreRow(at: number, text: string): HTMLElement {
  const row = document.createElement('div')
  dress(row, at)
  row.classList.add('more')
  row.textContent = text
  return row
}

/** Makes an element an option of the list. */
function dress(row: HTMLElement, at: number): void {
  row.className = 'hit'
  row.id = `hit-${at}`
  row.setAttribute('role', 'option')
  row.setAttribute('aria-selected', 'false')
}

function part(name: string, nodes: readonly (Node | string)[]): HTMLElement {
  const span = document.createElement('span')
  span.className = name
  span.append(...nodes)
  return span
}
