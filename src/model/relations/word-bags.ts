/** The distinct longer words of each entry, by which similar entries are found. Words are numbers. */
import type { Term } from '../../schema/term.ts'
import { eachWord } from '../../text/words.ts'

export interface Bags {
  /** The words, each once. */
  readonly vocabulary: readonly string[]
  /** Where the words of each entry begin in `words`, and where those of the last one end. */
  readonly starts: Int32Array
  /** Positions in the vocabulary. */
  readonly words: Int32Array
}

/** Letters of words that say little. */
const SHORT = 3
/** Words that occur in more entries than this tell nothing. */
const MAX_ENTRIES_WITH_WORD = 60

/** The words of entries that count, each once for each entry, numbered as they occur. */
export function bagsOf(terms: readonly Term[]): Bags {
  const ids = new Map<string, number>()
  /** For each word, the last entry in which it was found. */
  const lastEntry: number[] = []
  const words: number[] = []
  const starts = new Int32Array(terms.length + 1)
  for (const [i, { en, es }] of terms.entries()) {
    for (const { title, tagline, aliases, keyPoints } of [en, es])
      eachWord([title, tagline, ...aliases, ...keyPoints].join(' ').toLowerCase(), word => {
        if (word.length <= SHORT) return
        const id = numberOf(stem(word), ids)
        if (lastEntry[id] === i) return
        lastEntry[id] = i
        words.push(id)
      })
    starts[i + 1] = words.length
  }
  return { vocabulary: [...ids.keys()], starts, words: Int32Array.from(words) }
}

/** The number of a word; the next one if it is new. */
function numberOf(word: string, ids: Map<string, number>): number {
  const id = ids.get(word) ?? ids.size
  if (id === ids.size) ids.set(word, id)
  return id
}

/** A simple stemmer that maps most plurals to their singular; the search uses a full one. */
const stem = (word: string): string => (word.length > 5 ? word.replace(/(?:es|s)$/, '') : word.replace(/s$/, ''))

/**
 * Joins the words of ranges of entries, without those that tell nothing of similarity because they stand in one entry
 * alone, or in many. The others decide alone which entries are similar, and are numbered as they occur.
 */
export function tellingBags(ranges: readonly Bags[]): Bags {
  const ids = new Map<string, number>()
  const numbered = ranges.map(({ vocabulary, starts, words }) => {
    const idOf = vocabulary.map(word => numberOf(word, ids))
    return { starts, words: words.map(word => idOf[word] as number) }
  })
  const frequency = new Int32Array(ids.size)
  for (const { words } of numbered) for (const id of words) frequency[id] = (frequency[id] as number) + 1
  const entries = numbered.flatMap(({ starts, words }) =>
    Array.from(starts.subarray(1), (end, i) => words.subarray(starts[i], end)),
  )
  const most = Math.max(4, Math.min(MAX_ENTRIES_WITH_WORD, entries.length / 8))
  const isTelling = (id: number): boolean => (frequency[id] as number) >= 2 && (frequency[id] as number) <= most
  const known = [...ids.keys()]
  const vocabulary: string[] = []
  const numbers = new Int32Array(ids.size).fill(-1)
  const words: number[] = []
  const starts = new Int32Array(entries.length + 1)
  for (const [i, entry] of entries.entries()) {
    for (const id of entry) {
      if (!isTelling(id)) continue
      if (numbers[id] === -1) numbers[id] = vocabulary.push(known[id] as string) - 1
      words.push(numbers[id] as number)
    }
    starts[i + 1] = words.length
  }
  return { vocabulary, starts, words: Int32Array.from(words) }
}
