/** Which words of a query entries have, and where. */
import type { InvertedIndex } from './inverted-index.ts'
import type { QuestionWord } from './parse-query.ts'
import { likelihoodOf } from './query-likelihood.ts'
import { isGenericWord } from './stop-words.ts'

/** What an entry has of a query: words as bits, the first one the lowest. */
export interface WordMatch {
  /** Words that it has as they were asked. */
  readonly own: number
  /** Those of them that its names have. */
  readonly names: number
  /** What its words add to the likelihood of the query. */
  readonly likelihood: number
}

export const NO_MATCH: WordMatch = { own: 0, names: 0, likelihood: 0 }

export interface WordMatches {
  /** Of entries that have a word of the query, by the positions of their cards. */
  readonly cards: ReadonlyMap<number, WordMatch>
  /** The inverse frequency of each word of the query, times what it counts beside others. */
  readonly idf: readonly number[]
  /** How many words of the query the index knows. */
  readonly known: number
}

/** The power of the inverse frequency: rare words count for a little less than it says. */
const RARITY = 0.7

/** What a word counts that asks about a thing rather than describes it. */
const GENERIC_WEIGHT = 0.5

export function matchWords(index: InvertedIndex, words: readonly QuestionWord[]): WordMatches {
  const cards = new Map<number, { -readonly [Name in keyof WordMatch]: WordMatch[Name] }>()
  const cardOf = (at: number) => {
    const card = cards.get(at) ?? { ...NO_MATCH }
    cards.set(at, card)
    return card
  }
  let known = 0
  const idf = words.map(({ word, stems, isOpen }, i) => {
    const own = new Set<number>()
    const counts = new Map<number, number>()
    for (const [stem, form] of stems) {
      for (const [at, { isInName, count }] of index.postings(stem)) {
        const card = cardOf(at)
        if (count > 0) counts.set(at, Math.max(count, counts.get(at) ?? 0))
        if (form !== 'own') continue
        card.own |= 1 << i
        own.add(at)
        if (isInName) card.names |= 1 << i
      }
    }
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
    if (all > 0) known++
    for (const [at, count] of counts) cardOf(at).likelihood += likelihoodOf(count, all / index.length)
    // Names may begin like a whole word that is being typed.
    if (isOpen)
      for (const longer of index.beginningWith(word)) for (const at of index.postings(longer).keys()) cardOf(at)
    return inverseFrequency(own.size, index.cards) ** RARITY * (isGenericWord(word) ? GENERIC_WEIGHT : 1)
  })
  return { cards, idf, known }
}

/** The inverse document frequency of a word that some of all entries have. */
export const inverseFrequency = (some: number, all: number): number => Math.log(1 + (all - some + 0.5) / (some + 0.5))

/** How many words are given as bits. */
export function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** The weight of some of the words, by the weights of all. */
export const weightOf = (bits: number, weights: readonly number[]): number =>
  weights.reduce((sum, each, i) => (bits & (1 << i) ? sum + each : sum), 0)

/** The weight of all of them. */
export const totalOf = (weights: readonly number[]): number => weights.reduce((sum, each) => sum + each, 0)
