/**
 * What words earn in the texts of entries: BM25F, straight from the packed index. The fields of an entry are added up
 * before repetition is leveled out, and of a word and its synonyms the best counts, so that a word earns about the same
 * wherever it stands and an entry must have many words of a question. What each word of the index earns in each entry is
 * worked out when a question first has the word.
 */
import { BM25F, IDENTITY, leveling, NAMING, weightOf } from './fields.ts'
import { FREQUENCIES, type WordIndex, wordsIn } from './file.ts'
import { KIN } from './kin.ts'
import { firstFrom } from './letters.ts'
import { openWithin } from './within.ts'

/** A word to look up. */
export interface Lookup {
  /** As the index has it, or the beginning of such a word. */
  readonly word: string
  /** What a find is worth; 1 for the word as it was asked. */
  readonly worth: number
  /** Words that begin like this count too, for less. */
  readonly begins: boolean
  /** Words that differ in so many letters count too, for less. */
  readonly edits: number
}

/**
 * What entries earn, card by card; all of it is overwritten by the next question. The words of a question are bits, the
 * first one the lowest.
 */
export interface Earnings {
  /** Cards that have a word of the question, in no order; `count` of them. */
  readonly cards: Uint32Array
  readonly count: number
  readonly points: Float64Array
  /** The weight of the words that a card has, those that it hardly has for less. */
  readonly cover: Float64Array
  /** Words that a card has, and those that it has outside its explanation. */
  readonly any: Uint32Array
  readonly strong: Uint32Array
  /** Words that it has outside its explanation as they were asked, rather than as a synonym or a guess. */
  readonly own: Uint32Array
  /** Words that it has there in another form of their family. */
  readonly kin: Uint32Array
  /** Words that it has in a field that says what it is about, and in its names and keywords. */
  readonly identity: Uint32Array
  readonly named: Uint32Array
  /** What each word of the question weighs: the fewer cards have it, the more. */
  readonly weights: readonly number[]
}

export interface Scoring {
  /** Whether the index has a word. */
  has(word: string): boolean
  /** Whether it has a word that begins so. */
  begins(start: string): boolean
  /** @param words the words of a question, and what to look up for each */
  earn(words: readonly (readonly Lookup[])[]): Earnings
}

/** The cards that have a word. */
interface Postings {
  readonly cards: Uint32Array
  readonly points: Float32Array
  readonly places: Uint8Array
}

/** Where a word stands in a card, as bits. */
const PLACE = { strong: 1, identity: 2, named: 4, own: 8, kin: 16 } as const

/** What a word is worth at least that may be what was meant. Names and keywords that have only a synonym do not count. */
const MEANT = 0.5
const placesTold = (worth: number): number => (worth < MEANT ? PLACE.strong : EVERYWHERE)
const EVERYWHERE = 255

/** What it says of a word how a find is worth: that it stands there as it was asked, or in another form. */
function wordPlace(worth: number): number {
  if (worth === 1) return PLACE.own
  return worth === KIN ? PLACE.kin : 0
}

/** What a word counts that begins like the one sought, and one that nearly is it, before its length is looked at. */
const BEGINNING = 0.375
const NEARLY = 0.45
/** How much of that every further letter takes. */
const FURTHER = 0.3

/** What it counts that a card has further forms or synonyms of a word. */
const FURTHER_FORMS = 0.2

/** The part of the most that a word can earn from which on a card fully has it. */
const FULLY = 0.5

