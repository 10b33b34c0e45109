/**
 * What words earn in the texts of entries: BM25+ over the fields, straight from the packed index, so that a file
 * answers as soon as it has been parsed. MiniSearch gives the same points, and a test holds the two against each other,
 * but it needs trees and maps that take longer to make, and makes an object for every entry and word.
 */
import { BM25, IDENTITY, NAMING, weightOf } from './fields.ts'
import { FREQUENCIES, type WordIndex, wordsIn } from './file.ts'
import { firstFrom } from './letters.ts'
import { openWithin } from './within.ts'

/** A word to look up. */
export interface Lookup {
  /** As the index has it, or the beginning of such a word. */
  readonly word: string
  /** What a find is worth. */
  readonly worth: number
  /** Words that begin like this count too, for less. */
  readonly begins: boolean
  /** Words that differ in so many letters count too, for less. */
  readonly edits: number
  /** The words of the question for which this one stands, as bits. */
  readonly bits: number
}

export interface Earned {
  /** Position of the card. */
  readonly at: number
  readonly points: number
  /** Words of the question, as bits: those that the entry has, those that it has outside its explanation, */
  readonly any: number
  readonly strong: number
  /** and those that it has there as they were asked, rather than as a synonym, a guess or a beginning. */
  readonly own: number
  /** and those that it has outside its explanation and its keyword phrases, */
  readonly apart: number
  /** and those that it has in a field that says what it is about. */
  readonly identity: number
  /** and those that it has in its names and keywords. */
  readonly named: number
}

export interface Scoring {
  /** Whether the index has a word. */
  has(word: string): boolean
  /** Whether it has a word that begins so. */
  begins(start: string): boolean
  /**
   * What entries earn, in no order.
   * @param speaksFor the words of the question, as bits, that a found word speaks for where it is found outside the explanation
   */
  earn(lookups: readonly Lookup[], speaksFor: (found: string) => number): readonly Earned[]
}

/** What a word counts that begins like the one sought, and one that nearly is it, before its length is looked at. */
const BEGINNING = 0.375
const NEARLY = 0.45
/** How much of that every further letter takes. */
const FURTHER = 0.3

export function openScoring(index: WordIndex): Scoring {
  const { fields, lengths, averages, places } = index
  const words = wordsIn(index.words)
  const weights = fields.map(weightOf)
  const passing = fields.indexOf('explanation')
  const phrased = fields.indexOf('phrases')
  const points = new Float64Array(lengths.length)
  const any = new Uint32Array(lengths.length)
  const strong = new Uint32Array(lengths.length)
  const own = new Uint32Array(lengths.length)
  const apart = new Uint32Array(lengths.length)
  const identity = new Uint32Array(lengths.length)
  const named = new Uint32Array(lengths.length)
  const names = fields.map(field => NAMING.has(field))
  const identifies = fields.map(field => IDENTITY.has(field))
  let within: ReturnType<typeof openWithin> | undefined

  const find = (word: string): number => {
    const i = firstFrom(words, word)
    return words[i] === word ? i : -1
  }

  /** Adds what one word of the index earns wherever it stands. */
  const add = (word: number, worth: number, bits: number, spoken: number, asked: number): void => {
    const packed = places[word] ?? []
    for (let i = 0; i < packed.length; ) {
      const field = -1 - (packed[i] as number)
      let end = i + 1
      while (end < packed.length && (packed[end] as number) >= 0) end++
      const rarity = rarityIn(end - i - 1, lengths.length)
      const factor = worth * (weights[field] as number) * rarity
      let at = 0
      for (let j = i + 1; j < end; j++) {
        const value = packed[j] as number
        at += Math.floor(value / FREQUENCIES)
        const length = (lengths[at]?.[field] ?? 0) / (averages[field] as number)
        points[at] = (points[at] ?? 0) + factor * often((value % FREQUENCIES) + 1, length)
        any[at] = (any[at] ?? 0) | bits
        if (field === passing) continue
        strong[at] = (strong[at] ?? 0) | spoken
        own[at] = (own[at] ?? 0) | asked
        if (field !== phrased) apart[at] = (apart[at] ?? 0) | spoken
        if (names[field]) named[at] = (named[at] ?? 0) | spoken
        if (identifies[field]) identity[at] = (identity[at] ?? 0) | spoken
      }
      i = end
    }
  }

  const look = ({ word, worth, begins, edits, bits }: Lookup, speaksFor: (found: string) => number): void => {
    const exact = find(word)
    if (exact >= 0) add(exact, worth, bits, speaksFor(word), worth === 1 ? bits : 0)
    if (begins) {
      for (let i = firstFrom(words, word); words[i]?.startsWith(word); i++) {
        const found = words[i] as string
        const further = found.length - word.length
        const part = (BEGINNING * found.length) / (found.length + FURTHER * further)
        if (further > 0) add(i, worth * part, bits, speaksFor(found), bits)
      }
    }
    if (edits > 0) {
      within ??= openWithin(words)
      for (const { at, distance } of within(word, edits)) {
        const found = words[at] as string
        const part = (NEARLY * found.length) / (found.length + distance)
        if (distance > 0) add(at, worth * part, bits, speaksFor(found), 0)
      }
    }
  }

  return {
    has: word => find(word) >= 0,
    begins: start => words[firstFrom(words, start)]?.startsWith(start) ?? false,
    earn(lookups, speaksFor) {
      for (const lookup of lookups) look(lookup, speaksFor)
      const earned: Earned[] = []
      for (let at = 0; at < points.length; at++) {
        if (any[at] === 0) continue
        const found = any[at] as number
        earned.push({
          at,
          points: points[at] as number,
          any: found,
          strong: (strong[at] as number) & found,
          own: (own[at] as number) & found,
          apart: (apart[at] as number) & found,
          identity: (identity[at] as number) & found,
          named: (named[at] as number) & found,
        })
        points[at] = 0
        any[at] = 0
        strong[at] = 0
        own[at] = 0
        apart[at] = 0
        identity[at] = 0
        named[at] = 0
      }
      return earned
    },
  }
}

/** What a word tells that stands in a field of some of all entries. */
export const rarityIn = (some: number, all: number): number => Math.log(1 + (all - some + 0.5) / (some + 0.5))

/** How repetition and the length of the field count; @param length beside the average. */
const often = (times: number, length: number): number =>
  BM25.d + (times * (BM25.k + 1)) / (times + BM25.k * (1 - BM25.b + BM25.b * length))
