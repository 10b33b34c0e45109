/** Which entries are about similar things: the cosine of their rarer words, each weighed by its rarity (tf–idf). */
import { compareText } from '../../text/compare-text.ts'
import type { Bags } from './bags.ts'
import { at, inverted, type Lists, lengthOf } from './ties.ts'

/** Rarest words of an entry that make up its vector. */
const MAX_WORDS_PER_TERM = 20

/**
 * Entries as vectors of their rarest words. The similarity of two entries is the sum over the words of the first that
 * stand in the second of `weights[word] / (lengths[first] * lengths[second])`, at most 1.
 */
export interface Similarity {
  /** Words of the vector of each entry. */
  readonly vectors: Lists
  readonly lengths: Float64Array
  /** By word. */
  readonly weights: Float64Array
  /** Entries in which each word stands. */
  readonly entries: Lists
}

/** @param telling the words of each entry that tell of similarity */
export function similarity({ vocabulary, starts, words }: Bags): Similarity {
  const count = starts.length - 1
  const entries = inverted({ starts, items: words }, vocabulary.length)
  const weights = Float64Array.from(vocabulary, (_, word) => Math.log(1 + count / lengthOf(entries, word)) ** 2)
  const byText = vocabulary
    .map((_, word) => word)
    .sort((a, b) => compareText(vocabulary[a] as string, vocabulary[b] as string))
  // By rarity, then by text: words as numbers are sorted in a fraction of the time.
  const keys = new Float64Array(vocabulary.length)
  for (const [place, word] of byText.entries()) keys[word] = lengthOf(entries, word) * vocabulary.length + place
  const ranked = new Float64Array(words.length)
  for (let k = 0; k < words.length; k++) ranked[k] = keys[at(words, k)] as number
  const items = new Int32Array(count * MAX_WORDS_PER_TERM)
  const vectors = { starts: new Int32Array(count + 1), items }
  const lengths = new Float64Array(count)
  let end = 0
  for (let i = 0; i < count; i++) {
    const own = ranked.subarray(starts[i], starts[i + 1]).sort()
    let sum = 0
    for (const key of own.subarray(0, MAX_WORDS_PER_TERM)) {
      const word = byText[key % vocabulary.length] as number
      items[end++] = word
      sum += weights[word] ?? 0
    }
    vectors.starts[i + 1] = end
    lengths[i] = Math.sqrt(sum) || 1
  }
  return { vectors, lengths, weights, entries }
}
