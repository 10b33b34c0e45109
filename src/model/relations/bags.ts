/**
 * The distinct longer words of each entry, by which similar entries are found. Words are numbers, because shards of a
 * build pass them between threads.
 */
import type { Term } from '../../schema/term.ts'
import { WordMap } from '../../text/word-map.ts'
import { WordTable } from '../../text/word-table.ts'

export interface Bags {
  /** The words, each once. */
  readonly vocabulary: readonly string[]
  /** Where the words of each entry begin in `words`, and where those of the last one end. */
  readonly starts: Int32Array
  /** Positions in the vocabulary. */
  readonly words: Int32Array
}

/** Words of an entry that count, each once. */
export type BagOf = (term: Term) => readonly string[]

/** A stem, and the last entry in which it occurred. */
interface Stem {
  readonly text: string
  entry: number
}

/** @returns a function that caches the stems of words */
export function openBags(): BagOf {
  const byWord = new WordMap<Stem>()
  const byText = new Map<string, Stem>()
  const words = new WordTable()
  const stemOf = (word: string, hash: number): Stem => {
    const text = stem(word)
    const own = byText.get(text) ?? { text, entry: 0 }
    byText.set(text, own)
    byWord.add(word, hash, own)
    return own
  }
  let entry = 0
  return ({ en, es }) => {
    const found: string[] = []
    entry++
    for (const { title, tagline, aliases, keyPoints } of [en, es]) {
      const text = `${title} ${tagline} ${aliases.join(' ')} ${keyPoints.join(' ')}`.toLowerCase()
      words.read(text, 0, text.length)
      const { starts, ends, hashes } = words
      for (let i = 0; i < words.count; i++) {
        const start = starts[i] as number
        const end = ends[i] as number
        if (end - start <= SHORT) continue
        const hash = hashes[i] as number
        const own = byWord.get(text, start, end, hash) ?? stemOf(text.slice(start, end), hash)
        if (own.entry === entry) continue
        own.entry = entry
        found.push(own.text)
      }
    }
    return found
  }
}

/** Letters of words that say little. */
const SHORT = 3

/** The bags of some entries, in their order. */
export function bagsOf(terms: readonly Term[]): Bags {
  return packBags(terms.map(openBags()))
}

export function packBags(bags: readonly (readonly string[])[]): Bags {
  const ids = new Map<string, number>()
  const starts = new Int32Array(bags.length + 1)
  const words = new Int32Array(bags.reduce((sum, bag) => sum + bag.length, 0))
  let offset = 0
  for (const [i, bag] of bags.entries()) {
    for (const word of bag) {
      let id = ids.get(word)
      if (id === undefined) {
        id = ids.size
        ids.set(word, id)
      }
      words[offset++] = id
    }
    starts[i + 1] = offset
  }
  return { vocabulary: [...ids.keys()], starts, words }
}

/** The bags of some entries, by their positions, in an order of their own. */
export function pickBags({ vocabulary, starts, words }: Bags, entries: Int32Array): Bags {
  const pickedStarts = new Int32Array(entries.length + 1)
  for (const [i, entry] of entries.entries())
    pickedStarts[i + 1] = (pickedStarts[i] as number) + (starts[entry + 1] as number) - (starts[entry] as number)
  const picked = new Int32Array(pickedStarts[entries.length] as number)
  for (const [i, entry] of entries.entries())
    picked.set(words.subarray(starts[entry], starts[entry + 1]), pickedStarts[i])
  return { vocabulary, starts: pickedStarts, words: picked }
}

/** The bags of several parts as those of one, in the order of the parts. */
export function joinBags(parts: readonly Bags[]): Bags {
  const [only] = parts
  if (only && parts.length === 1) return only
  const ids = new Map<string, number>()
  const starts = new Int32Array(1 + parts.reduce((sum, part) => sum + part.starts.length - 1, 0))
  const words = new Int32Array(parts.reduce((sum, part) => sum + part.words.length, 0))
  let entry = 0
  let offset = 0
  for (const part of parts) {
    // Words of the first part keep their numbers.
    const own = Int32Array.from(part.vocabulary, word => {
      const id = ids.get(word) ?? ids.size
      if (id === ids.size) ids.set(word, id)
      return id
    })
    for (let i = 1; i < part.starts.length; i++) starts[++entry] = offset + (part.starts[i] as number)
    if (part === only) words.set(part.words)
    else for (const [k, word] of part.words.entries()) words[offset + k] = own[word] as number
    offset += part.words.length
  }
  return { vocabulary: [...ids.keys()], starts, words }
}

/** A simple stemmer that maps most plurals to their singular; the search uses a full one. */
const stem = (word: string): string => (word.length > 5 ? word.replace(/(?:es|s)$/, '') : word.replace(/s$/, ''))
