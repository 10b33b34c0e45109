/**
 * Rows of the list: a result with title, reason, tagline and level, and the words of the question marked; a comparison; or
 * an action.
 */
import type { Language } from '../../schema/language.ts'
import type { Hit } from '../../search/open.ts'
import { bothOf, telling, wordsOf } from '../../search/words.ts'
import { fold } from '../../text/words.ts'
import { LEVEL_NAMES, SEARCH_STRINGS } from './strings.ts'

interface RowInput {
  readonly question: string
  readonly language: Language
  /** The row is a link, so that it can be opened in new tabs and windows. */
  readonly address: string
  /** Whether there is no connection and the page is not stored on the device. */
  readonly isAway: boolean
}

/**
 * A result as an option of the list.
 * @param at index of the row
 */
export function hitRow(hit: Hit, at: number, { question, language, address, isAway }: RowInput): HTMLElement {
  const row = document.createElement('a')
  row.href = address
  row.tabIndex = -1
  dress(row, at)
  const asked = askedWords(question)
  const level = part('hit-level level', [part('hit-label', [LEVEL_NAMES[language][hit.level]])])
  level.dataset.level = String(hit.level)
  const parts = [
    part('hit-title', marked(hit.title, asked)),
    ...why(hit, question, asked, language),
    part('hit-tagline', marked(hit.tagline, asked)),
    isAway ? part('hit-away', [SEARCH_STRINGS[language].away]) : level,
  ]
  // Spaces separate the parts for screen readers.
  row.append(...parts.flatMap(each => [each, ' ']))
  return row
}

/** Why it was found; if the title shows that, the title in the other language. */
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

/** The comparison of the two entries that the question names; it comes before the entries. */
export function comparisonRow(title: string, difference: string, address: string): HTMLElement {
  const row = document.createElement('a')
  row.href = address
  row.tabIndex = -1
  dress(row, 0)
  row.append(part('hit-title', [title]), ' ', part('hit-tagline', [difference]))
  return row
}

/** A row that acts in the box instead of opening a page. */
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

/** The words of a question that are looked for in texts. */
function askedWords(question: string): readonly string[] {
  const asked = telling(question)
  return asked.length > 0 ? asked : wordsOf(question)
}

/** The words of the question that a text has. */
function wordsIn(text: string, asked: readonly string[]): ReadonlySet<string> {
  const words = wordsOf(text)
  return new Set(asked.filter(word => words.some(each => isFoundIn(word, each))))
}

/** The text with the asked words marked. */
function marked(text: string, asked: readonly string[]): readonly (Node | string)[] {
  return text.split(WORD).map((piece, i) => {
    // Splitting by a group alternates separators (even) and words (odd).
    if (i % 2 === 0 || !asked.some(word => isFoundIn(word, fold(piece)))) return piece
    const mark = document.createElement('mark')
    mark.textContent = piece
    return mark
  })
}

/** The words of a question as they were written there. */
const asWritten = (question: string, words: readonly string[]): readonly string[] => [
  ...new Set(question.split(WORD).filter((piece, i) => i % 2 === 1 && words.includes(fold(piece)))),
]

const WORD = /([\p{L}\p{N}]+)/u

/** Whether one word is a beginning of the other; single letters must be equal. */
const isFoundIn = (asked: string, word: string): boolean =>
  word === asked || (asked.length > 1 && word.startsWith(asked)) || (word.length > 3 && asked.startsWith(word))

type Reason =
  /** A name of the entry: in the language of the page, or in the other one. */
  | { readonly kind: 'name' | 'otherName'; readonly name: string }
  /** Words of the question, as they were written. */
  | { readonly kind: 'words'; readonly words: readonly string[] }

type Found = Pick<Hit, 'title' | 'tagline' | 'names' | 'otherTitle' | 'otherNames' | 'words'>

/**
 * The name that has more of the asked words than the title; else the words that neither title nor definition has.
 * @param asked words of the question that are looked for
 * @returns undefined where title and definition show it
 */
function reasonOf(hit: Found, question: string, asked: readonly string[]): Reason | undefined {
  const countIn = (text: string): number => wordsIn(text, asked).size
  const best = { count: countIn(hit.title), reason: undefined as Reason | undefined }
  const consider = (kind: 'name' | 'otherName', names: readonly string[]): void => {
    for (const name of names) {
      const count = countIn(name)
      if (count > best.count) Object.assign(best, { count, reason: { kind, name } })
    }
  }
  consider('name', hit.names)
  consider('otherName', [hit.otherTitle, ...hit.otherNames])
  if (best.reason !== undefined || best.count > 0) return best.reason
  const shown = wordsIn(hit.tagline, asked)
  const hidden = hit.words.filter(word => asked.includes(word) && !shown.has(word))
  return hidden.length > 0 ? { kind: 'words', words: asWritten(question, hidden) } : undefined
}
