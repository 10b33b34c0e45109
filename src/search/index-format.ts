/**
 * What the search files hold. `/search/<language>-names.json` has the names by which terms are known, and is there first;
 * `/search/<language>.json` has the rest: what cards show, and the word index, packed. Neither says what the other does.
 */
import type { Level, Subject } from '../schema/field-types.ts'
import type { Language } from '../schema/language.ts'

/** Files of other versions are refused. */
export const SEARCH_FILE_VERSION = 7

/** The file of names: its cards have names and levels alone. */
export interface NamesFile {
  readonly version: typeof SEARCH_FILE_VERSION
  readonly language: Language
  /** Changes with the cards. */
  readonly digest: string
  /** Sorted by title in the language. */
  readonly cards: readonly PackedCard[]
}

/** The file of the index. */
export interface IndexFile extends Omit<SearchFile, 'cards'> {
  /** What the cards of the file of names lack, in their order; the digest is that of that file. */
  readonly details: readonly PackedDetails[]
}

/** Both together. */
export interface SearchFile extends NamesFile {
  /** Keys to which the cards refer by position. */
  readonly subjects: readonly Subject[]
  readonly index: PackedIndex
  /** Paths and topics. */
  readonly pages: readonly PageWithKeywords[]
  readonly comparisons: readonly SearchedComparison[]
}

/** Whether both files are of one build. */
export const belongTogether = (names: NamesFile, index: Pick<IndexFile, 'digest'>): boolean =>
  names.digest === index.digest

/** @throws when the files are of two builds */
export function joinFiles(names: NamesFile, { details, ...index }: IndexFile): SearchFile {
  if (!belongTogether(names, index)) throw new Error('The search files are of two builds.')
  const cards = names.cards.map((card, at): PackedCard => {
    const [slug, title, , level, , , ...others] = card
    const [tagline, subjects, related] = details[at] as PackedDetails
    return [slug, title, tagline, level, subjects, related, ...others]
  })
  return { ...index, cards }
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

/** The same with its keywords; the file has the stems of each, a space between two. */
export interface PageWithKeywords extends SearchedPage {
  readonly keywords: readonly string[]
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

export type PackedDetails = readonly [tagline: PackedCard[2], subjects: PackedCard[4], related: PackedCard[5]]

/** Words of entries that their cards do not have, card by card; other words are found in the cards when a file is opened. */
export interface PackedIndex {
  /** Stems, as `packWords` writes them. */
  readonly words: string
  /** The words of the keywords and queries of each entry: each as the number of words passed over since the one before. */
  readonly entryWords: readonly string[]
  /**
   * Keywords and queries, a space between two: each word as the number of words of the entry passed over since the one
   * before, the first one since that of the phrase before.
   */
  readonly phrases: readonly string[]
}

/** Letters that a word may share with the one before: each is said by a capital, `A` for none. */
const MOST_SHARED = 25
const NONE_SHARED = 'A'.charCodeAt(0)

/** Writes words after each other, each by how many letters it shares with the one before, and the rest. */
export function packWords(words: readonly string[]): string {
  let before = ''
  const packed = words.map(word => {
    let shared = 0
    while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) shared++
    before = word
    return String.fromCharCode(NONE_SHARED + shared) + word.slice(shared)
  })
  return packed.join('')
}

export function unpackWords(packed: string): readonly string[] {
  let word = ''
  return (packed.match(/[A-Z][^A-Z]*/g) ?? []).map(part => {
    word = word.slice(0, part.charCodeAt(0) - NONE_SHARED) + part.slice(1)
    return word
  })
}

/** The stems of a keyword, by their positions in the words of the file, in any order. */
export type Phrase = readonly number[]

/**
 * Writes the keywords of an entry by its own words. The order of phrases, and of the words in them, tells nothing.
 * @param phrases positions in `words`, each once
 */
export function packPhrases(phrases: readonly Phrase[]): readonly [entryWords: string, phrases: string] {
  const own = [...new Set(phrases.flat())].sort(byNumber)
  const indexOf = new Map(own.map((word, i) => [word, i]))
  const sorted = phrases
    .map(phrase => phrase.map(word => indexOf.get(word) as number).sort(byNumber))
    .sort((a, b) => {
      for (let i = 0; i < Math.min(a.length, b.length); i++)
        if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number)
      return a.length - b.length
    })
  const packed = sorted.map(([first = 0, ...rest], i) => {
    const before = sorted[i - 1]?.[0] ?? 0
    return lettersOf([first - before, ...rest.map((word, j) => word - (rest[j - 1] ?? first) - 1)])
  })
  return [lettersOf(own.map((word, i) => word - (own[i - 1] ?? 0))), packed.join(' ')]
}

/** @returns positions in `words`, sorted in each phrase */
export function unpackPhrases(entryWords: string, phrases: string): readonly Phrase[] {
  const own = sums(numbersOf(entryWords))
  if (phrases === '') return []
  let before = 0
  return phrases.split(' ').map(letters => {
    const [first = 0, ...rest] = numbersOf(letters)
    before += first
    return sums([before, ...rest.map(passed => passed + 1)]).map(at => own[at] as number)
  })
}

const byNumber = (a: number, b: number): number => a - b

/** A number is its digits: the last one of 64, those before it of 28; the characters follow each other. */
const DIGITS = { first: { base: 28, zero: 0x23 }, last: { base: 64, zero: 0x3f } } as const

/** Numbers as characters: most take a byte, and compress better than decimals. */
const lettersOf = (numbers: readonly number[]): string => numbers.map(digitsOf).join('')

function digitsOf(number: number): string {
  const { first, last } = DIGITS
  let digits = String.fromCharCode(last.zero + (number % last.base))
  for (let left = Math.floor(number / last.base); left > 0; left = Math.floor(left / first.base))
    digits = String.fromCharCode(first.zero + (left % first.base)) + digits
  return digits
}

function numbersOf(letters: string): readonly number[] {
  const { first, last } = DIGITS
  const numbers: number[] = []
  let left = 0
  for (let i = 0; i < letters.length; i++) {
    const code = letters.charCodeAt(i)
    if (code < last.zero) left = left * first.base + code - first.zero
    else {
      numbers.push(left * last.base + code - last.zero)
      left = 0
    }
  }
  return numbers
}

/** Each number with all before it added. */
function sums(numbers: readonly number[]): readonly number[] {
  let sum = 0
  return numbers.map(each => {
    sum += each
    return sum
  })
}
