/**
 * What words score in the texts of entries: BM25F, straight from the packed index. The fields of an entry are added up
 * before repetition is leveled out, and of a word and its synonyms the best counts, so that a word scores about the same
 * wherever it stands and an entry must have many words of a question.
 */
import { FAMILY_WEIGHT } from './families.ts'
import { type WordIndex, wordsIn } from './file.ts'
import { lowerBound, openFuzzyMatch } from './fuzzy.ts'
import { openPostings, PLACE } from './postings.ts'

/** A word to look up. */
export interface Lookup {
  /** As the index has it, or the beginning of such a word. */
  readonly word: string
  /** What a match counts; 1 for the word as it was asked. */
  readonly weight: number
  /** Words that begin like this count too, for less. */
  readonly begins: boolean
  /** Words that differ in so many letters count too, for less. */
  readonly edits: number
}

/**
 * What entries score, card by card; all of it is overwritten by the next question. The words of a question are bits, the
 * first one the lowest.
 */
export interface Scores {
  /** Cards that have a word of the question, in no order; `count` of them. */
  readonly cards: Uint32Array
  readonly count: number
  readonly bm25: Float64Array
  /** The weight of the words that a card has, those that it hardly has for less. */
  readonly coverage: Float64Array
  /** Words that a card has. */
  readonly any: Uint32Array
  /** Words that it has as they were asked, rather than as a synonym or a guess. */
  readonly own: Uint32Array
  /** Words that it has in another form of their family. */
  readonly inflected: Uint32Array
  /** Words that it has in a field that says what it is about, and in its names and keywords. */
  readonly identity: Uint32Array
  readonly named: Uint32Array
  /** The inverse frequency of each word of the question. */
  readonly idf: readonly number[]
}

/** Matches below this weight do not count as standing in names and keywords. */
const MIN_NAME_WEIGHT = 0.5
const maskOf = (weight: number): number => (weight < MIN_NAME_WEIGHT ? 0 : EVERYWHERE)
const EVERYWHERE = 255

/** What it says of a word how a match is weighed: that it stands there as it was asked, or in another form. */
function formOf(weight: number): number {
  if (weight === 1) return PLACE.own
  return weight === FAMILY_WEIGHT ? PLACE.inflected : 0
}

/** What a word counts that begins like the one sought, and one that nearly is it, before its length is looked at. */
const PREFIX_WEIGHT = 0.375
const FUZZY_WEIGHT = 0.45
/** How much of that every further letter takes. */
const LENGTH_PENALTY = 0.3

/** What it counts that a card has further forms or synonyms of a word. */
const EXTRA_FORM_WEIGHT = 0.2

/** The score of a word from which on it counts as fully covered. */
const FULL_MATCH_SCORE = 0.5

/** Scores the cards of an index; it reuses its arrays, for there are many questions. */
export class Scorer {
  readonly #words: readonly string[]
  readonly #postingsAt: ReturnType<typeof openPostings>
  readonly #all: number
  /** Of the word looked at: cards that have a form of it, their best score and the sum, and where it stands. */
  readonly #cardsOfWord: Uint32Array
  #countOfWord = 0
  readonly #best: Float64Array
  readonly #sum: Float64Array
  readonly #places: Uint8Array
  readonly #scores: { -readonly [Name in keyof Scores]: Scores[Name] }
  #within: ReturnType<typeof openFuzzyMatch> | undefined

