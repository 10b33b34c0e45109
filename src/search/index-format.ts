/**
 * What `/search/<language>.json` holds: the cards that answers show, the names by which terms are known, and the word
 * index, packed, in the form in which it is searched.
 */
import type { Level, Subject } from '../schema/field-types.ts'
import type { Language } from '../schema/language.ts'

/** Files of other versions are refused. */
export const SEARCH_FILE_VERSION = 6

/** What `/search/<language>-names.json` holds: cards with names and levels alone. */
export interface NamesFile {
  readonly version: typeof SEARCH_FILE_VERSION
  readonly language: Language
  /** Sorted by title in the language. */
  readonly cards: readonly PackedCard[]
}

export interface SearchFile extends NamesFile {
  /** Keys to which the cards refer by position. */
  readonly subjects: readonly Subject[]
  readonly index: PackedIndex
  /** Paths and topics. */
  readonly pages: readonly StemmedPage[]
  readonly comparisons: readonly SearchedComparison[]
}

/** A comparison of two entries, as far as it is found: by their names. */
export interface SearchedComparison {
  /** Slugs in alphabetical order. */
  readonly terms: readonly [string, string]
  /** One sentence that tells the two apart. */
  readonly difference: string
  /** Title and root-relative address of the page that compares the two; empty where there is none. */
  readonly title: string
  readonly path: string
}

/** A page that is no entry. */
export interface SearchedPage {
  readonly kind: 'path' | 'comparison' | 'topic'
  /** Root-relative address. */
  readonly path: string
  readonly title: string
  /** One sentence; empty for topics. */
  readonly description: string
  /** Whether it answers a problem, and says what to do first. */
  readonly isProblem: boolean
}

/** The same with the stems of its keywords and of its text, a space between two. */
export interface StemmedPage extends SearchedPage {
  readonly keywords: readonly string[]
  readonly text: string
}

export type PackedCard = readonly [
  slug: string,
  title: string,
  tagline: string,
  level: Level,
  /** Positions in `subjects`. */
  subjects: readonly number[],
  /** Positions in `cards`. */
  related: readonly number[],
  /** Other names in the language of the file. */
  names: readonly string[],
  /** Title in the other language; empty when it is the same. */
  otherTitle: string,
  /** Names in the other language, and names of the past, that are not names in this one. */
  otherNames: readonly string[],
]

/** Words of entries that their cards do not have, card by card; other words are found in the cards when a file is opened. */
export interface PackedIndex {
  /** Stems, a space between two; the most frequent ones first. */
  readonly words: string
  /** Keywords and queries, as `packPhrases` writes them. */
  readonly keywords: readonly string[]
}

/**
 * Writes the keywords of an entry by its own words, sorted by their position and with `;` between them: each as the gap to
 * the word before, then a comma and the rest of each phrase that begins with it, as the own words that are passed over between two. Small numbers
 * take little space; the order of phrases, and of the words in them, tells nothing. `12,0 0,;2;4` are the words 12, 14 and
 * 18, and the phrases 12 14 18 and 12.
 * @param phrases positions in `words`, each once
 */
export function packPhrases(phrases: readonly (readonly number[])[]): string {
  const own = [...new Set(phrases.flat())].sort((a, b) => a - b)
  const indexOf = new Map(own.map((word, i) => [word, i]))
  const rests = own.map((): string[] => [])
  for (const phrase of phrases) {
    const [first = 0, ...rest] = phrase.map(word => indexOf.get(word) as number).sort((a, b) => a - b)
    rests[first]?.push(rest.map((each, i) => each - (rest[i - 1] ?? first) - 1).join(' '))
  }
  return own.map((word, i) => [word - (own[i - 1] ?? 0), ...(rests[i] ?? [])].join(',')).join(';')
}

/** @returns positions in `words`, sorted in each phrase */
export function unpackPhrases(packed: string): readonly (readonly number[])[] {
  if (packed === '') return []
  const groups = packed.split(';').map(group => group.split(','))
  const own = sums(groups.map(([gap]) => Number(gap)))
  return groups.flatMap(([, ...rests], first) =>
    rests.map(rest => {
      const steps = rest === '' ? [] : rest.split(' ').map(passed => Number(passed) + 1)
      return sums([first, ...steps]).map(at => own[at] as number)
    }),
  )
}

/** Each number with all before it added. */
function sums(numbers: readonly number[]): readonly number[] {
  let sum = 0
  return numbers.map(each => {
    sum += each
    return sum
  })
}
