/**
 * Making the search files of a language. A file is joined from a piece of text for each term, which shows nothing of other
 * terms: builds remember pieces of large dictionaries and need not read words again. Large dictionaries leave the weakest
 * fields out, so that the file stays one that can be loaded whole.
 */

import { LACKED_NAMES, RELATED_WORDS } from '../languages/synonyms.ts'
import { bounds, SUBJECTS } from '../schema/bounds.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import { packCard, packNames, phrasesOf, type Searched, textOf, writtenNames } from './entry.ts'
import { openFields } from './field-words.ts'
import { FIELDS, type Field } from './fields.ts'
import type { NamesFile, PackedComparison, SearchFile } from './file.ts'
import { type FieldWords, invertWords } from './invert.ts'
import { packLacked } from './lacked.ts'
import { type Phrase, packPhrases } from './phrases.ts'
import { contentWords, openStemmers } from './words.ts'

export interface Shelf {
  /** Sorted by title in the language. */
  readonly terms: readonly Searched[]
  /** Slugs of the terms to read next. */
  related(slug: string): readonly string[]
  readonly comparisons?: readonly SearchedComparison[]
}

/** A comparison as far as it is found: by the names of its entries. */
export interface SearchedComparison {
  readonly terms: readonly [string, string]
  readonly difference: string
  /** Title of its page; empty where it has none. */
  readonly title: string
}

/** Fields that may be left out, the first ones first. */
const WEAK: readonly (readonly Field[])[] = [['explanation'], ['keyPoints'], ['otherTagline', 'otherKeywords']]

/** Fields that every file indexes. */
export const FIRM: readonly Field[] = FIELDS.filter(field => !WEAK.flat().includes(field))

/** Bytes to which a character of text comes in the index; measured on the real entries. Long texts repeat themselves. */
const BYTES_PER_CHARACTER: Readonly<Partial<Record<Field, number>>> = {
  explanation: 0.3,
  keyPoints: 0.41,
  otherTagline: 0.45,
  otherKeywords: 0.45,
}
const BYTES_PER_CHARACTER_OF_NAMES = 0.75

/** The JSON of the file for one language: the same terms give the same bytes. */
export function makeSearchFile(shelf: Shelf, language: Language, budget: number = bounds.searchFile.max): string {
  const fields = fieldsWithin(shelf, language, budget)
  return joinPieces(shelf.terms.map(openPieces(language, fields)), shelf, language, fields)
}

/**
 * The JSON of the file of names, which browsers load first: what names alone decide has the same order in it. The index of
 * their words is made by `withNamesIndex`.
 */
export function makeNamesFile(terms: readonly Searched[], language: Language): string {
  const file: NamesFile = { version: 1, language, cards: terms.map(term => packNames(term, language)) }
  return JSON.stringify(file)
}

/** Between the parts of a piece; texts hold no such character. */
const GAP = '\t'
/** Between two phrases. */
const BAR = '|'

/**
 * @returns a function that makes the piece of a term: its card before and after the related terms, its phrases, and the
 * words of each field
 */
export function openPieces(language: Language, fields: readonly Field[]): (term: Searched) => string {
  const wordsIn = openFields(language)
  const [stem] = openStemmers(language)
  return term => {
    const card = packCard(term, language, () => [], new Map())
    const phrases = phrasesOf(term, language).map(text => contentWords(text).map(stem).join(' '))
    const words = fields.map(field => {
      const { length, stems } = wordsIn(field, textOf(term, field, language))
      return [length, ...stems].join(' ')
    })
    return [
      JSON.stringify(card.slice(0, 5)).slice(0, -1),
      JSON.stringify(card.slice(6)).slice(1),
      phrases.join(BAR),
      ...words,
    ].join(GAP)
  }
}

/**
 * The JSON of the file for one language.
 * @param pieces in the order of the terms
 * @param fields those of the pieces
 */
export function joinPieces(
  pieces: readonly string[],
  { terms, related, comparisons = [] }: Shelf,
  language: Language,
  fields: readonly Field[],
): string {
  const position = new Map(terms.map(({ slug }, i) => [slug, i]))
  const parts = pieces.map(piece => piece.split(GAP))
  const cards = parts.map(([before, after], i) => {
    const places = related(terms[i]?.slug ?? '').flatMap(slug => position.get(slug) ?? [])
    return `${before},[${places.join(',')}],${after}`
  })
  const words = invertWords(parts.length, fields, (field, card) => readField(parts[card]?.[3 + fields.indexOf(field)]))
  const phrases = parts.map(([, , text = '']) => readPhrases(text))
  const index = { ...words, phrases: packPhrases(phrases, words) }
  const packed = packComparisons(comparisons, position)
  return [
    JSON.stringify(head(terms, language)).slice(0, -1),
    `,"cards":[${cards.join(',')}],"index":${JSON.stringify(index)}`,
    packed.length > 0 ? `,"comparisons":${JSON.stringify(packed)}}` : '}',
  ].join('')
}

function readField(text = ''): FieldWords {
  const [length, ...stems] = text.split(' ')
  return { length: Number(length), stems }
}

const readPhrases = (text: string): readonly Phrase[] =>
  text === '' ? [] : text.split(BAR).map(phrase => (phrase === '' ? [] : phrase.split(' ')))

/** @param position of a card, by slug */
const packComparisons = (
  comparisons: readonly SearchedComparison[],
  position: ReadonlyMap<string, number>,
): readonly PackedComparison[] =>
  comparisons.flatMap(({ terms: [a, b], difference, title }): readonly PackedComparison[] => {
    const [first, second] = [position.get(a), position.get(b)]
    return first === undefined || second === undefined ? [] : [[first, second, difference, title]]
  })

/** What all files of a language begin with. */
function head(terms: readonly Searched[], language: Language): Omit<SearchFile, 'cards' | 'index'> {
  const other = otherLanguage(language)
  return {
    ...{ version: 1, language, subjects: SUBJECTS },
    synonyms: [RELATED_WORDS[language].synonyms, RELATED_WORDS[other].synonyms],
    families: [RELATED_WORDS[language].families, RELATED_WORDS[other].families],
    everyday: RELATED_WORDS[language].everyday,
    lacked: packLacked(
      LACKED_NAMES[language],
      terms.flatMap(term => writtenNames(term, language)),
    ),
  }
}

/** The fields that may be indexed within the budget, weakest ones left out first. */
function fieldsWithin({ terms, related }: Shelf, language: Language, budget: number): readonly Field[] {
  const position = new Map(terms.map(({ slug }, i) => [slug, i]))
  const costs = new Map(FIELDS.map(field => [field, 0]))
  let total = 1
  for (const term of terms) {
    total += JSON.stringify(packCard(term, language, related, position)).length + 1
    for (const field of FIELDS) {
      const cost = textOf(term, field, language).length * (BYTES_PER_CHARACTER[field] ?? BYTES_PER_CHARACTER_OF_NAMES)
      costs.set(field, (costs.get(field) ?? 0) + cost)
      total += cost
    }
  }
  const left = new Set<Field>(FIELDS)
  for (const fields of WEAK) {
    if (total <= budget) break
    for (const field of fields) {
      left.delete(field)
      total -= costs.get(field) ?? 0
    }
  }
  return FIELDS.filter(field => left.has(field))
}
