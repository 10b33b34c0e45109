/**
 * The words of a search file, and the entries that have them. Words of names and taglines are taken from the cards when
 * a file is opened, so that the file holds them once.
 */

import { indexedWords, openStemmers, type Stemmer } from './analyzer.ts'
import { type Phrase, type SearchFile, unpackPhrases, unpackWords } from './index-format.ts'
import { beginningWith } from './vocabulary-lookup.ts'

/** Where an entry has a word. */
interface Posting {
  /** Whether a name has it, in either language. */
  readonly isInName: boolean
  /** How often names, keywords and tagline in the language of the file have it. */
  readonly count: number
}

/** The entries that have a word, by the positions of their cards. */
export type Postings = ReadonlyMap<number, Posting>

const NONE: Postings = new Map()
const NO_POSTING: Posting = { isInName: false, count: 0 }

export class InvertedIndex {
  readonly cards: number
  /** Those of the language and of the other one; they remember the words that they have stemmed, so queries use them too. */
  readonly stemmers: readonly [own: Stemmer, other: Stemmer]
  /** All words, sorted. */
  readonly words: readonly string[]
  /** How many words names, keywords and tagline of each entry have, and those of all. */
  readonly lengths: Uint16Array
  readonly length: number
  /** The words of the file, those of keywords, and their positions. */
  readonly keywordStems: ReadonlyMap<string, number>
  /** The keywords of each entry. */
  readonly phrases: readonly (readonly Phrase[])[]
  readonly #postings = new Map<string, Map<number, Posting>>()

  constructor({ cards, index, language }: SearchFile) {
    this.stemmers = openStemmers(language)
    const [own, other] = this.stemmers
    this.cards = cards.length
    this.lengths = new Uint16Array(cards.length)
    const stems = unpackWords(index.words)
    this.keywordStems = new Map(stems.map((stem, at) => [stem, at]))
    const stemsOf = (texts: readonly string[], stem: Stemmer) => texts.flatMap(indexedWords).map(stem)
    // A file of names has neither.
    this.phrases = cards.map((_, at) => unpackPhrases(index.entryWords[at] ?? '', index.phrases[at] ?? ''))
    for (const [at, [, title, tagline, , , , names, otherTitle, otherNames]] of cards.entries()) {
      const keywords = (this.phrases[at] ?? []).flat()
      this.#add(at, [...keywords.map(word => stems[word] as string), ...stemsOf([tagline], own)], false, 1)
      this.#add(at, stemsOf([title, ...names], own), true, 1)
      this.#add(at, stemsOf([otherTitle, ...otherNames], other), true, 0)
    }
    this.words = [...this.#postings.keys()].sort()
    this.length = this.lengths.reduce((sum, length) => sum + length, 0)
  }

  postings(word: string): Postings {
    return this.#postings.get(word) ?? NONE
  }

  /** The words that begin so. */
  beginningWith(start: string): Iterable<string> {
    return beginningWith(this.words, start)
  }

  #add(at: number, words: readonly string[], isInName: boolean, each: number): void {
    this.lengths[at] = (this.lengths[at] as number) + each * words.length
    for (const word of words) {
      const postings = this.#postings.get(word) ?? new Map<number, Posting>()
      this.#postings.set(word, postings)
      const before = postings.get(at) ?? NO_POSTING
      postings.set(at, { isInName: isInName || before.isInName, count: before.count + each })
    }
  }
}