export function openScoring(index: WordIndex): Scoring {
  const words = wordsIn(index.words)
  const postingsAt = openPostings(index)
  const all = index.lengths.length
  const cards = new Uint32Array(all)
  const cardsOfWord = new Uint32Array(all)
  const best = new Float64Array(all)
  const sum = new Float64Array(all)
  const places = new Uint8Array(all)
  const [points, cover] = [new Float64Array(all), new Float64Array(all)]
  const bits = () => new Uint32Array(all)
  const [any, strong, own, kin, identity, named] = [bits(), bits(), bits(), bits(), bits(), bits()]
  let within: ReturnType<typeof openWithin> | undefined
  /** Cards that have a word of the question, and a form of the word looked at. */
  let count = 0
  let countOfWord = 0

  const find = (word: string): number => {
    const i = firstFrom(words, word)
    return words[i] === word ? i : -1
  }

  /**
   * Adds what one word of the index earns wherever it stands.
   * @param mask places that it tells of
   * @param asked the place of a word as it was asked, where this is one
   */
  const add = (word: number, worth: number, mask: number, asked: number): void => {
    const postings = postingsAt(word)
    for (let i = 0; i < postings.cards.length; i++) {
      const at = postings.cards[i] as number
      const earned = worth * (postings.points[i] as number)
      const before = best[at] as number
      if (before === 0) cardsOfWord[countOfWord++] = at
      if (earned > before) best[at] = earned
      sum[at] = (sum[at] as number) + earned
      const place = postings.places[i] as number
      places[at] = (places[at] as number) | (place & mask) | (place & PLACE.strong ? asked : 0)
    }
  }

  const look = ({ word, worth, begins }: Lookup): void => {
    const exact = find(word)
    if (exact >= 0) add(exact, worth, placesTold(worth), wordPlace(worth))
    if (!begins) return
    for (let i = firstFrom(words, word); words[i]?.startsWith(word); i++) {
      const { length } = words[i] as string
      const further = length - word.length
      const part = (BEGINNING * length) / (length + FURTHER * further)
      if (further > 0) add(i, worth * part, placesTold(worth), PLACE.own)
    }
  }

  const lookNear = ({ word, worth, edits }: Lookup): void => {
    within ??= openWithin(words)
    for (const { at, distance } of within(word, edits)) {
      const { length } = words[at] as string
      const part = (NEARLY * length) / (length + distance)
      if (distance > 0) add(at, worth * part, placesTold(worth), 0)
    }
  }

  const clear = (): void => {
    for (let i = 0; i < count; i++) {
      const at = cards[i] as number
      points[at] = cover[at] = any[at] = strong[at] = own[at] = kin[at] = identity[at] = named[at] = 0
    }
    count = 0
  }

  /** Adds what the word that was looked at earns. */
  const settle = (bit: number, weight: number): void => {
    for (let i = 0; i < countOfWord; i++) {
      const at = cardsOfWord[i] as number
      if (any[at] === 0) cards[count++] = at
      const most = best[at] as number
      points[at] = (points[at] as number) + weight * (most + FURTHER_FORMS * ((sum[at] as number) - most))
      cover[at] = (cover[at] as number) + weight * Math.min(1, most / FULLY)
      const place = places[at] as number
      any[at] = (any[at] as number) | bit
      if (place & PLACE.strong) strong[at] = (strong[at] as number) | bit
      if (place & PLACE.own) own[at] = (own[at] as number) | bit
      if (place & PLACE.kin) kin[at] = (kin[at] as number) | bit
      if (place & PLACE.identity) identity[at] = (identity[at] as number) | bit
      if (place & PLACE.named) named[at] = (named[at] as number) | bit
      best[at] = sum[at] = places[at] = 0
    }
    countOfWord = 0
  }

  return {
    has: word => find(word) >= 0,
    begins: start => words[firstFrom(words, start)]?.startsWith(start) ?? false,
    earn(asked) {
      clear()
      const weights = asked.map((lookups, i) => {
        for (const lookup of lookups) if (lookup.worth === 1) look(lookup)
        const having = countOfWord
        for (const lookup of lookups) if (lookup.worth !== 1) look(lookup)
        for (const lookup of lookups) if (lookup.edits > 0) lookNear(lookup)
        const weight = rarityIn(having, all)
        settle(1 << i, weight)
        return weight
      })
      return { cards, count, points, cover, any, strong, own, kin, identity, named, weights }
    },
  }
}

/** What a word tells that some of all entries have. */
export const rarityIn = (some: number, all: number): number => Math.log(1 + (all - some + 0.5) / (some + 0.5))

/** @returns for the position of a word, what it earns in which cards: less than 1 */
function openPostings({ fields, lengths, averages, places }: WordIndex): (word: number) => Postings {
  const opened: Postings[] = []
  const all = lengths.length
  const weights = fields.map(weightOf)
  const placesIn = fields.map(placeOf)
  const mass = new Float64Array(all)
  const found = new Uint8Array(all)
  const open = (packed: readonly number[]): Postings => {
    const cards: number[] = []
    let field = 0
    let at = 0
    for (const value of packed) {
      if (value < 0) {
        field = -1 - value
        at = 0
        continue
      }
      at += Math.floor(value / FREQUENCIES)
      const before = mass[at] as number
      if (before === 0) cards.push(at)
      const length = (lengths[at]?.[field] ?? 0) / (averages[field] as number)
      const times = (value % FREQUENCIES) + 1
      mass[at] = before + ((weights[field] as number) * times) / leveling(fields[field] as string, length)
      found[at] = (found[at] as number) | (placesIn[field] as number)
    }
    const points = Float32Array.from(cards, card => (mass[card] as number) / (BM25F.k + (mass[card] as number)))
    const postings = {
      cards: Uint32Array.from(cards),
      points,
      places: Uint8Array.from(cards, card => found[card] ?? 0),
    }
    for (const card of cards) mass[card] = found[card] = 0
    return postings
  }
  return word => {
    opened[word] ??= open(places[word] ?? [])
    return opened[word]
  }
}

/** What it says of a word that it stands in a field. */
function placeOf(field: string): number {
  if (field === 'explanation') return 0
  return PLACE.strong | (IDENTITY.has(field) ? PLACE.identity : 0) | (NAMING.has(field) ? PLACE.named : 0)
}
