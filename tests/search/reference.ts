/** Other engines over our fields: MiniSearch and Orama. MiniSearch with an index that it built and with one that we built: the reference for how our index is built. */
import { type AnyDocument, create, insertMultiple, type Results, search as searchOrama } from '@orama/orama'
import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { Language } from '../../src/schema/language.ts'
import type { Term } from '../../src/schema/term.ts'
import { textOf } from '../../src/search/entry.ts'
import { FIELDS, type Field, FOREIGN, weightOf } from '../../src/search/fields.ts'
import { eachPlace, packPlaces as pack, type WordIndex, wordsIn } from '../../src/search/file.ts'
import { invertWords } from '../../src/search/invert.ts'
import { contentWords, fieldWords, openStemmers } from '../../src/search/words.ts'

/** An entry as the index reads it; fields that the index leaves out are absent. */
export interface Indexed extends Readonly<Partial<Record<Field, string>>> {
  readonly id: number
}

/** Our index of documents with ids 0, 1, 2 … */
export function invert(documents: readonly Indexed[], fields: readonly Field[], language: Language): WordIndex {
  const [own, other] = openStemmers(language)
  return invertWords(fields, documents.length, (card, at) => {
    const field = fields[at] as Field
    return fieldWords(documents[card]?.[field] ?? '', FOREIGN.has(field) ? other : own)
  })
}

/** An empty index that cuts words of each field by the rules of its language. */
export function emptyIndex(language: Language, fields: readonly Field[]): MiniSearch<Indexed> {
  const [own, other] = openStemmers(language)
  return new MiniSearch<Indexed>({
    fields: [...fields],
    tokenize: text => [...contentWords(text)],
    processTerm: (word, field) => (field !== undefined && FOREIGN.has(field as Field) ? other(word) : own(word)),
  })
}

/** @param plain what MiniSearch's `toJSON` gives for documents whose ids are 0, 1, 2 … */
export function packIndex(plain: AsPlainObject, fields: readonly string[]): WordIndex {
  const index = plain.index.map(([word, byField]) => [word, packPlaces(byField)] as const)
  index.sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    fields,
    lengths: Array.from({ length: plain.documentCount }, (_, id) =>
      fields.map((_, field) => (plain.fieldLength as Record<string, number[]>)[id]?.[field] ?? 0),
    ),
    averages: plain.averageFieldLength.map(average => Math.round(average * 100) / 100),
    words: index.map(([word]) => word).join(' '),
    places: index.map(([, places]) => places),
  }
}

function packPlaces(byField: Readonly<Record<string, Readonly<Record<string, number>>>>): string {
  const packed: number[] = []
  for (const field of Object.keys(byField)
    .map(Number)
    .sort((a, b) => a - b)) {
    packed.push(-1 - field)
    let before = 0
    const ids = Object.keys(byField[field] ?? {}).map(Number)
    for (const id of ids.sort((a, b) => a - b)) {
      packed.push(id - before)
      before = id
    }
  }
  return pack(packed)
}

/** The form that MiniSearch loads. */
export function unpackIndex({ fields, lengths, averages, words, places }: WordIndex): AsPlainObject {
  return {
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: Object.fromEntries(lengths.map((_, id) => [id, id])),
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.map((length, id) => [id, [...length]])),
    averageFieldLength: [...averages],
    storedFields: {},
    dirtCount: 0,
    index: wordsIn(words).map((word, i) => [word, unpackPlaces(places[i] ?? '')]),
    serializationVersion: 2,
  }
}

function unpackPlaces(packed: string): Record<string, Record<string, number>> {
  const byField: Record<string, Record<string, number>> = {}
  eachPlace(packed, (field, card) => {
    byField[field] ??= {}
    ;(byField[field] as Record<string, number>)[card] = 1
  })
  return byField
}

/** An entry with the text of each field. */
const indexedFields = (term: Term, id: number, language: Language): Indexed =>
  Object.assign({ id }, ...FIELDS.map(field => ({ [field]: textOf(term, field, language) })))

/** @returns MiniSearch over our fields, stems and weights of fields: for a query, the slugs it finds, best first */
export function miniSearchOf(terms: readonly Term[], language: Language): (query: string) => readonly string[] {
  const index = emptyIndex(language, FIELDS)
  index.addAll(terms.map((term, id) => indexedFields(term, id, language)))
  const boost = Object.fromEntries(FIELDS.map(field => [field, weightOf(field)]))
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
  const boost = Object.fromEntries(FIELDS.map(field => [field, weightOf(field)]))
  return query => {
    const found = searchOrama(database, { term: query, boost, limit: 10 }) as Results<AnyDocument>
    return found.hits.map(({ id }) => id)
  }
}
