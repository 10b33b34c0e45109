/** A result as a row of the list: title, title in the other language, tagline, level. */
import type { Language } from '../../schema/language.ts'
import type { Hit } from '../../search/open.ts'
import { bothOf } from '../../search/words.ts'
import { marked } from './marked.ts'
import { LEVELS } from './strings.ts'

export function hitRow(hit: Hit, at: number, question: string, language: Language): HTMLElement {
  const row = emptyRow(at)
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
  const row = emptyRow(at)
  row.classList.add('more')
  row.textContent = text
  return row
}

function emptyRow(at: number): HTMLElement {
  const row = document.createElement('li')
  row.className = 'hit'
  row.id = `hit-${at}`
  row.setAttribute('role', 'option')
  row.setAttribute('aria-selected', 'false')
  return row
}

function part(name: string, nodes: readonly (Node | string)[]): HTMLElement {
  const span = document.createElement('span')
  span.className = name
  span.append(...nodes)
  return span
}
