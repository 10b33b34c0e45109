/**
 * What the words of a query score in entries, and where entries have them. Of the forms of a word the best counts, so that
 * an entry must have many words of a query.
 */

import type { Field } from './fields.ts'
import { bitOf, type InvertedIndex } from './inverted-index.ts'

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
  text: bitsOf('text'),
}

/** What an entry has of a query. Words are bits, the first one the lowest; those in places are as they were asked. */
export interface CardScore extends Readonly<Record<Place, number>> {
  readonly bm25: number
  /** Words that it has, or synonyms and corrections of them. */
  readonly any: number
  /** Words that it has as they were asked. */
  readonly own: number
}

export const NO_SCORE: CardScore = { bm25: 0, any: 0, own: 0, names: 0, keywords: 0, tagline: 0, text: 0 }

export interface Scores {
  /** Cards that have a word of the query. */
  readonly cards: ReadonlyMap<number, CardScore>
  /** The inverse frequency of each word of the query, times its weight. */
  readonly idf: readonly number[]
}

/** What a word counts that begins like the one sought, before its length is looked at. */
const PREFIX_WEIGHT = 0.375
/** How much of that every further letter takes. */
const LENGTH_PENALTY = 0.3

/** What a card has of one word. */
interface WordScore {
  /** Of the form that scores best. */
  best: number
  /** Whether it has the word, or a synonym or correction; completions of a whole word do not stand for it. */
  isMeant: boolean
  /** The fields that have the word as it was asked, as bits. */
  fields: number
}

type WordScores = Map<number, WordScore>

/** The words of a query, with what to look up for each and what it counts beside others. */
export interface AskedWord {
  readonly lookups: readonly Lookup[]
  readonly weight: number
}

/** Scores the cards of an index that have a word of a query, by BM25F. */
export function scoreCards(index: InvertedIndex, asked: readonly AskedWord[]): Scores {
  const cards = new Map<number, { -readonly [Name in keyof CardScore]: CardScore[Name] }>()
  const idf = asked.map(({ lookups, weight }, i) => {
    const found: WordScores = new Map()
    for (const lookup of lookups) if (lookup.weight === 1) addForm(found, index, lookup)
    const rarity = weight * inverseFrequency(found.size, index.cards)
    for (const lookup of lookups) if (lookup.weight !== 1) addForm(found, index, lookup)
    for (const [at, { best, isMeant, fields }] of found) {
      const card = cards.get(at) ?? { ...NO_SCORE }
      cards.set(at, card)
      card.bm25 += rarity * best
      if (isMeant) card.any |= 1 << i
      if (fields !== 0) card.own |= 1 << i
      for (const place of PLACES) if (fields & FIELD_BITS[place]) card[place] |= 1 << i
    }
    return rarity
  })
  return { cards, idf }
}

function addForm(found: WordScores, index: InvertedIndex, { word, weight, begins }: Lookup): void {
  addMatches(found, index, word, weight, { isMeant: true, isOwn: weight === 1 })
  if (!begins) return
  const isOwn = weight === 1
  for (const longer of index.beginningWith(word)) {
    const part = (PREFIX_WEIGHT * longer.length) / (longer.length + LENGTH_PENALTY * (longer.length - word.length))
    if (longer !== word) addMatches(found, index, longer, weight * part, { isMeant: isOwn, isOwn })
  }
}

function addMatches(
  found: WordScores,
  index: InvertedIndex,
  word: string,
  weight: number,
  { isMeant, isOwn }: { readonly isMeant: boolean; readonly isOwn: boolean },
): void {
  const { cards, scores, fields } = index.postings(word)
  for (const [i, at] of cards.entries()) {
    const before = found.get(at) ?? { best: 0, isMeant: false, fields: 0 }
    found.set(at, before)
    before.best = Math.max(before.best, weight * (scores[i] as number))
    before.isMeant ||= isMeant
    if (isOwn) before.fields |= fields[i] as number
  }
}

/** The inverse document frequency of a word that some of all entries have. */
export const inverseFrequency = (some: number, all: number): number => Math.log(1 + (all - some + 0.5) / (some + 0.5))
