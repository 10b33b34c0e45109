/**
 * Making the search files of a language. Large dictionaries leave the weakest fields out, so that the file stays one that
 * can be loaded whole.
 */

import { RELATED_WORDS } from '../languages/synonyms.ts'
import { bounds, SUBJECTS } from '../schema/bounds.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import { type PageToIndex, packPages } from './collection-pages.ts'
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
import { contentWords, openStemmers } from './words.ts'

export interface Corpus {
  /** Sorted by title in the language. */
  readonly terms: readonly Searched[]
  /** Slugs of the terms to read next. */
  related(slug: string): readonly string[]
  readonly comparisons?: readonly SearchedComparison[]
  readonly pages?: readonly PageToIndex[]
}

/** Fields that are indexed beside keywords and cards; that of a large dictionary leaves out the last ones first. */
const OPTIONAL: readonly Field[] = ['otherKeywords', 'otherTagline', 'repeated', 'text']

/** Bytes of a file to which a character comes, of long texts and of other fields; measured on the real entries. */
const BYTES_PER_CHARACTER = { repeated: 0.07, text: 0.15, others: 0.5 } as const

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
    ...{ version: 2, language, subjects: SUBJECTS },
    relatedWords: [packRelatedWords(language), packRelatedWords(otherLanguage(language))],
    cards: terms.map(term => packCard(term, language, relatedTo(term.slug))),
    index: packIndex(terms, fieldsWithin(terms, language, budget), language),
    pages: packPages(corpus.pages ?? [], language),
    ...(comparisons.length > 0 && { comparisons }),
  }
  return JSON.stringify(file)
}

/** The JSON of the file of names, which browsers load first: what names alone decide has the same order in it. */
export function makeNamesFile(terms: readonly Searched[], language: Language): string {
  const file: NamesFile = { version: 2, language, cards: terms.map(term => packNames(term, language)) }
  return JSON.stringify(file)
}

function packIndex(terms: readonly Searched[], fields: readonly Field[], language: Language): PackedIndex {
  const [own, other] = openStemmers(language)
  const keywords = terms.map(term =>
    keywordsOf(term[language])
      .map(keyword => contentWords(keyword).map(own))
      .filter(phrase => phrase.length > 0),
  )
  const texts = TEXT_FIELDS.some(field => fields.includes(field))
    ? terms.map(term => contentWords(textOf(term, 'text', language)).map(own))
    : []
  const counts = countTexts(texts)
  const placesOf = new Map<string, number[]>()
  for (const [field, name] of fields.entries()) {
    const stem = FOREIGN.has(name) ? other : own
    const last = new Map<string, number>()
    const isText = TEXT_FIELDS.includes(name)
    for (const [at, term] of terms.entries()) {
      const stems = isText ? texts[at] : contentWords(textOf(term, name, language)).map(stem)
      for (const word of wordsIn(stems ?? [], name, counts)) {
        const places = placesOf.get(word) ?? []
        placesOf.set(word, places)
        const before = last.get(word)
        if (before === undefined) places.push(-1 - field, at)
        else places.push(at - before)
        last.set(word, at)
      }
    }
  }
  const words = wordsOf(keywords, placesOf.keys())
  const position = new Map(words.map((word, i) => [word, i]))
  const packPhrase = (phrase: readonly string[]) => packNumbers(phrase.map(word => position.get(word) as number))
  return {
    fields,
    words: words.join(' '),
    keywords: keywords.map(phrases => phrases.map(packPhrase).join(' ')),
    places: words.map(word => packNumbers(placesOf.get(word) ?? [])),
  }
}

/** Fields that hold the same text: words that it has once, and words that it repeats. */
const TEXT_FIELDS: readonly Field[] = ['text', 'repeated']

/** In how many texts each word stands once; those of a text alone find nothing, and common ones say nothing. */
const ONCE = { min: 2, max: 12 } as const

/** The words of a field of an entry; of texts either those that it repeats, or those that few texts have. */
function wordsIn(stems: readonly string[], field: Field, counts: ReadonlyMap<string, number>): ReadonlySet<string> {
  const once = new Set<string>()
  const repeated = new Set(stems.filter(stem => once.size === once.add(stem).size))
  if (field === 'repeated') return repeated
  if (field !== 'text') return once
  const isTelling = (count: number) => count >= ONCE.min && count <= ONCE.max
  return new Set([...once].filter(stem => !repeated.has(stem) && isTelling(counts.get(stem) ?? 0)))
}

/** In how many texts each word stands. */
function countTexts(texts: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const stems of texts) for (const word of new Set(stems)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** All words, those that most keywords have first, for the first ones have the shortest numbers. */
function wordsOf(keywords: readonly (readonly (readonly string[])[])[], others: Iterable<string>): readonly string[] {
  const counts = new Map<string, number>()
  for (const word of keywords.flat(2)) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of others) if (!counts.has(word)) counts.set(word, 0)
  const words = [...counts.keys()].sort()
  return words.sort((a, b) => (counts.get(b) as number) - (counts.get(a) as number))
}

/** Families and synonyms, as `openRelatedWords` reads them. */
export function packRelatedWords(language: Language): string {
  const { families, synonyms } = RELATED_WORDS[language]
  return [families, synonyms].map(part => part.replaceAll('\n', ' ').replaceAll(', ', ',')).join('\n')
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
