/** Making the search files of a language: names, definitions, keywords and queries, and no texts. */

import { SUBJECTS } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import { indexedWords, openStemmers } from './analyzer.ts'
import { keywordsOf, packDetails, packNames, type Searched } from './index-entry.ts'
import {
  type IndexFile,
  type NamesFile,
  type PackedIndex,
  type PageWithKeywords,
  packPhrases,
  packWords,
  SEARCH_FILE_VERSION,
  type SearchedComparison,
} from './index-format.ts'
import { stemPages } from './other-pages.ts'

export interface Corpus {
  /** Sorted by title in the language. */
  readonly terms: readonly Searched[]
  /** Slugs of the terms to read next. */
  related(slug: string): readonly string[]
  /** What people type who look for a term without naming it, in the language; none where it is absent. */
  queries?(slug: string): readonly string[]
  readonly comparisons?: readonly SearchedComparison[]
  readonly pages?: readonly PageWithKeywords[]
}

/** The JSON of the file of the index: the same terms give the same bytes. */
export function makeIndexFile(corpus: Corpus, language: Language): string {
  const { terms } = corpus
  const position = new Map(terms.map(({ slug }, at) => [slug, at]))
  const relatedTo = (slug: string) => corpus.related(slug).flatMap(other => position.get(other) ?? [])
  const { version, digest } = packNamesFile(terms, language)
  const file: IndexFile = {
    ...{ version, language, digest, subjects: SUBJECTS },
    details: terms.map(term => packDetails(term, language, relatedTo(term.slug))),
    index: packIndex(corpus, language),
    pages: stemPages(corpus.pages ?? [], language),
    comparisons: corpus.comparisons ?? [],
  }
  return JSON.stringify(file)
}

/** The JSON of the file of names, which browsers load first: what names alone decide has the same order in it. */
export const makeNamesFile = (terms: readonly Searched[], language: Language): string =>
  JSON.stringify(packNamesFile(terms, language))

function packNamesFile(terms: readonly Searched[], language: Language): NamesFile {
  const cards = terms.map(term => packNames(term, language))
  return { version: SEARCH_FILE_VERSION, language, digest: digestOf(JSON.stringify(cards)), cards }
}

/** FNV-1a of the code units of a text: 32 bits are enough to tell two builds apart. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16)
}

function packIndex({ terms, queries }: Corpus, language: Language): PackedIndex {
  const [own] = openStemmers(language)
  const stemsOf = (phrase: string) => [...new Set(indexedWords(phrase).map(own))]
  const keywords = terms.map(term =>
    [...keywordsOf(term[language]), ...(queries?.(term.slug) ?? [])].map(stemsOf).filter(stems => stems.length > 0),
  )
  const words = inBands(keywords.flat(2))
  const position = new Map(words.map((word, i) => [word, i]))
  const packed = keywords.map(phrases =>
    packPhrases(phrases.map(phrase => phrase.map(word => position.get(word) as number))),
  )
  return {
    words: packWords(words),
    entryWords: packed.map(([own]) => own),
    phrases: packed.map(([, phrases]) => phrases),
  }
}

/** All words. Frequent ones come first, for these have the shortest numbers; those that are about as frequent by alphabet. */
function inBands(all: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1)
  const bandOf = (word: string): number => Math.floor(Math.log2(counts.get(word) as number) / 2)
  return [...counts.keys()].sort().sort((a, b) => bandOf(b) - bandOf(a))
}