  constructor(index: WordIndex) {
    const all = index.lengths.length
    const integers = () => new Uint32Array(all)
    const numbers = () => new Float64Array(all)
    this.#words = wordsIn(index.words)
    this.#postingsAt = openPostings(index)
    this.#all = all
    this.#cardsOfWord = integers()
    this.#best = numbers()
    this.#sum = numbers()
    this.#places = new Uint8Array(all)
    this.#scores = {
      ...{ cards: integers(), count: 0, bm25: numbers(), coverage: numbers(), any: integers() },
      ...{ own: integers(), inflected: integers(), identity: integers(), named: integers(), idf: [] },
    }
  }

  /** Whether the index has a word. */
  has(word: string): boolean {
    return this.#find(word) >= 0
  }

  /** How many cards have a word. */
  frequency(word: string): number {
    const at = this.#find(word)
    return at < 0 ? 0 : this.#postingsAt(at).cards.length
  }

  /** Whether it has a word that begins so. */
  begins(start: string): boolean {
    return this.#words[lowerBound(this.#words, start)]?.startsWith(start) ?? false
  }

  /** @param asked the words of a question, and what to look up for each */
  score(asked: readonly (readonly Lookup[])[]): Scores {
    this.#clear()
    this.#scores.idf = asked.map((lookups, i) => {
      for (const lookup of lookups) if (lookup.weight === 1) this.#look(lookup)
      const idf = inverseFrequency(this.#countOfWord, this.#all)
      for (const lookup of lookups) if (lookup.weight !== 1) this.#look(lookup)
      for (const lookup of lookups) if (lookup.edits > 0) this.#lookNear(lookup)
      this.#addWord(1 << i, idf)
      return idf
    })
    return this.#scores
  }

  #find(word: string): number {
    const i = lowerBound(this.#words, word)
    return this.#words[i] === word ? i : -1
  }

  #look({ word, weight, begins }: Lookup): void {
    const words = this.#words
    const exact = this.#find(word)
    if (exact >= 0) this.#match(exact, weight, maskOf(weight), formOf(weight))
    if (!begins) return
    for (let i = lowerBound(words, word); words[i]?.startsWith(word); i++) {
      const { length } = words[i] as string
      const further = length - word.length
      const part = (PREFIX_WEIGHT * length) / (length + LENGTH_PENALTY * further)
      if (further > 0) this.#match(i, weight * part, maskOf(weight), PLACE.own)
    }
  }

  #lookNear({ word, weight, edits }: Lookup): void {
    this.#within ??= openFuzzyMatch(this.#words)
    for (const { at, distance } of this.#within(word, edits)) {
      const { length } = this.#words[at] as string
      const part = (FUZZY_WEIGHT * length) / (length + distance)
      if (distance > 0) this.#match(at, weight * part, maskOf(weight), 0)
    }
  }

  /**
   * Adds what one word of the index scores wherever it stands.
   * @param mask places that count
   * @param form that of the word, as a place
   */
  #match(word: number, weight: number, mask: number, form: number): void {
    const [best, sum, placesOfWord] = [this.#best, this.#sum, this.#places]
    const { cards, scores, places } = this.#postingsAt(word)
    for (let i = 0; i < cards.length; i++) {
      const at = cards[i] as number
      const score = weight * (scores[i] as number)
      const before = best[at] as number
      if (before === 0) this.#cardsOfWord[this.#countOfWord++] = at
      if (score > before) best[at] = score
      sum[at] = (sum[at] as number) + score
      const place = places[i] as number
      placesOfWord[at] = (placesOfWord[at] as number) | (place & mask) | form
    }
  }

  /** Adds what the word that was looked at scores. */
  #addWord(bit: number, idf: number): void {
    const { cards, bm25, coverage, any, own, inflected, identity, named } = this.#scores
    const [best, sum, places] = [this.#best, this.#sum, this.#places]
    for (let i = 0; i < this.#countOfWord; i++) {
      const at = this.#cardsOfWord[i] as number
      if (any[at] === 0) cards[this.#scores.count++] = at
      const most = best[at] as number
      bm25[at] = (bm25[at] as number) + idf * (most + EXTRA_FORM_WEIGHT * ((sum[at] as number) - most))
      coverage[at] = (coverage[at] as number) + idf * Math.min(1, most / FULL_MATCH_SCORE)
      const place = places[at] as number
      any[at] = (any[at] as number) | bit
      if (place & PLACE.own) own[at] = (own[at] as number) | bit
      if (place & PLACE.inflected) inflected[at] = (inflected[at] as number) | bit
      if (place & PLACE.identity) identity[at] = (identity[at] as number) | bit
      if (place & PLACE.named) named[at] = (named[at] as number) | bit
      best[at] = sum[at] = places[at] = 0
    }
    this.#countOfWord = 0
  }

  #clear(): void {
    const { cards, count, bm25, coverage, any, own, inflected, identity, named } = this.#scores
    for (let i = 0; i < count; i++) {
      const at = cards[i] as number
      bm25[at] = coverage[at] = any[at] = own[at] = inflected[at] = identity[at] = named[at] = 0
    }
    this.#scores.count = 0
  }
}

/** The inverse document frequency of a word that some of all entries have. */
export const inverseFrequency = (some: number, all: number): number => Math.log(1 + (all - some + 0.5) / (some + 0.5))
