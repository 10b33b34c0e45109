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

/** Words of an entry that count, each once, with a space between two. */
export function bagOf({ en, es }: Term): string {
  const found = new Set<string>()
  for (const { title, tagline, aliases, keyPoints } of [en, es])
    eachWord([title, tagline, ...aliases, ...keyPoints].join(' ').toLowerCase(), word => {
      if (word.length > SHORT) found.add(stem(word))
    })
  return [...found].join(' ')
}

/** A simple stemmer that maps most plurals to their singular; the search uses a full one. */
const stem = (word: string): string => (word.length > 5 ? word.replace(/(?:es|s)$/, '') : word.replace(/s$/, ''))

/**
 * The words of some entries that tell something of similarity: not those that stand in one entry alone, or in many.
 * They decide alone which entries are similar, and are numbered as they occur.
 */
export function tellingBags(bags: readonly string[]): Bags {
  const ids = new Map<string, number>()
  const frequency: number[] = []
  const all: number[] = []
  const ends = bags.map(bag => {
    for (const word of bag === '' ? [] : bag.split(' ')) {
      const id = ids.get(word) ?? ids.size
      if (id === ids.size) ids.set(word, id)
      frequency[id] = (frequency[id] ?? 0) + 1
      all.push(id)
    }
    return all.length
  })
  const known = [...ids.keys()]
  const most = Math.max(4, Math.min(MAX_ENTRIES_WITH_WORD, bags.length / 8))
  const vocabulary: string[] = []
  const numbers = new Int32Array(known.length).fill(-1)
  const starts = new Int32Array(bags.length + 1)
  const words: number[] = []
  let k = 0
  for (const [i, end] of ends.entries()) {
    for (; k < end; k++) {
      const id = all[k] as number
      const count = frequency[id] as number
      if (count < 2 || count > most) continue
      if (numbers[id] === -1) numbers[id] = vocabulary.push(known[id] as string) - 1
      words.push(numbers[id] as number)
    }
    starts[i + 1] = words.length
  }
  return { vocabulary, starts, words: Int32Array.from(words) }
}
