/**
 * Why an entry was found, where its title and definition do not show it: by another name, or by words of its text. The
 * box and the page of results both say so, in these words.
 */
import { fold } from '../text/words.ts'
import type { Hit } from './open.ts'
import { contentWords, wordsOf } from './words.ts'

export type Reason =
  /** A name of the entry: in the language of the page, or in the other one. */
  | { readonly kind: 'name' | 'otherName'; readonly name: string }
  /** Words of the question, as they were written. */
  | { readonly kind: 'words'; readonly words: readonly string[] }

type Found = Pick<Hit, 'title' | 'tagline' | 'names' | 'otherTitle' | 'otherNames' | 'words'>

/** The words of a question that are looked for in texts. */
export function askedWords(question: string): readonly string[] {
  const asked = contentWords(question)
  return asked.length > 0 ? asked : wordsOf(question)
}

/** Between two of these stands a word, which they keep: texts are split into separators and words, in turn. */
export const WORD = /([\p{L}\p{N}]+)/u

/** Whether one word is a beginning of the other; single letters must be equal. */
export const isFoundIn = (asked: string, word: string): boolean =>
  word === asked || (asked.length > 1 && word.startsWith(asked)) || (word.length > 3 && asked.startsWith(word))

/** The words of the question that a text has. */
function wordsIn(text: string, asked: readonly string[]): ReadonlySet<string> {
  const words = wordsOf(text)
  return new Set(asked.filter(word => words.some(each => isFoundIn(word, each))))
}

/** The words of a question as they were written there. */
const asWritten = (question: string, words: readonly string[]): readonly string[] => [
  ...new Set(question.split(WORD).filter((piece, i) => i % 2 === 1 && words.includes(fold(piece)))),
]

/**
 * The name that has more of the asked words than the title; else the words that neither title nor definition has.
 * @param asked words of the question that are looked for
 * @returns undefined where title and definition show it
 */
export function reasonOf(hit: Found, question: string, asked: readonly string[]): Reason | undefined {
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
