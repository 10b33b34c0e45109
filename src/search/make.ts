/**
 * Making the search files of a language. Large dictionaries leave the weakest fields out, so that the file stays one that
 * can be loaded whole.
 */

import { SYNONYMS } from '../languages/synonyms.ts'
import { bounds, SUBJECTS } from '../schema/bounds.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import { keywordsOf, packCard, packNames, type Searched, textOf } from './entry.ts'
import { type Field, FOREIGN } from './fields.ts'
import {
  type NamesFile,
  type PackedComparison,
  type PackedIndex,
  packNumbers,
  type SearchedComparison,
  type SearchFile,
} from './file.ts'
import { type PageToIndex, packPages } from './page-search.ts'
import { contentWords, openStemmers } from './words.ts'

export interface Corpus {
  /** Sorted by title in the language. */
  readonly terms: readonly Searched[]
  /** Slugs of the terms to read next. */
  related(slug: string): readonly string[]
  /** What people type who look for a term without naming it, in the language; none where it is absent. */
  queries?(slug: string): readonly string[]
  readonly comparisons?: readonly SearchedComparison[]
  readonly pages?: readonly PageToIndex[]
}

/** Fields that are indexed beside keywords and cards; that of a large dictionary leaves out the last ones first. */
const OPTIONAL: readonly Field[] = ['otherKeywords', 'otherTagline', 'text']

/** Bytes of a file to which a character comes, of long texts and of other fields; measured on the real entries. */
const BYTES_PER_CHARACTER = { text: 0.07, others: 0.5 } as const

/** The JSON of the file for one language: the same terms give the same bytes. */
export function makeSearchFile(corpus: Corpus, language: Language, budget: number = bounds.searchFile.max): string {
  const { terms } = corpus
  const position = new Map(terms.map(({ slug }, at) => [slug, at]))
  const relatedTo = (slug: string) => corpus.related(slug).flatMap(other => position.get(other) ?? [])
  const comparisons = (corpus.comparisons ?? []).flatMap((each): readonly PackedComparison[] => {
    const [first, second] = each.terms.map(slug => position.get(slug))
    return first === undefined || second === undefined ? [] : [[first, second, each.difference, each.title, each.path]]
  })
  const file: SearchFile = {
    ...{ version: 3, language, subjects: SUBJECTS },
    synonyms: [packSynonyms(language), packSynonyms(otherLanguage(language))],
    cards: terms.map(term => packCard(term, language, relatedTo(term.slug))),
    index: packIndex(corpus, fieldsWithin(terms, language, budget), language),
    pages: packPages(corpus.pages ?? [], language),
    ...(comparisons.length > 0 && { comparisons }),
  }
  return JSON.stringify(file)
}

const packSynonyms = (language: Language): string => SYNONYMS[language].replaceAll('\n', ' ').replaceAll(', ', ',')

/** The JSON of the file of names, which browsers load first: what names alone decide has the same order in it. */
export function makeNamesFile(terms: readonly Searched[], language: Language): string {
  const file: NamesFile = { version: 3, language, cards: terms.map(term => packNames(term, language)) }
  return JSON.stringify(file)
}

function packIndex({ terms, queries }: Corpus, fields: readonly Field[], language: Language): PackedIndex {
  const [own, other] = openStemmers(language)
  const phrases = terms.map(term =>
    [...keywordsOf(term[language]), ...(queries?.(term.slug) ?? [])]
      .map(phrase => contentWords(phrase).map(own))
      .filter(phrase => phrase.length > 0),
  )
  const placesOf = new Map<string, number[]>()
  for (const [field, name] of fields.entries()) {
    const stem = FOREIGN.has(name) ? other : own
    const stems = terms.map(term => contentWords(textOf(term, name, language)).map(stem))
    const sets = stems.map(each => (name === 'text' ? repeatedIn(each) : new Set(each)))
    addPlaces(placesOf, field, withinLimits(sets, LIMITS[name]))
  }
  const words = wordsOf(phrases, placesOf.keys())
  const position = new Map(words.map((word, i) => [word, i]))
  const packPhrase = (phrase: readonly string[]) => packNumbers(phrase.map(word => position.get(word) as number))
  return {
    fields,
    words: words.join(' '),
    keywords: phrases.map(each => each.map(packPhrase).join(' ')),
    places: words.map(word => packNumbers(placesOf.get(word) ?? [])),
  }
}

/** Adds where the words of a field stand: the field, as a negative number, and the distances between cards. */
function addPlaces(placesOf: Map<string, number[]>, field: number, words: readonly ReadonlySet<string>[]): void {
  const last = new Map<string, number>()
  for (const [at, wordsAt] of words.entries()) {
    for (const word of wordsAt) {
      const places = placesOf.get(word) ?? []
      placesOf.set(word, places)
      const before = last.get(word)
      if (before === undefined) places.push(-1 - field, at)
      else places.push(at - before)
      last.set(word, at)
    }
  }
}

/** The words that a text repeats, which tell what it is about. */
function repeatedIn(stems: readonly string[]): ReadonlySet<string> {
  const once = new Set<string>()
  return new Set(stems.filter(stem => once.size === once.add(stem).size))
}

interface Limits {
  readonly min: number
  readonly max: number
}

/** How many entries have a word in a weak field: the others find too little for the bytes that they take. */
const LIMITS: Readonly<Partial<Record<Field, Limits>>> = {
  otherKeywords: { min: 2, max: Number.POSITIVE_INFINITY },
  text: { min: 2, max: 60 },
}

function withinLimits(
  sets: readonly ReadonlySet<string>[],
  limits: Limits | undefined,
): readonly ReadonlySet<string>[] {
  if (!limits) return sets
  const counts = new Map<string, number>()
  for (const words of sets) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isWithin = (count: number) => count >= limits.min && count <= limits.max
  return sets.map(words => new Set([...words].filter(word => isWithin(counts.get(word) ?? 0))))
}

/** All words, those that most keywords have first, for the first ones have the shortest numbers. */
function wordsOf(keywords: readonly (readonly (readonly string[])[])[], others: Iterable<string>): readonly string[] {
  const counts = new Map<string, number>()
  for (const word of keywords.flat(2)) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of others) if (!counts.has(word)) counts.set(word, 0)
  const words = [...counts.keys()].sort()
  return words.sort((a, b) => (counts.get(b) as number) - (counts.get(a) as number))
}

/** The optional fields that may be indexed within the budget. */
function fieldsWithin(terms: readonly Searched[], language: Language, budget: number): readonly Field[] {
  const lengthOf = (field: Field) => terms.reduce((sum, term) => sum + textOf(term, field, language).length, 0)
  const { others } = BYTES_PER_CHARACTER
  const always = lengthOf('title') + lengthOf('names') + lengthOf('tagline') + lengthOf('keywords')
  let total = others * always
  return OPTIONAL.filter(field => {
    const { [field as 'text']: bytes = others } = BYTES_PER_CHARACTER
    total += bytes * lengthOf(field)
    return total <= budget
  })
}
