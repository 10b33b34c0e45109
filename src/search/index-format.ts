/**
 * What `/search/<language>.json` holds: the cards that answers show, the names by which terms are known, and the word
 * index, packed, in the form in which it is searched.
 */
import type { Level, Subject } from '../schema/field-types.ts'
import type { Language } from '../schema/language.ts'

/** What `/search/<language>-names.json` holds: cards with names and levels alone. */
export interface NamesFile {
  readonly version: 5
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
  readonly keywords: string
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
  /** Words that the texts repeat, as one phrase each; none in large dictionaries. */
  readonly text: readonly string[]
}

/** Base in which numbers are written. */
const BASE = 36

/**
 * Writes phrases with commas between them, and each as the gaps between the positions of its words, with spaces between
 * them: small numbers take little space, and the order of the words tells nothing.
 * @param phrases positions in `words`, each once
 */
export const packPhrases = (phrases: readonly (readonly number[])[]): string =>
  phrases
    .map(phrase => [...phrase].sort((a, b) => a - b))
    .map(phrase => phrase.map((word, i) => (word - (phrase[i - 1] ?? 0)).toString(BASE)).join(' '))
    .join(',')

/** @returns positions in `words`, sorted in each phrase */
export function unpackPhrases(packed: string): readonly (readonly number[])[] {
  if (packed === '') return []
  return packed.split(',').map(phrase => {
    let word = 0
    return phrase.split(' ').map(gap => {
      word += Number.parseInt(gap, BASE)
      return word
    })
  })
}
