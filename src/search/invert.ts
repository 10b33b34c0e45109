/**
 * The word index of a file, made straight from the texts. MiniSearch could make it too, but it holds ten thousand terms
 * in trees and maps of maps before it hands them over, which costs a build more memory than all the rest; a test holds
 * the two against each other.
 */
import type { Language } from '../schema/language.ts'
import { WordMap } from '../text/word-map.ts'
import { WordTable } from '../text/word-table.ts'
import { fold } from '../text/words.ts'
import type { Field, Indexed } from './fields.ts'
import { FREQUENCIES, type WordIndex } from './file.ts'
import { isStopWord } from './stop-words.ts'
import { LONGEST, openStemmers, type Stemmer } from './words.ts'

/** Fields that are in the other language. */
const FOREIGN: ReadonlySet<Field> = new Set<Field>(['otherNames', 'otherTagline'])

/** The places of one stem, as they are packed, and where packing stands. */
interface Places {
  readonly packed: number[]
  field: number
  card: number
}

/** A word as it stands in texts. */
interface Word {
  /** Of its stem; none for a word that says nothing. */
  readonly places: Places | undefined
  /** The text in which it was last seen. */
  text: number
}

/** @param documents with ids 0, 1, 2 … */
export function invert(documents: readonly Indexed[], fields: readonly Field[], language: Language): WordIndex {
  const [own, other] = openStemmers(language)
  const index = new Map<string, Places>()
  const sides = { own: openWords(index, own), other: openWords(index, other) }
  const lengths = documents.map(() => fields.map(() => 0))
  const table = new WordTable()
  let text = 0
  const averages = fields.map((field, at) => {
    const wordOf = FOREIGN.has(field) ? sides.other : sides.own
    let average = 0
    for (const { id, [field]: content = '' } of documents) {
      text++
      let length = 0
      const folded = fold(content)
      table.read(folded, 0, folded.length)
      for (let i = 0; i < table.count; i++) {
        const word = wordOf(folded, table, i)
        if (!word.places) continue
        if (word.text !== text) length++
        word.text = text
        addPlace(word.places, at, id)
      }
      average = (average * id + length) / (id + 1)
      ;(lengths[id] as number[])[at] = length
    }
    return Math.round(average * 100) / 100
  })
  const words = [...index.keys()].sort()
  return { fields, lengths, averages, words: words.join(' '), places: words.map(word => index.get(word)?.packed ?? []) }
}

/** @returns a function that looks up a word of a text, and stems it when it meets it first */
function openWords(index: Map<string, Places>, stem: Stemmer): (text: string, table: WordTable, i: number) => Word {
  const known = new WordMap<Word>()
  const byCut = new Map<string, Word>()
  return (text, { starts, ends, hashes }, i) => {
    const [start, end, hash] = [starts[i] as number, ends[i] as number, hashes[i] as number]
    const before = known.get(text, start, end, hash)
    if (before) return before
    const letters = text.slice(start, end)
    const cut = letters.slice(0, LONGEST)
    const word: Word = byCut.get(cut) ?? { places: isStopWord(cut) ? undefined : placesOf(index, stem(cut)), text: 0 }
    byCut.set(cut, word)
    known.add(letters, hash, word)
    return word
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
