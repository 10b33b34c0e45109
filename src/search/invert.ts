/**
 * The word index of a file, made straight from the texts. MiniSearch could make it too, but it holds ten thousand terms
 * in trees and maps of maps before it hands them over, which costs a build more memory than all the rest; a test holds
 * the two against each other.
 */
import type { Field } from './fields.ts'
import { type NamesFile, packPlaces, type SearchFile, type WordIndex } from './file.ts'
import { type FieldWords, fieldWords, openStemmers } from './words.ts'

/** The places of one stem, as they are packed, and where packing stands. */
interface Places {
  readonly packed: number[]
  field: number
  card: number
}

/**
 * @param cards how many there are
 * @param wordsOf the words of a card in a field; those of one are in memory at a time
 */
export function invertWords(
  fields: readonly Field[],
  cards: number,
  wordsOf: (card: number, field: number) => FieldWords,
): WordIndex {
  const index = new Map<string, Places>()
  const lengths = Array.from({ length: cards }, (): number[] => [])
  const averages = fields.map((_, field) => {
    let average = 0
    for (const [card, own] of lengths.entries()) {
      const { length, stems } = wordsOf(card, field)
      own.push(length)
      for (const stem of stems) addPlace(placesOf(index, stem), field, card)
      average = (average * card + length) / (card + 1)
    }
    return Math.round(average * 100) / 100
  })
  const words = [...index.keys()].sort()
  return {
    fields,
    lengths,
    averages,
    words: words.join(' '),
    places: words.map(word => packPlaces(index.get(word)?.packed ?? [])),
  }
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
  if (places.field !== field) places.packed.push(-1 - field, card)
  else if (places.card !== card) places.packed.push(card - places.card)
  places.field = field
  places.card = card
}

/** Of the file of names. */
const NAMES: readonly Field[] = ['title', 'names', 'otherNames']

/**
 * The file of names as one that is searched like the others. It comes with cards alone, so that it is short; the index of
 * their words is made here.
 */
export function withNamesIndex(file: NamesFile): SearchFile {
  const [own, other] = openStemmers(file.language)
  const cards = file.cards.map(([, title, , , , , names, otherTitle, otherNames]) => [
    fieldWords(title, own),
    fieldWords(names.join(' '), own),
    fieldWords([otherTitle, ...otherNames].join(' '), other),
  ])
  const words = invertWords(NAMES, cards.length, (card, field) => cards[card]?.[field] as FieldWords)
  const empty = { subjects: [], pages: [], synonyms: ['', ''], families: ['', ''] } as const
  return { ...file, ...empty, index: { ...words, phrases: [] } }
}
