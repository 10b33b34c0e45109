/** Which entries are about similar things: the cosine of their rarer words, each weighed by its rarity (tf–idf). */
import type { Bags } from './bags.ts'
import { at } from './ties.ts'

/** Words that occur in more entries than this are ignored. */
const MAX_ENTRIES_WITH_WORD = 60
/** Rarest words of an entry that make up its vector. */
const MAX_WORDS_PER_TERM = 20

/**
 * Entries as vectors of their rarest words. The similarity of two entries is the sum over the words of the first that
 * stand in the second of `weights[word] / (lengths[first] * lengths[second])`, at most 1.
 */
export interface Similarity {
  /** Words of the vector of each entry, one vector after the other. */
  readonly vectors: Int32Array
  readonly vectorStarts: Int32Array
  readonly lengths: Float64Array
  /** By word. */
  readonly weights: Float64Array
  /** Entries in which each rare word stands, one word after the other. */
  readonly entries: Int32Array
  readonly entryStarts: Int32Array
}

/**
 * The bags without words that tell nothing of similarity, because they stand in one entry or in many. The others decide
 * alone which entries are similar; they are numbered as they occur.
 */
export function tellingBags({ vocabulary, starts, words }: Bags): Bags {
  const isRare = rareOf(frequencies(vocabulary, words), starts.length - 1)
  const rare: string[] = []
  const numbers = new Int32Array(vocabulary.length).fill(-1)
  const kept = new Int32Array(words.length)
  const ends = new Int32Array(starts.length)
  let end = 0
  for (let i = 0; i + 1 < starts.length; i++) {
    for (let k = at(starts, i); k < at(starts, i + 1); k++) {
      const word = at(words, k)
      if (!isRare(word)) continue
      if (numbers[word] === -1) numbers[word] = rare.push(vocabulary[word] as string) - 1
      kept[end++] = at(numbers, word)
    }
    ends[i + 1] = end
  }
  return { vocabulary: rare, starts: ends, words: kept.slice(0, end) }
}

function frequencies(vocabulary: readonly string[], words: Int32Array): Int32Array {
  const frequency = new Int32Array(vocabulary.length)
  for (const word of words) frequency[word] = at(frequency, word) + 1
  return frequency
}

/** @param count of entries */
function rareOf(frequency: Int32Array, count: number): (word: number) => boolean {
  const common = Math.max(4, Math.min(MAX_ENTRIES_WITH_WORD, count / 8))
  return word => at(frequency, word) >= 2 && at(frequency, word) <= common
}

/** @param bags the words of each entry */
export function similarity({ vocabulary, starts, words }: Bags): Similarity {
  const count = starts.length - 1
  const frequency = frequencies(vocabulary, words)
  const isRare = rareOf(frequency, count)

  const entryStarts = new Int32Array(vocabulary.length + 1)
  for (let word = 0; word < vocabulary.length; word++)
    entryStarts[word + 1] = at(entryStarts, word) + (isRare(word) ? at(frequency, word) : 0)
  const entries = new Int32Array(at(entryStarts, vocabulary.length))
  const filled = entryStarts.slice()
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
  const rank = ranksOf(vocabulary, isRare)
  const byRank = new Int32Array(vocabulary.length)
  for (let word = 0; word < vocabulary.length; word++) if (isRare(word)) byRank[at(rank, word)] = word
  const vectors = new Int32Array(count * MAX_WORDS_PER_TERM)
  const vectorStarts = new Int32Array(count + 1)
  const lengths = new Float64Array(count)
  const keys = new Float64Array(words.length)
  let end = 0
  for (let i = 0; i < count; i++) {
    let found = 0
    for (let k = at(starts, i); k < at(starts, i + 1); k++) {
      const word = at(words, k)
      if (isRare(word)) keys[found++] = at(frequency, word) * vocabulary.length + at(rank, word)
    }
    const rarest = keys.subarray(0, found).sort()
    let sum = 0
    for (let k = 0; k < found && k < MAX_WORDS_PER_TERM; k++) {
      const word = at(byRank, (rarest[k] as number) % vocabulary.length)
      vectors[end++] = word
      sum += weights[word] ?? 0
    }
    vectorStarts[i + 1] = end
    lengths[i] = Math.sqrt(sum) || 1
  }
  return { vectors, vectorStarts, lengths, weights, entries, entryStarts }
}

/** The place of each rare word among them in order of code units. */
function ranksOf(vocabulary: readonly string[], isRare: (word: number) => boolean): Int32Array {
  const ranks = new Int32Array(vocabulary.length)
  const order: number[] = []
  for (let word = 0; word < vocabulary.length; word++) if (isRare(word)) order.push(word)
  order.sort((a, b) => ((vocabulary[a] as string) < (vocabulary[b] as string) ? -1 : 1))
  for (const [place, word] of order.entries()) ranks[word] = place
  return ranks
}
