/** MiniSearch with an index that it built and with one that we built: the reference for how our index is built. */
import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { Language } from '../../src/schema/language.ts'
import { type Field, FOREIGN } from '../../src/search/fields.ts'
import { FREQUENCIES, type WordIndex, wordsIn } from '../../src/search/file.ts'
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

function packPlaces(byField: Readonly<Record<string, Readonly<Record<string, number>>>>): readonly number[] {
  const packed: number[] = []
  for (const field of Object.keys(byField)
    .map(Number)
    .sort((a, b) => a - b)) {
    packed.push(-1 - field)
    let before = 0
    const places = Object.entries(byField[field] ?? {}).map(([id, count]) => [Number(id), count] as const)
    for (const [id, count] of places.sort(([a], [b]) => a - b)) {
      packed.push((id - before) * FREQUENCIES + Math.min(count, FREQUENCIES) - 1)
      before = id
    }
  }
  return packed
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
    index: wordsIn(words).map((word, i) => [word, unpackPlaces(places[i] ?? [])]),
    serializationVersion: 2,
  }
}

function unpackPlaces(packed: readonly number[]): Record<string, Record<string, number>> {
  const byField: Record<string, Record<string, number>> = {}
  let places: Record<string, number> = {}
  let id = 0
  for (const value of packed) {
    if (value < 0) {
      places = {}
      byField[-1 - value] = places
      id = 0
    } else {
      id += Math.floor(value / FREQUENCIES)
      places[id] = (value % FREQUENCIES) + 1
    }
  }
  return byField
}
