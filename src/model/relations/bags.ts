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

/** Words of an entry that count, each once, with a space between two. */
export function bagOf({ en, es }: Term): string {
  const found = new Set<string>()
  for (const { title, tagline, aliases, keyPoints } of [en, es])
    eachWord([title, tagline, ...aliases, ...keyPoints].join(' ').toLowerCase(), word => {
      if (word.length > SHORT) found.add(stem(word))
    })
  return [...found].join(' ')
}

/** @param bags of some entries, in their order */
export function packBags(bags: readonly string[]): Bags {
  const ids = new Map<string, number>()
  const starts = new Int32Array(bags.length + 1)
  const words: number[] = []
  for (const [i, bag] of bags.entries()) {
    for (const word of bag === '' ? [] : bag.split(' ')) {
      const id = ids.get(word) ?? ids.size
      if (id === ids.size) ids.set(word, id)
      words.push(id)
    }
    starts[i + 1] = words.length
  }
  return { vocabulary: [...ids.keys()], starts, words: Int32Array.from(words) }
}

/** A simple stemmer that maps most plurals to their singular; the search uses a full one. */
const stem = (word: string): string => (word.length > 5 ? word.replace(/(?:es|s)$/, '') : word.replace(/s$/, ''))
