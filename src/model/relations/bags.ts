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

/** Words of an entry that count, each once, with a space between two. */
export type BagOf = (term: Term) => string

/** A stem, and the last entry in which it occurred. */
interface Stem {
  readonly text: string
  entry: number
}

/** @returns a function that caches the stems of words */
export function openBags(): BagOf {
  const byWord = new Map<string, Stem>()
  const byText = new Map<string, Stem>()
  const stemOf = (word: string): Stem => {
    const text = stem(word)
    const own = byText.get(text) ?? { text, entry: 0 }
    byText.set(text, own)
    byWord.set(word, own)
    return own
  }
  let entry = 0
  return ({ en, es }) => {
    const found: string[] = []
    entry++
    for (const { title, tagline, aliases, keyPoints } of [en, es])
      eachWord(`${title} ${tagline} ${aliases.join(' ')} ${keyPoints.join(' ')}`.toLowerCase(), word => {
        if (word.length <= SHORT) return
        const own = byWord.get(word) ?? stemOf(word)
        if (own.entry === entry) return
        own.entry = entry
        found.push(own.text)
      })
    return found.join(' ')
  }
}

/** Letters of words that say little. */
const SHORT = 3

/** The bags of some entries, in their order. */
export function bagsOf(terms: readonly Term[]): Bags {
  return packBags(terms.map(openBags()))
}

export function packBags(bags: readonly string[]): Bags {
  const ids = new Map<string, number>()
  const starts = new Int32Array(bags.length + 1)
  const words: number[] = []
  for (const [i, bag] of bags.entries()) {
    for (const word of bag === '' ? [] : bag.split(' ')) {
      let id = ids.get(word)
      if (id === undefined) {
        id = ids.size
        ids.set(word, id)
      }
      words.push(id)
    }
    starts[i + 1] = words.length
  }
  return { vocabulary: [...ids.keys()], starts, words: Int32Array.from(words) }
}

/** A simple stemmer that maps most plurals to their singular; the search uses a full one. */
const stem = (word: string): string => (word.length > 5 ? word.replace(/(?:es|s)$/, '') : word.replace(/s$/, ''))
