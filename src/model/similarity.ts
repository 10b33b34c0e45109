/** Which entries are about similar things: the cosine of their rarer words, each weighed by its rarity (tf–idf). */
import type { Bags } from './bags.ts'

/** A word that stands in more entries than this says little about any of them. */
const COMMON_WORD = 60
/** Rarest words of an entry that are looked up in others. */
const WORDS_PER_TERM = 20

/**
 * @param bags the words of each entry
 * @returns a function that calls `tell` with parts of the score of every entry similar to the given one; the parts of
 *   one entry add up to at most 1
 */
export function similarity({
  vocabulary,
  starts,
  words,
}: Bags): (i: number, tell: (other: number, score: number) => void) => void {
  const count = starts.length - 1
  const common = Math.max(4, Math.min(COMMON_WORD, count / 8))
  const frequency = new Int32Array(vocabulary.length)
  for (const word of words) frequency[word] = at(frequency, word) + 1
  const isRare = (word: number): boolean => at(frequency, word) >= 2 && at(frequency, word) <= common

  // The entries of each rare word, one after the other in one array.
  const firsts = new Int32Array(vocabulary.length + 1)
  for (let word = 0; word < vocabulary.length; word++)
    firsts[word + 1] = at(firsts, word) + (isRare(word) ? at(frequency, word) : 0)
  const entries = new Int32Array(at(firsts, vocabulary.length))
  const filled = firsts.slice()
  for (let i = 0; i < count; i++) {
    for (let k = at(starts, i); k < at(starts, i + 1); k++) {
      const word = at(words, k)
      if (!isRare(word)) continue
      const place = at(filled, word)
      entries[place] = i
      filled[word] = place + 1
    }
  }

  const weights = Float64Array.from(frequency, own => (own === 0 ? 0 : Math.log(1 + count / own) ** 2))
  const rank = ranksOf(vocabulary)
  const byRank = new Int32Array(vocabulary.length)
  for (let word = 0; word < vocabulary.length; word++) byRank[at(rank, word)] = word
  const vectors: Int32Array[] = []
  const lengths = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const keys: number[] = []
    for (let k = at(starts, i); k < at(starts, i + 1); k++) {
      const word = at(words, k)
      if (isRare(word)) keys.push(at(frequency, word) * vocabulary.length + at(rank, word))
    }
    const rarest = Float64Array.from(keys).sort().subarray(0, WORDS_PER_TERM)
    const vector = Int32Array.from(rarest, key => at(byRank, key % vocabulary.length))
    let sum = 0
    for (const word of vector) sum += weights[word] ?? 0
    vectors.push(vector)
    lengths[i] = Math.sqrt(sum) || 1
  }
  return (i, tell) => {
    const length = lengths[i] ?? 1
    for (const word of vectors[i] ?? []) {
      const weight = weights[word] ?? 0
      const end = at(firsts, word + 1)
      for (let k = at(firsts, word); k < end; k++) {
        const other = at(entries, k)
        if (other !== i) tell(other, weight / (length * (lengths[other] ?? 1)))
      }
    }
  }
}

/** The place of each word among all of them in order of code units. */
function ranksOf(vocabulary: readonly string[]): Int32Array {
  const ranks = new Int32Array(vocabulary.length)
  const order = Array.from(vocabulary, (_, i) => i).sort((a, b) =>
    (vocabulary[a] as string) < (vocabulary[b] as string) ? -1 : 1,
  )
  for (const [place, word] of order.entries()) ranks[word] = place
  return ranks
}

const at = (numbers: Int32Array, index: number): number => numbers[index] as number
