/**
 * What keywords have of a query, phrase by phrase, and what a tagline has. "Smartwatch chip" among the keywords of a chip
 * does not make its entry an answer to "smartwatch".
 */

import type { Phrase } from './inverted-index.ts'
import { countOf, totalOf, weightOf } from './word-matches.ts'

export interface PhraseMatch {
  /** The words of the query, as bits, in keywords of which all words were asked for. */
  readonly words: number
  /** The largest share of the weight of the query that one keyword has, less where the keyword has other words; 1 for the query. */
  readonly best: number
  /** That of the next one: an entry of which two keywords say the same is likelier meant. */
  readonly second: number
  /** Whether one keyword is the query, word by word. */
  readonly isWhole: boolean
}

/** The words of a query that a stem stands for, as bits. */
export type BitsOf = (stem: string) => number

/**
 * @param idf the inverse frequencies of the words of the query
 * @param ownBitsOf as they were asked, without synonyms and corrections
 */
export function matchPhrases(
  phrases: readonly Phrase[],
  bitsOf: BitsOf,
  idf: readonly number[],
  ownBitsOf: BitsOf,
): PhraseMatch {
  let words = 0
  let isWhole = false
  const shares: number[] = []
  const total = totalOf(idf)
  for (const phrase of phrases) {
    const matched = phrase.map(bitsOf).filter(bits => bits !== 0)
    if (matched.length === 0) continue
    const bits = matched.reduce((sum, each) => sum | each, 0)
    if (matched.length === phrase.length) words |= bits
    if (phrase.length === idf.length) {
      const own = phrase.reduce((sum, stem) => sum | ownBitsOf(stem), 0)
      if (countOf(own) === idf.length) isWhole = true
    }
    shares.push((weightOf(bits, idf) / total) * Math.sqrt(matched.length / phrase.length))
  }
  const [best = 0, second = 0] = shares.sort((a, b) => b - a)
  return { words, best, second, isWhole }
}

/** Words in which a tagline says what kind of thing it is. */
const GENUS_WORDS = 3

/** Whether the first words of a tagline, which say what kind of thing it is, have the first word of a query: "company that …". */
export const isOfGenus = (tagline: Phrase, bitsOf: BitsOf): boolean =>
  tagline.slice(0, GENUS_WORDS).some(stem => (bitsOf(stem) & 1) !== 0)
