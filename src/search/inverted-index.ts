/**
 * The words of a search file, and the entries that have them in which fields. Words of names and taglines are taken from
 * the cards when a file is opened, so that the file holds them once.
 */

import { contentWords, type Stemmer } from './analyzer.ts'
import { bitOf, CARD_FIELDS, type Field, FOREIGN, OPTIONAL_FIELDS } from './fields.ts'
import { beginningWith } from './fuzzy.ts'
import { type PackedCard, type SearchFile, unpackPhrases } from './index-format.ts'

/** The entries that have a word, by the positions of their cards, with its fields as bits. */
export type Postings = ReadonlyMap<number, number>

/** The stems of a keyword, in any order, or of a tagline, in order. */
export type Phrase = readonly string[]

const NONE: Postings = new Map()

export class InvertedIndex {
  readonly cards: number
  /** All words, sorted. */
  readonly words: readonly string[]
  readonly #phrases: readonly (readonly Phrase[])[]
  readonly #taglines: readonly Phrase[]
  readonly #postings = new Map<string, Map<number, number>>()

  constructor(
    { cards, index }: Pick<SearchFile, 'cards' | 'index'>,
    [own, other]: readonly [own: Stemmer, other: Stemmer],
  ) {
    this.cards = cards.length
    const stems = index.words.split(' ')
    const phrasesOf = (packed: string): readonly Phrase[] =>
      unpackPhrases(packed).map(phrase => phrase.map(word => stems[word] as string))
    const wordsOnCards = (field: Field): readonly Phrase[] =>
      cards.map(card => contentWords(textOnCard(card, field)).map(FOREIGN.has(field) ? other : own))
    this.#phrases = index.keywords.map(phrasesOf)
    this.#taglines = wordsOnCards('tagline')
    this.#add(
      'keywords',
      this.#phrases.map(phrases => phrases.flat()),
    )
    for (const field of CARD_FIELDS) this.#add(field, wordsOnCards(field))
    for (const field of OPTIONAL_FIELDS)
      this.#add(
        field,
        (index[field] ?? []).map(packed => phrasesOf(packed).flat()),
      )
    this.words = [...this.#postings.keys()].sort()
  }

  /** The keywords of an entry. */
  phrases(at: number): readonly Phrase[] {
    return this.#phrases[at] ?? []
  }

  /** The stems of the definition in one sentence. */
  tagline(at: number): Phrase {
    return this.#taglines[at] ?? []
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
    for (const [at, wordsAt] of words.entries()) {
      for (const word of wordsAt) {
        const postings = this.#postings.get(word) ?? new Map<number, number>()
        this.#postings.set(word, postings)
        postings.set(at, (postings.get(at) ?? 0) | bitOf(field))
      }
    }
  }
}

function textOnCard([, title, tagline, , , , names, otherTitle, otherNames]: PackedCard, field: Field): string {
  if (field === 'title') return title
  if (field === 'names') return names.join(' ')
  return field === 'tagline' ? tagline : [otherTitle, ...otherNames].join(' ')
}
