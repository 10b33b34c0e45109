/**
 * What the words of a query score in entries, and where entries have them. Of the forms of a word the best counts, so that
 * an entry must have many words of a query.
 */

import type { Field } from './fields.ts'
import { bitOf, type InvertedIndex } from './inverted-index.ts'
import { FAMILY_WEIGHT } from './related-words.ts'

/** A word to look up. */
export interface Lookup {
  /** As the index has it, or the beginning of such a word. */
  readonly word: string
  /** What a match counts; 1 for the word as it was asked. */
  readonly weight: number
  /** Words that begin like this count too, for less. */
  readonly begins: boolean
}

/** Where entries have words: in names, keywords, single sentences, and texts. */
export const PLACES = ['names', 'keywords', 'tagline', 'text'] as const
export type Place = (typeof PLACES)[number]

const bitsOf = (...fields: readonly Field[]): number => fields.reduce((sum, field) => sum | bitOf(field), 0)
const FIELD_BITS: Readonly<Record<Place, number>> = {
  names: bitsOf('title', 'names', 'otherNames'),
  keywords: bitsOf('keywords', 'otherKeywords'),
  tagline: bitsOf('tagline', 'otherTagline'),
  text: bitsOf('repeated'),
}

/**
 * What entries score, card by card; all of it is overwritten by the next query. The words of a query are bits, the first
 * one the lowest.
 */
export interface Scores extends Readonly<Record<Place, Uint32Array>> {
  /** Cards that have a word of the query, in no order. */
  readonly cards: readonly number[]
  readonly bm25: Float64Array
  /** Words that a card has, or synonyms and corrections of them. */
  readonly any: Uint32Array
  /** Words that it has as they were asked, or in another form of their family. */
  readonly own: Uint32Array
  /** The inverse frequency of each word of the query. */
  readonly idf: readonly number[]
}

/** What a form of a word counts at least that stands for it; completions do not. */
const MIN_FORM_WEIGHT = 0.4

/** What a word counts that begins like the one sought, before its length is looked at. */
const PREFIX_WEIGHT = 0.375
/** How much of that every further letter takes. */
const LENGTH_PENALTY = 0.3

/** Scores the cards of an index; it reuses its arrays, for there are many queries. */
export class Scorer {
  readonly #index: InvertedIndex
  /** Of the word looked at: cards that have a form of it, their best score, how like the word, and in which fields. */
  #cardsOfWord: number[] = []
  readonly #best: Float64Array
  readonly #likeness: Float64Array
  readonly #fields: Uint32Array
  readonly #scores: { -readonly [Name in keyof Scores]: Scores[Name] } & { cards: number[] }

  constructor(index: InvertedIndex) {
    const bits = () => new Uint32Array(index.cards)
    const numbers = () => new Float64Array(index.cards)
    this.#index = index
    this.#best = numbers()
    this.#likeness = numbers()
    this.#fields = bits()
    const places = { names: bits(), keywords: bits(), tagline: bits(), text: bits() }
    this.#scores = { cards: [], bm25: numbers(), any: bits(), own: bits(), ...places, idf: [] }
  }

  /** @param asked the words of a query, and what to look up for each */
  score(asked: readonly (readonly Lookup[])[]): Scores {
    this.#clear()
    this.#scores.idf = asked.map((lookups, i) => {
      for (const lookup of lookups) if (lookup.weight === 1) this.#look(lookup)
      const idf = inverseFrequency(this.#cardsOfWord.length, this.#index.cards)
      for (const lookup of lookups) if (lookup.weight !== 1) this.#look(lookup)
      this.#addWord(1 << i, idf)
      return idf
    })
    return this.#scores
  }

  #look({ word, weight, begins }: Lookup): void {
    this.#match(word, weight, weight)
    if (!begins) return
    for (const longer of this.#index.beginningWith(word)) {
      const part = (PREFIX_WEIGHT * longer.length) / (longer.length + LENGTH_PENALTY * (longer.length - word.length))
      if (longer !== word) this.#match(longer, weight * part, weight === 1 ? 1 : 0)
    }
  }

  /**
   * @param weight what it counts
   * @param likeness how likely it is the word that was asked
   */
  #match(word: string, weight: number, likeness: number): void {
    const [best, likest, fieldsOfWord] = [this.#best, this.#likeness, this.#fields]
    const { cards, scores, fields } = this.#index.postings(word)
    for (let i = 0; i < cards.length; i++) {
      const at = cards[i] as number
      const before = best[at] as number
      if (before === 0) this.#cardsOfWord.push(at)
      best[at] = Math.max(before, weight * (scores[i] as number))
      likest[at] = Math.max(likest[at] as number, likeness)
      if (likeness >= FAMILY_WEIGHT) fieldsOfWord[at] = (fieldsOfWord[at] as number) | (fields[i] as number)
    }
  }

  /** Adds what the word that was looked at scores. */
  #addWord(bit: number, idf: number): void {
    const { bm25, any, own } = this.#scores
    for (const at of this.#cardsOfWord) {
      if (bm25[at] === 0) this.#scores.cards.push(at)
      bm25[at] = (bm25[at] as number) + idf * (this.#best[at] as number)
      if ((this.#likeness[at] as number) >= MIN_FORM_WEIGHT) any[at] = (any[at] as number) | bit
      const fields = this.#fields[at] as number
      if (fields !== 0) own[at] = (own[at] as number) | bit
      for (const place of PLACES) {
        const words = this.#scores[place]
        if (fields & FIELD_BITS[place]) words[at] = (words[at] as number) | bit
      }
      this.#best[at] = this.#likeness[at] = this.#fields[at] = 0
    }
    this.#cardsOfWord = []
  }

  #clear(): void {
    const { bm25, any, own, names, keywords, tagline, text } = this.#scores
    for (const at of this.#scores.cards)
      bm25[at] = any[at] = own[at] = names[at] = keywords[at] = tagline[at] = text[at] = 0
    this.#scores.cards = []
  }
}

/** The inverse document frequency of a word that some of all entries have. */
export const inverseFrequency = (some: number, all: number): number => Math.log(1 + (all - some + 0.5) / (some + 0.5))
