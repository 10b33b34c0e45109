/** Other engines over our fields: MiniSearch and Orama. */
import { type AnyDocument, create, insertMultiple, type Results, search as searchOrama } from '@orama/orama'
import MiniSearch from 'minisearch'
import { type Language, otherLanguage } from '../../src/schema/language.ts'
import type { Term } from '../../src/schema/term.ts'
import { contentWords, openStemmers } from '../../src/search/analyzer.ts'
import { keywordsOf } from '../../src/search/index-entry.ts'

/** What a word found there is worth to them. */
const FIELD_WEIGHTS: Readonly<Record<Field, number>> = {
  title: 2.5,
  names: 1.9,
  keywords: 2.8,
  tagline: 1.5,
  otherNames: 0.3,
}

const FIELDS = ['title', 'names', 'keywords', 'tagline', 'otherNames'] as const
type Field = (typeof FIELDS)[number]

/** An entry as the index reads it; fields that the index leaves out are absent. */
export interface Indexed extends Readonly<Partial<Record<Field, string>>> {
  readonly id: number
}

/** An empty index that cuts words of each field by the rules of its language. */
export function emptyIndex(language: Language, fields: readonly Field[]): MiniSearch<Indexed> {
  const [own, other] = openStemmers(language)
  return new MiniSearch<Indexed>({
    fields: [...fields],
    tokenize: text => [...contentWords(text)],
    processTerm: (word, field) => (field === 'otherNames' ? other(word) : own(word)),
  })
}

/** An entry with the text of each field. */
const indexedFields = (term: Term, id: number, language: Language): Indexed => ({
  id,
  title: term[language].title,
  names: [...term[language].aliases, term[language].standsFor ?? ''].join(' '),
  keywords: keywordsOf(term[language]).join(' '),
  tagline: term[language].tagline,
  otherNames: [term[otherLanguage(language)].title, ...term[otherLanguage(language)].aliases].join(' '),
})

/** @returns MiniSearch over our fields, stems and weights of fields: for a query, the slugs it finds, best first */
export function miniSearchOf(terms: readonly Term[], language: Language): (query: string) => readonly string[] {
  const index = emptyIndex(language, FIELDS)
  index.addAll(terms.map((term, id) => indexedFields(term, id, language)))
  const boost = Object.fromEntries(FIELDS.map(field => [field, FIELD_WEIGHTS[field]]))
  const prefix = (word: string, i: number, words: readonly string[]) => i === words.length - 1 && word.length > 2
  return query => index.search(query, { boost, prefix, fuzzy: 0.2 }).map(({ id }) => terms[id]?.slug ?? '')
}

/** @returns the same of Orama, with its own stemmer of the language */
export async function oramaOf(
  terms: readonly Term[],
  language: Language,
): Promise<(query: string) => readonly string[]> {
  const [own] = openStemmers(language)
  const tokenizer = {
    language: language === 'en' ? 'english' : 'spanish',
    normalizationCache: new Map<string, string>(),
    tokenize: (text: string) => contentWords(text).map(own),
  }
  const schema = Object.fromEntries(FIELDS.map(field => [field, 'string'] as const))
  const database = create({ schema, components: { tokenizer } })
  await insertMultiple(
    database,
    terms.map((term, id) => ({ ...indexedFields(term, id, language), id: term.slug })),
  )
  const boost = Object.fromEntries(FIELDS.map(field => [field, FIELD_WEIGHTS[field]]))
  return query => {
    const found = searchOrama(database, { term: query, boost, limit: 10 }) as Results<AnyDocument>
    return found.hits.map(({ id }) => id)
  }
}
