/**
 * Making the search files of a language. Large dictionaries leave the weakest fields out, so that the file stays one that
 * can be loaded whole.
 */

import { bounds, SUBJECTS } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import { contentWords, openStemmers } from './analyzer.ts'
import { FOREIGN, OPTIONAL_FIELDS, type OptionalField } from './fields.ts'
import { keywordsOf, packCard, packNames, type Searched, weakText } from './index-entry.ts'
import {
  type NamesFile,
  type PackedIndex,
  packPhrases,
  type SearchedComparison,
  type SearchFile,
} from './index-format.ts'
import { type PageToIndex, stemPages } from './other-pages.ts'

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

/**
 * The JSON of the file for one language: the same terms give the same bytes.
 * @param most terms up to which optional fields are indexed
 */
export function makeSearchFile(corpus: Corpus, language: Language, most: number = bounds.searchFile.terms): string {
  const { terms } = corpus
  const position = new Map(terms.map(({ slug }, at) => [slug, at]))
  const relatedTo = (slug: string) => corpus.related(slug).flatMap(other => position.get(other) ?? [])
  const file: SearchFile = {
    ...{ version: 4, language, subjects: SUBJECTS },
    cards: terms.map(term => packCard(term, language, relatedTo(term.slug))),
    index: packIndex(corpus, terms.length > most ? [] : OPTIONAL_FIELDS, language),
    pages: stemPages(corpus.pages ?? [], language),
    comparisons: corpus.comparisons ?? [],
  }
  return JSON.stringify(file)
}

/** The JSON of the file of names, which browsers load first: what names alone decide has the same order in it. */
export function makeNamesFile(terms: readonly Searched[], language: Language): string {
  const file: NamesFile = { version: 4, language, cards: terms.map(term => packNames(term, language)) }
  return JSON.stringify(file)
}

function packIndex({ terms, queries }: Corpus, fields: readonly OptionalField[], language: Language): PackedIndex {
  const [own, other] = openStemmers(language)
  const keywords = terms.map(term =>
    [...keywordsOf(term[language]), ...(queries?.(term.slug) ?? [])].map(phrase => [
      ...new Set(contentWords(phrase).map(own)),
    ]),
  )
  const weak = fields.map(field => {
    const stems = terms.map(term => contentWords(weakText(term, field, language)).map(FOREIGN.has(field) ? other : own))
    return field === 'text' ? shared(stems.map(repeatedIn), MOST_WITH_WORD) : shared(stems, terms.length)
  })
  const words = byCount([keywords, weak].flat(3))
  const position = new Map(words.map((word, i) => [word, i]))
  const pack = (phrases: readonly (readonly string[])[]) =>
    packPhrases(
      phrases.filter(phrase => phrase.length > 0).map(phrase => phrase.map(word => position.get(word) as number)),
    )
  const packed = fields.map((field, i) => [field, weak[i]?.map(each => pack([each]))])
  return { words: words.join(' '), keywords: keywords.map(pack), ...Object.fromEntries(packed) }
}

/** The words that a text repeats, which tell what it is about. */
function repeatedIn(stems: readonly string[]): readonly string[] {
  const once = new Set<string>()
  return stems.filter(stem => once.size === once.add(stem).size)
}

/** Entries that may have a word in their texts, before it tells too little for the bytes that it takes. */
const MOST_WITH_WORD = 60

/** The words of each that another one has too, and at most so many. */
function shared(all: readonly (readonly string[])[], most: number): readonly (readonly string[])[] {
  const sets = all.map(words => [...new Set(words)])
  const counts = countsOf(sets.flat())
  const isShared = (count: number) => count > 1 && count <= most
  return sets.map(words => words.filter(word => isShared(counts.get(word) ?? 0)))
}

/** All words, the most frequent ones first, for these have the shortest numbers. */
function byCount(all: readonly string[]): readonly string[] {
  const counts = countsOf(all)
  return [...counts.keys()].sort().sort((a, b) => (counts.get(b) as number) - (counts.get(a) as number))
}

function countsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
