/** Which entries are about similar things: the cosine of their rarer words, each weighed by its rarity (tf–idf). */
import type { Term } from '../../schema/term.ts'
import { compareText } from '../../text/compare-code-units.ts'
import { groupBy } from '../../text/group-by.ts'
import { eachWord } from '../../text/words.ts'

/** Letters of words that say little. */
const SHORT = 3
/** Words that occur in more entries than this tell nothing. */
const MAX_ENTRIES_WITH_WORD = 60
/** Rarest words of an entry that make up its vector. */
const MAX_WORDS_PER_TERM = 20

/** The words by which an entry is similar to others, each once. */
export function bagOf({ en, es }: Term): readonly string[] {
  const words = new Set<string>()
  for (const { title, tagline, aliases, keyPoints } of [en, es])
    eachWord([title, tagline, ...aliases, ...keyPoints].join(' ').toLowerCase(), word => {
      if (word.length > SHORT) words.add(stem(word))
    })
  return [...words]
}

/** A simple stemmer that maps most plurals to their singular; the search uses a full one. */
const stem = (word: string): string => (word.length > 5 ? word.replace(/(?:es|s)$/, '') : word.replace(/s$/, ''))

/** Calls back with each entry that shares a word with the given one, and their cosine, from 0 to 1. */
type EachSimilar = (entry: number, found: (other: number, cosine: number) => void) => void

/** @param bags of all entries */
export function openSimilarity(bags: readonly (readonly string[])[]): EachSimilar {
  const vectors: TellingWord[][] = bags.map(() => [])
  for (const word of tellingWords(bags))
    for (const entry of word.entries) {
      const vector = vectors[entry] as TellingWord[]
      if (vector.length < MAX_WORDS_PER_TERM) vector.push(word)
    }
  const lengths = vectors.map(own => Math.sqrt(own.reduce((sum, { weight }) => sum + weight, 0)) || 1)
  const shared = new Float64Array(bags.length)
  return (entry, found) => {
    const touched: number[] = []
    for (const { entries, weight } of vectors[entry] ?? [])
      for (const other of entries) {
        if (shared[other] === 0) touched.push(other)
        shared[other] = (shared[other] as number) + weight
      }
    for (const other of touched) {
      if (other !== entry)
        found(other, (shared[other] as number) / ((lengths[entry] as number) * (lengths[other] as number)))
      shared[other] = 0
    }
  }
}

interface TellingWord {
  readonly entries: readonly number[]
  readonly weight: number
}

/** The words that tell of similarity, the rarest first: those that stand neither in one entry alone nor in many. */
function tellingWords(bags: readonly (readonly string[])[]): readonly TellingWord[] {
  const most = Math.max(4, Math.min(MAX_ENTRIES_WITH_WORD, bags.length / 8))
  const entriesWith = groupBy(bags.keys(), entry => bags[entry] ?? [])
  return [...entriesWith]
    .filter(([, { length }]) => length >= 2 && length <= most)
    .sort(([a, { length }], [b, others]) => length - others.length || compareText(a, b))
    .map(([, entries]) => ({ entries, weight: Math.log(1 + bags.length / entries.length) ** 2 }))
}
