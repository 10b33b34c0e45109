/** Which entries are about similar things: the cosine of their rarer words, each weighed by its rarity (tf–idf). */
import { compareText } from '../../text/compare-text.ts'
import type { Bags } from './word-bags.ts'

/** Rarest words of an entry that make up its vector. */
const MAX_WORDS_PER_TERM = 20

/** Calls back with each entry that shares a word with the given one, and their cosine, from 0 to 1. */
type EachSimilar = (entry: number, found: (other: number, cosine: number) => void) => void

/** @param bags the words of each entry that tell of similarity */
export function openSimilarity({ vocabulary, starts, words }: Bags): EachSimilar {
  const count = starts.length - 1
  const entriesWith = inverted(starts, words, vocabulary.length)
  const weights = entriesWith.map(({ length }) => Math.log(1 + count / length) ** 2)
  const ranks = ranksByRarity(vocabulary, entriesWith)
  const vectors = Array.from({ length: count }, (_, i) =>
    [...words.subarray(starts[i], starts[i + 1])]
      .sort((a, b) => (ranks[a] as number) - (ranks[b] as number))
      .slice(0, MAX_WORDS_PER_TERM),
  )
  const lengths = vectors.map(own => Math.sqrt(own.reduce((sum, word) => sum + (weights[word] as number), 0)) || 1)
  const shared = new Float64Array(count)
  return (entry, found) => {
    const touched: number[] = []
    for (const word of vectors[entry] ?? [])
      for (const other of entriesWith[word] ?? []) {
        if (shared[other] === 0) touched.push(other)
        shared[other] = (shared[other] as number) + (weights[word] as number)
      }
    for (const other of touched) {
      if (other !== entry)
        found(other, (shared[other] as number) / ((lengths[entry] as number) * (lengths[other] as number)))
      shared[other] = 0
    }
  }
}

/** For each word the entries in which it stands. */
function inverted(starts: Int32Array, words: Int32Array, size: number): readonly (readonly number[])[] {
  const lists = Array.from({ length: size }, (): number[] => [])
  for (let i = 0; i + 1 < starts.length; i++)
    for (const word of words.subarray(starts[i], starts[i + 1])) lists[word]?.push(i)
  return lists
}

/** The place of each word in the order of rarity; words of equal rarity are in the order of their text. */
function ranksByRarity(vocabulary: readonly string[], entriesWith: readonly (readonly number[])[]): Int32Array {
  const rarity = (word: number): number => entriesWith[word]?.length ?? 0
  const order = vocabulary
    .map((_, word) => word)
    .sort((a, b) => rarity(a) - rarity(b) || compareText(vocabulary[a] as string, vocabulary[b] as string))
  const ranks = new Int32Array(vocabulary.length)
  for (const [place, word] of order.entries()) ranks[word] = place
  return ranks
}
