/**
 * What `/search/<language>.json` holds: the cards that answers show, the names by which terms are known, and the word
 * index, packed, in the form in which it is searched.
 */
import type { Level, Subject } from '../schema/classification.ts'
import type { Language } from '../schema/language.ts'
import type { Field } from './fields.ts'

/** What `/search/<language>-names.json` holds: cards with names and levels alone. */
export interface NamesFile {
  readonly version: 3
  readonly language: Language
  /** Sorted by title in the language. */
  readonly cards: readonly PackedCard[]
}

export interface SearchFile extends NamesFile {
  /** Keys to which the cards refer by position. */
  readonly subjects: readonly Subject[]
  readonly index: PackedIndex
  /** Words that mean the same, in this language and in the other; see `synonyms.ts`. */
  readonly synonyms: readonly [own: string, other: string]
  /** Paths and topics. */
  readonly pages: readonly PackedPage[]
  /** Absent where there are none. */
  readonly comparisons?: readonly PackedComparison[]
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

/** The same, with the positions of the two in `cards`. */
export type PackedComparison = readonly [first: number, second: number, difference: string, title: string, path: string]

/** Kinds of pages that are no entries. */
export type PageKind = 'path' | 'comparison' | 'topic'

/** A page that is no entry. */
export interface SearchedPage {
  readonly kind: PageKind
  /** Root-relative address. */
  readonly path: string
  readonly title: string
  /** One sentence; empty for topics. */
  readonly description: string
  /** Whether it answers a problem, and says what to do first. */
  readonly isProblem: boolean
}

/** As search files hold it, with the stems of its keywords and of its text. */
export type PackedPage = readonly [
  kind: PageKind,
  path: string,
  title: string,
  description: string,
  isProblem: 0 | 1,
  keywords: string,
  text: string,
]

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

/** Words of an entry that its card does not have. Other words are found in the cards when a file is opened. */
export interface PackedIndex {
  /** The fields that `places` tells of. */
  readonly fields: readonly Field[]
  /** Stems, a space between two; those of many keywords first. */
  readonly words: string
  /** Keywords and queries, card by card: a space between two, their words as `packNumbers` writes their positions. */
  readonly keywords: readonly string[]
  /**
   * For each word the places where it stands, as `packNumbers` writes them. How often a word stands there says little in
   * keywords and single sentences.
   */
  readonly places: readonly string[]
}

/** Code units: of the first field, of the digits of a number, and of those of its last digit. */
const FIELD_CODE = 35
const DIGIT_CODE = 48
const BASE = 38
const LAST_CODE = DIGIT_CODE + BASE
/** JSON writes a backslash twice, so the codes from there on are one higher. */
const BACKSLASH = 92

/**
 * Writes numbers shorter than as a list.
 * @param numbers negative ones name a field (-1 is the first)
 */
export function packNumbers(numbers: readonly number[]): string {
  let text = ''
  for (const value of numbers) {
    if (value < 0) {
      text += String.fromCharCode(FIELD_CODE - 1 - value)
      continue
    }
    const last = LAST_CODE + (value % BASE)
    let digits = String.fromCharCode(last < BACKSLASH ? last : last + 1)
    for (let left = Math.floor(value / BASE); left > 0; left = Math.floor(left / BASE))
      digits = String.fromCharCode(DIGIT_CODE + (left % BASE)) + digits
    text += digits
  }
  return text
}

export function unpackNumbers(packed: string): readonly number[] {
  const numbers: number[] = []
  let value = 0
  for (let i = 0; i < packed.length; i++) {
    const code = packed.charCodeAt(i)
    if (code < DIGIT_CODE) numbers.push(FIELD_CODE - 1 - code)
    else if (code < LAST_CODE) value = value * BASE + code - DIGIT_CODE
    else {
      numbers.push(value * BASE + (code < BACKSLASH ? code : code - 1) - LAST_CODE)
      value = 0
    }
  }
  return numbers
}
