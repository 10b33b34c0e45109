/**
 * Why an entry was found, where its title does not show it: by another name. The box and the page of results both say so,
 * in these words.
 */

import { contentWords, wordsOf } from './analyzer.ts'
import type { Card } from './result-cards.ts'

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

/** A name of an entry that has more of a question than its title. */
export interface MatchedName {
  readonly name: string
  /** Whether it is a name in the other language. */
  readonly isOther: boolean
}

/** @param asked words of the question that are looked for */
export function matchedName(
  { title, names, otherTitle, otherNames }: Pick<Card, 'title' | 'names' | 'otherTitle' | 'otherNames'>,
  asked: readonly string[],
): MatchedName | undefined {
  const countIn = (text: string): number => {
    const words = wordsOf(text)
    return new Set(asked.filter(word => words.some(each => isFoundIn(word, each)))).size
  }
  const all = [title, ...names, otherTitle, ...otherNames]
  const counts = all.map(countIn)
  const best = counts.indexOf(Math.max(...counts))
  return best === 0 ? undefined : { name: all[best] as string, isOther: best > names.length }
}
