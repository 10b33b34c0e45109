/**
 * The words of a search file, and the entries that have them in which fields. Words of names and taglines are taken from
 * the cards when a file is opened, so that the file holds them once.
 */

import { indexedWords, type Stemmer } from './analyzer.ts'
import { bitOf, CARD_FIELDS, COUNTED_FIELDS, type Field } from './fields.ts'
import { type PackedCard, type Phrase, type SearchFile, unpackPhrases, unpackWords } from './index-format.ts'
import { beginningWith } from './vocabulary-lookup.ts'

/** Where an entry has a word: fields as bits, and how often it stands in those that count. */
interface Posting {
  readonly fields: number
  readonly count: number
}

/** The entries that have a word, by the positions of their cards. */
export type Postings = ReadonlyMap<number, Posting>

const NONE: Postings = new Map()
const NO_POSTING: Posting = { fields: 0, count: 0 }

export class InvertedIndex {
  readonly cards: number
  /** Those of the language and of the other one; they remember the words that they have stemmed, so queries use them too. */
  readonly stemmers: readonly [own: Stemmer, other: Stemmer]
  /** All words, sorted. */
  readonly words: readonly string[]
  /** How many words the counted fields of each entry have, and those of all. */
  readonly lengths: Uint16Array
  readonly length: number
  /** The words of the file: those of keywords. */
  readonly keywordStems: readonly string[]
  readonly #positions: ReadonlyMap<string, number>
  readonly #phrases: readonly (readonly Phrase[])[]
  readonly #postings = new Map<string, Map<number, Posting>>()

  constructor(
    { cards, index }: Pick<SearchFile, 'cards' | 'index'>,
    stemmers: readonly [own: Stemmer, other: Stemmer],
  ) {
    const [own, other] = stemmers
    this.cards = cards.length
    this.stemmers = stemmers
    this.lengths = new Uint16Array(cards.length)
    const stems = unpackWords(index.words)
    this.keywordStems = stems
    this.#positions = new Map(stems.map((stem, at) => [stem, at]))
    const wordsOnCards = (field: Field): readonly (readonly string[])[] =>
      cards.map(card => indexedWords(textOnCard(card, field)).map(field === 'otherNames' ? other : own))
    this.#phrases = index.phrases.map((phrases, at) => unpackPhrases(index.entryWords[at] as string, phrases))
    const keywords = this.#phrases.map(phrases => phrases.flat().map(word => stems[word] as string))
    this.#add('keywords', keywords)
    for (const field of CARD_FIELDS) this.#add(field, wordsOnCards(field))
    this.words = [...this.#postings.keys()].sort()
    this.length = this.lengths.reduce((sum, length) => sum + length, 0)
  }

  /** The keywords of an entry. */
  phrases(at: number): readonly Phrase[] {
    return this.#phrases[at] ?? []
  }

  /** The position of a stem among those of keywords. */
  keywordPosition(stem: string): number | undefined {
    return this.#positions.get(stem)
  }

  postings(word: string): Postings {
    return this.#postings.get(word) ?? NONE
  }

  /** The words that begin so. */
  beginningWith(start: string): Iterable<string> {
    return beginningWith(this.words, start)
  }

  /** @param words of the field, card by card */
  #add(field: Field, words: readonly (readonly string[])[]): void {
    const each = COUNTED_FIELDS.has(field) ? 1 : 0
    for (const [at, wordsAt] of words.entries()) {
      this.lengths[at] = (this.lengths[at] as number) + each * wordsAt.length
      for (const word of wordsAt) {
        const postings = this.#postings.get(word) ?? new Map<number, Posting>()
        this.#postings.set(word, postings)
        const { fields, count } = postings.get(at) ?? NO_POSTING
        postings.set(at, { fields: fields | bitOf(field), count: count + each })
      }
    }
  }
}

function textOnCard([, title, tagline, , , , names, otherTitle, otherNames]: PackedCard, field: Field): string {
  if (field === 'title') return title
  if (field === 'names') return names.join(' ')
  return field === 'tagline' ? tagline : [otherTitle, ...otherNames].join(' ')
}
