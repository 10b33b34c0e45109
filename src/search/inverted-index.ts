/**
 * The words of a search file, and the entries that have them in which fields. Words of names and taglines are taken from
 * the cards when a file is opened, so that the file holds them once.
 */
import { BM25F, CARD_FIELDS, FIELDS, type Field, FOREIGN, massOf } from './fields.ts'
import { type PackedCard, type SearchFile, unpackNumbers } from './file.ts'
import { beginningWith } from './fuzzy.ts'
import { contentWords, type Stemmer } from './words.ts'

/** The entries that have a word, in the order of their cards. */
export interface Postings {
  readonly cards: readonly number[]
  /** BM25F of the word alone: less than 1. */
  readonly scores: readonly number[]
  /** Where it stands, as bits: the first field is the lowest. */
  readonly fields: readonly number[]
}

/** The stems of a keyword, or of a tagline, in order. */
export type Phrase = readonly string[]

const NONE: Postings = { cards: [], scores: [], fields: [] }

export const bitOf = (field: Field): number => 1 << FIELDS.indexOf(field)

export class InvertedIndex {
  readonly cards: number
  /** All words, sorted. */
  readonly words: readonly string[]
  readonly #phrases: (readonly Phrase[])[] = []
  readonly #taglines: readonly Phrase[]
  /** For each word its places: the card, times the number of fields, and the field. */
  readonly #places = new Map<string, number[]>()
  readonly #lengths: readonly Float64Array[]
  readonly #opened = new Map<string, Postings>()

  constructor(file: Pick<SearchFile, 'cards' | 'index'>, [own, other]: readonly [own: Stemmer, other: Stemmer]) {
    this.cards = file.cards.length
    this.#lengths = FIELDS.map(() => new Float64Array(this.cards))
    this.#taglines = file.cards.map(card => contentWords(textOnCard(card, 'tagline')).map(own))
    for (const [at, card] of file.cards.entries())
      for (const field of CARD_FIELDS)
        this.#addText(textOnCard(card, field), at, field, FOREIGN.has(field) ? other : own)
    this.#addPacked(file.index)
    this.words = [...this.#places.keys()].sort()
    for (const lengths of this.#lengths) divideByAverage(lengths)
  }

  /** The keywords of an entry. */
  phrases(at: number): readonly Phrase[] {
    return this.#phrases[at] ?? []
  }

  /** The stems of the definition in one sentence. */
  tagline(at: number): Phrase {
    return this.#taglines[at] ?? []
  }

  has(word: string): boolean {
    return this.#places.has(word)
  }

  postings(word: string): Postings {
    const before = this.#opened.get(word)
    if (before) return before
    const places = this.#places.get(word)
    const opened = places ? this.#score(places) : NONE
    if (places) this.#opened.set(word, opened)
    return opened
  }

  /** The words that begin so. */
  beginningWith(start: string): Iterable<string> {
    return beginningWith(this.words, start)
  }

  #addText(text: string, at: number, field: Field, stem: Stemmer): void {
    for (const word of new Set(contentWords(text).map(stem))) this.#add(word, at, field)
  }

  #addPacked({ fields, words, keywords, places }: SearchFile['index']): void {
    const stems = words.split(' ')
    for (const [at, packed] of keywords.entries()) {
      const phrases = packed
        .split(' ')
        .filter(Boolean)
        .map(phrase => unpackNumbers(phrase).map(i => stems[i] as string))
      this.#phrases.push(phrases)
      for (const word of new Set(phrases.flat())) this.#add(word, at, 'keywords')
    }
    for (const [i, packed] of places.entries()) {
      let field: Field = 'text'
      let at = 0
      for (const number of unpackNumbers(packed)) {
        if (number < 0) {
          field = fields[-1 - number] as Field
          at = 0
          continue
        }
        at += number
        this.#add(stems[i] as string, at, field)
      }
    }
  }

  #add(word: string, at: number, field: Field): void {
    const i = FIELDS.indexOf(field)
    const lengths = this.#lengths[i] as Float64Array
    lengths[at] = (lengths[at] as number) + 1
    const place = at * FIELDS.length + i
    const places = this.#places.get(word)
    if (places) places.push(place)
    else this.#places.set(word, [place])
  }

  /** Adds the fields of a card up before repetition is leveled out. */
  #score(places: number[]): Postings {
    const found = { cards: [] as number[], scores: [] as number[], fields: [] as number[] }
    let mass = 0
    for (const place of places.sort((a, b) => a - b)) {
      const at = Math.floor(place / FIELDS.length)
      const i = place % FIELDS.length
      if (at !== found.cards.at(-1)) {
        found.cards.push(at)
        found.fields.push(0)
        mass = 0
      }
      mass += massOf(FIELDS[i] as Field, this.#lengths[i]?.[at] as number)
      const last = found.cards.length - 1
      found.fields[last] = (found.fields[last] as number) | (1 << i)
      found.scores[last] = mass / (BM25F.k + mass)
    }
    return found
  }
}

function textOnCard([, title, tagline, , , , names, otherTitle, otherNames]: PackedCard, field: Field): string {
  if (field === 'title') return title
  if (field === 'names') return names.join(' ')
  return field === 'tagline' ? tagline : [otherTitle, ...otherNames].join(' ')
}

function divideByAverage(lengths: Float64Array): void {
  const average = lengths.reduce((sum, each) => sum + each, 0) / lengths.length
  if (average > 0) for (const [at, length] of lengths.entries()) lengths[at] = length / average
}
