/**
 * The word index of a file, made straight from the texts. MiniSearch could make it too, but it holds ten thousand terms
 * in trees and maps of maps before it hands them over, which costs a build more memory than all the rest; a test holds
 * the two against each other.
 */
import type { Language } from '../schema/language.ts'
import type { Field, Indexed } from './fields.ts'
import { FREQUENCIES, type WordIndex } from './file.ts'
import { openStemmers, type Stemmer, telling } from './words.ts'

/** Fields that are in the other language. */
const FOREIGN: ReadonlySet<Field> = new Set<Field>(['otherNames', 'otherTagline'])

/** The places of one word, as they are packed, and where packing stands. */
interface Places {
  readonly packed: number[]
  field: number
  before: number
}

/** @param documents with ids 0, 1, 2 … */
export function invert(documents: readonly Indexed[], fields: readonly Field[], language: Language): WordIndex {
  const [own, other] = openStemmers(language)
  const index = new Map<string, Places>()
  const lengths = documents.map(() => fields.map(() => 0))
  const averages = fields.map((field, at) => {
    const stem = FOREIGN.has(field) ? other : own
    let average = 0
    for (const { id, [field]: text = '' } of documents) {
      const words = telling(text)
      const length = new Set(words).size
      average = (average * id + length) / (id + 1)
      ;(lengths[id] as number[])[at] = length
      for (const [word, count] of frequencies(words, stem)) addPlace(index, word, at, id, count)
    }
    return Math.round(average * 100) / 100
  })
  const words = [...index.keys()].sort()
  return { fields, lengths, averages, words: words.join(' '), places: words.map(word => index.get(word)?.packed ?? []) }
}

function frequencies(words: readonly string[], stem: Stemmer): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) {
    const cut = stem(word)
    counts.set(cut, (counts.get(cut) ?? 0) + 1)
  }
  return counts
}

function addPlace(index: Map<string, Places>, word: string, field: number, id: number, count: number): void {
  let places = index.get(word)
  if (!places) {
    places = { packed: [], field: -1, before: 0 }
    index.set(word, places)
  }
  if (places.field !== field) {
    places.packed.push(-1 - field)
    places.field = field
    places.before = 0
  }
  places.packed.push((id - places.before) * FREQUENCIES + Math.min(count, FREQUENCIES) - 1)
  places.before = id
}
