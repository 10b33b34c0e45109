/** How much of a name of an entry a query is. */
import type { PackedCard } from './file.ts'
import { nameKey, rankedNames } from './names.ts'
import { CORRECTION_WEIGHT, type Question, type QuestionWord } from './question.ts'
import { type Stemmer, wordsOf } from './words.ts'

/** What the beginning of a word is worth beside a whole one. */
const BEGUN_PART = 0.4

/** How much less each rank of a name says than the one before. */
const RANK_PENALTY = 0.05

/** Corrections of a single word of up to so many letters are a part of too many names. */
const SHORT = 8

interface Name {
  readonly words: readonly string[]
  readonly stems: readonly string[]
  readonly key: string
  readonly rank: number
}

/**
 * Remembers the stems of the names it has looked at.
 * @returns for a question, and the position of a card, the largest share of the letters of a name that the query is, of
 * names that have all its words; 0 where none has
 */
export function openNameOverlap(
  cards: readonly PackedCard[],
  stemmers: readonly [own: Stemmer, other: Stemmer],
): (question: Question) => (at: number) => number {
  const remembered = new Map<number, readonly Name[]>()
  const namesAt = (at: number): readonly Name[] => {
    const before = remembered.get(at)
    if (before) return before
    const names = [...rankedNames(cards[at] as PackedCard)].map(([name, rank]) => {
      const words = wordsOf(name)
      return { words, stems: words.map(stemmers[rank < 2 ? 0 : 1]), key: nameKey(name), rank }
    })
    remembered.set(at, names)
    return names
  }
  return ({ core, words }) => {
    const key = nameKey(core)
    const least = words.length === 1 && (words[0]?.word.length ?? 0) <= SHORT ? 1 : CORRECTION_WEIGHT
    const isIn = ({ stems }: QuestionWord, name: Name) => name.stems.some(stem => (stems.get(stem) ?? 0) >= least)
    const isBegunIn = (each: QuestionWord, name: Name) =>
      isIn(each, name) || (each.isOpen && name.words.some(word => word.startsWith(each.word)))
    return at => {
      let part = 0
      for (const name of namesAt(at)) {
        const share = key.length / name.key.length
        const ranked = (1 - RANK_PENALTY * name.rank) * share
        if (words.every(each => isIn(each, name))) part = Math.max(part, ranked)
        else if (words.every(each => isBegunIn(each, name))) part = Math.max(part, BEGUN_PART * ranked)
      }
      return part
    }
  }
}
