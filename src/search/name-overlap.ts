/** What the names of an entry have of a query: all of it but for endings and slips, its words, or its beginning. */
import type { PackedCard } from './file.ts'
import { nameKey, rankedNames } from './names.ts'
import { CORRECTION_WEIGHT, type Question } from './question.ts'
import { isStopWord } from './stop-words.ts'
import { type Stemmer, wordsOf } from './words.ts'

/** Points for names that are the query; no sum of features comes near the least of them. */
export const MATCH_TIER = {
  exact: 100_000,
  stem: 50_000,
  corrected: 25_000,
  typo: 20_000,
  inQuery: 5_000,
  sharedName: 2_500,
  /** Between names of one rank and of the next. */
  rank: 1_000,
} as const

/** How much a name that begins with the query says: a title, another name. */
const BEGINS = { title: 2, name: 1 } as const

/** What the beginning of a word is worth beside a whole one. */
const BEGUN_PART = 0.4

/** How much less each rank of a name says than the one before. */
const RANK_PENALTY = 0.05

/** Corrections of a single word of up to so many letters are a part of too many names. */
const SHORT = 8

export interface NameOverlap {
  /** Points for a name that is the query; see `MATCH_TIER`. */
  readonly tier: number
  /** The largest share of the letters of a name that the query is, of names that have all its words. */
  readonly part: number
  /** The same of names that begin with it; of a title twice, for titles are what people begin to type. */
  readonly begun: number
}

export const NO_OVERLAP: NameOverlap = { tier: 0, part: 0, begun: 0 }

interface Name {
  readonly words: readonly string[]
  readonly stems: readonly string[]
  readonly key: string
  readonly rank: number
}

/** Remembers the stems of the names it has looked at. */
export function openNameOverlap(
  cards: readonly PackedCard[],
  stemmers: readonly [own: Stemmer, other: Stemmer],
): (question: Question) => (at: number) => NameOverlap {
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
  return question => {
    const key = nameKey(question.core)
    const forms = openForms(question, stemmers)
    const { words } = question
    return at => {
      let [tier, part, begun] = [0, 0, 0]
      for (const name of namesAt(at)) {
        const weight = forms.equality(name.stems)
        if (weight > 0) {
          const points = weight === 1 ? MATCH_TIER.stem : MATCH_TIER.corrected
          tier = Math.max(tier, points - name.rank * MATCH_TIER.rank)
        }
        const share = (1 - RANK_PENALTY * name.rank) * (key.length / name.key.length)
        const isThere = words.every(({ word }) => forms.isAmong(word, name.stems))
        const isBegun = ({ word, isOpen }: (typeof words)[number]): boolean =>
          forms.isAmong(word, name.stems) || (isOpen && name.words.some(each => each.startsWith(word)))
        if (isThere) part = Math.max(part, share)
        else if (words.every(isBegun)) part = Math.max(part, BEGUN_PART * share)
        const lift = name.rank === 0 ? BEGINS.title : BEGINS.name
        if (name.key.startsWith(key)) begun = Math.max(begun, (lift * key.length) / name.key.length)
      }
      return { tier, part, begun }
    }
  }
}

interface Forms {
  /** The least weight of a form by which the words of a name are those of the query, in their order; 0 where they are not. */
  equality(stems: readonly string[]): number
  /** Whether a word of the query is a word of a name. */
  isAmong(word: string, stems: readonly string[]): boolean
}

function openForms({ name, words }: Question, stemmers: readonly Stemmer[]): Forms {
  const known = new Map(words.map(({ word, stems }) => [word, stems]))
  const isShort = words.length === 1 && (words[0]?.word.length ?? 0) <= SHORT
  const weightOf = (word: string, stem: string): number => {
    const weight = known.get(word)?.get(stem) ?? (stemmers.some(each => each(word) === stem) ? 1 : 0)
    return weight < CORRECTION_WEIGHT ? 0 : weight
  }
  return {
    equality: stems =>
      stems.length === name.length ? Math.min(...name.map((word, i) => weightOf(word, stems[i] as string))) : 0,
    isAmong: (word, stems) =>
      stems.some(stem => !isStopWord(stem) && weightOf(word, stem) > (isShort ? CORRECTION_WEIGHT : 0)),
  }
}
