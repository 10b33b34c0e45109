/** A row of the list: a result with its title, why it was found, its tagline and level; or something to do. */
import type { Language } from '../../schema/language.ts'
import type { Hit } from '../../search/open.ts'
import { bothOf } from '../../search/words.ts'
import { askedWords, marked } from './marked.ts'
import { reasonOf } from './reason.ts'
import { LEVELS, SEARCH_STRINGS } from './strings.ts'

export interface RowInput {
  readonly question: string
  readonly language: Language
  /** Where the row leads: it is a link, so that it opens in new tabs and windows as links do. */
  readonly address: string
  /** Whether the page cannot be had now: there is no connection, and the device has not kept it. */
  readonly isAway: boolean
}

export function hitRow(hit: Hit, at: number, { question, language, address, isAway }: RowInput): HTMLElement {
  const row = document.createElement('a')
  row.href = address
  row.tabIndex = -1
  dress(row, at)
  const asked = askedWords(question)
  const level = part('hit-level level', [part('hit-label', [LEVELS[language][hit.level]])])
  level.dataset.level = String(hit.level)
  const parts = [
    part('hit-title', marked(hit.title, asked)),
    ...why(hit, question, asked, language),
    part('hit-tagline', marked(hit.tagline, asked)),
    isAway ? part('hit-away', [SEARCH_STRINGS[language].away]) : level,
  ]
  // Spaces keep the words apart where the row is read aloud.
  row.append(...parts.flatMap(each => [each, ' ']))
  return row
}

/** Why it was found; without a reason to tell, the title in the other language. */
function why(hit: Hit, question: string, asked: readonly string[], language: Language): readonly HTMLElement[] {
  const strings = SEARCH_STRINGS[language]
  const reason = reasonOf(hit, question, asked)
  if (reason?.kind === 'name') return [part('hit-why', [strings.called, ' ', ...marked(reason.name, asked)])]
  if (reason?.kind === 'words')
    return [part('hit-why', [strings.matches, ' ', ...marked(reason.words.join(', '), asked)])]
  const name = reason?.name ?? hit.otherTitle
  if (name === '') return []
  const [, other] = bothOf(language)
  const foreign = part('hit-why hit-other', marked(name, asked))
  foreign.lang = other
  return [foreign]
}

/** The page that compares what the question names, before the entries. */
export function comparisonRow(title: string, difference: string, address: string): HTMLElement {
  const row = document.createElement('a')
  row.href = address
  row.tabIndex = -1
  dress(row, 0)
  row.append(part('hit-title', [title]), ' ', part('hit-tagline', [difference]))
  return row
}

/** A row that does something in the box instead of leading away. */
export function actionRow(at: number, text: string, kind: 'more' | 'recent'): HTMLElement {
  const row = document.createElement('div')
  dress(row, at)
  row.classList.add(kind)
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
