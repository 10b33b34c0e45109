/**
 * What keywords have of a query, phrase by phrase. "Smartwatch chip" among the keywords of a chip does not make its entry
 * an answer to "smartwatch".
 */

import type { Phrase } from './index-format.ts'
import { countOf, totalOf, weightOf } from './query-words-in-entries.ts'

export interface PhraseMatch {
  /** The words of the query, as bits, in keywords of which all words were asked for. */
  readonly words: number
  /** The largest share of the weight of the query that one keyword has, less where the keyword has other words; 1 for the query. */
  readonly best: number
  /** What the next ones have together: an entry of which several keywords say the same is likelier meant. */
  readonly others: number
  /** Whether one keyword is the query, word by word. */
  readonly isWhole: boolean
}

/**
 * @param bits by the positions of stems, the words of the query that these stand for, as bits
 * @param idf the inverse frequencies of the words of the query
 */
export function matchPhrases(phrases: readonly Phrase[], bits: Uint16Array, idf: readonly number[]): PhraseMatch {
  let words = 0
  let isWhole = false
  const shares: number[] = []
  const total = totalOf(idf)
  for (const phrase of phrases) {
    let asked = 0
    let matched = 0
    for (const stem of phrase) {
      const each = bits[stem] as number
      if (each !== 0) matched++
      asked |= each
    }
    if (matched === 0) continue
    if (matched === phrase.length) words |= asked
    if (phrase.length === idf.length && countOf(asked) === idf.length) isWhole = true
    shares.push((weightOf(asked, idf) / total) * Math.sqrt(matched / phrase.length))
  }
  const [best = 0, ...next] = shares.sort((a, b) => b - a).slice(0, MOST_PHRASES)
  return { words, best, others: totalOf(next), isWhole }
}

/** Phrases that count. */
const MOST_PHRASES = 5
