/**
 * The word index of a file, made straight from the texts. MiniSearch could make it too, but it holds ten thousand terms
 * in trees and maps of maps before it hands them over, which costs a build more memory than all the rest; a test holds
 * the two against each other.
 */
import type { Field } from './fields.ts'
import { FREQUENCIES, type WordIndex } from './file.ts'

/** The words of a field that say something. */
export interface FieldWords {
  /** How many different ones there are. */
  readonly length: number
  /** Their stems, in order. */
  readonly stems: readonly string[]
}

/** The places of one stem, as they are packed, and where packing stands. */
interface Places {
  readonly packed: number[]
  field: number
  card: number
}

/** @param wordsIn the words in a field of a card */
export function invertWords(
  cards: number,
  fields: readonly Field[],
  wordsIn: (field: Field, card: number) => FieldWords,
): WordIndex {
  const index = new Map<string, Places>()
  const lengths = Array.from({ length: cards }, () => fields.map(() => 0))
  const averages = fields.map((field, at) => {
    let average = 0
    for (let card = 0; card < cards; card++) {
      const { length, stems } = wordsIn(field, card)
      for (const stem of stems) addPlace(placesOf(index, stem), at, card)
      average = (average * card + length) / (card + 1)
      ;(lengths[card] as number[])[at] = length
    }
    return Math.round(average * 100) / 100
  })
  const words = [...index.keys()].sort()
  return { fields, lengths, averages, words: words.join(' '), places: words.map(word => index.get(word)?.packed ?? []) }
}

function placesOf(index: Map<string, Places>, stem: string): Places {
  let places = index.get(stem)
  if (!places) {
    places = { packed: [], field: -1, card: 0 }
    index.set(stem, places)
  }
  return places
}

function addPlace(places: Places, field: number, card: number): void {
  const { packed } = places
  if (places.field !== field) {
    packed.push(-1 - field)
    places.field = field
    packed.push(card * FREQUENCIES)
  } else if (places.card !== card) packed.push((card - places.card) * FREQUENCIES)
  else {
    const last = packed[packed.length - 1] as number
    if (last % FREQUENCIES < FREQUENCIES - 1) packed[packed.length - 1] = last + 1
  }
  places.card = card
}
