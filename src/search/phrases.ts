/**
 * Where one keyword phrase of an entry ends and the next begins, which the word index does not know. "Smartwatch chip"
 * among the keywords of a chip does not make its entry an answer to "smartwatch".
 */
import type { Language } from '../schema/language.ts'
import { FREQUENCIES, type PackedIndex, type WordIndex, wordsIn } from './file.ts'
import { type Stemmer, telling } from './words.ts'

/** The stems of a phrase, in order. */
export type Phrase = readonly string[]

/** Character of the first word; those after it follow, without the backslash, which JSON would write twice. */
const FIRST_CODE = 48
const BACKSLASH = 92

/** The part of a phrase that must have been asked for. */
const FIRM_PART = 0.6

/** @returns the phrases of each entry: a character for each word, counted among the entry's words in that field */
export function packPhrases(
  phrases: readonly (readonly string[])[],
  index: WordIndex,
  stem: Stemmer,
): PackedIndex['phrases'] {
  const words = wordsByCard(index)
  return phrases.map((texts, at) => {
    if (texts.length === 0) return ''
    const places = new Map(words[at]?.map((word, i) => [word, i]))
    return texts
      .map(text =>
        telling(text)
          .map(word => characterOf(places.get(stem(word)) ?? 0))
          .join(''),
      )
      .join(' ')
  })
}

/** @returns for the position of a card, its phrases */
export function openPhrases(index: PackedIndex): (at: number) => readonly Phrase[] {
  const words = wordsByCard(index)
  const opened: (readonly Phrase[])[] = []
  return at => {
    opened[at] ??= (index.phrases[at] ?? '')
      .split(' ')
      .filter(Boolean)
      .map(phrase => [...phrase].map(character => words[at]?.[placeOf(character)] ?? ''))
    return opened[at]
  }
}

const characterOf = (place: number): string => {
  const code = FIRST_CODE + place
  return String.fromCharCode(code < BACKSLASH ? code : code + 1)
}

const placeOf = (character: string): number => {
  const code = character.charCodeAt(0)
  return (code < BACKSLASH ? code : code - 1) - FIRST_CODE
}

/** The words that each card has in its phrases, sorted. */
function wordsByCard({ fields, lengths, words, places }: WordIndex): readonly (readonly string[])[] {
  const mark = -1 - fields.indexOf('phrases')
  const found = lengths.map((): string[] => [])
  for (const [i, word] of wordsIn(words).entries()) {
    for (const at of cardsAfter(mark, places[i] ?? [])) found[at]?.push(word)
  }
  return found
}

/** Where a word stands in the field with this mark. */
function* cardsAfter(mark: number, packed: readonly number[]): Iterable<number> {
  const from = packed.indexOf(mark)
  if (from < 0) return
  let at = 0
  for (let i = from + 1; i < packed.length && (packed[i] as number) >= 0; i++) {
    at += Math.floor((packed[i] as number) / FREQUENCIES)
    yield at
  }
}

/**
 * The words of a question, as bits, that an entry has in phrases whose head was asked for: the last word of an English
 * phrase, the first of a Spanish one, and most of the phrase with it. A phrase that is matched whole is among them.
 * @param bitsOf the words of the question, as bits, for which a stem stands
 */
export function firmIn(phrases: readonly Phrase[], bitsOf: (stem: string) => number, language: Language): number {
  let firm = 0
  for (const phrase of phrases) {
    const bits = phrase.map(bitsOf)
    const head = language === 'en' ? bits.at(-1) : bits[0]
    if (head !== 0 && bits.filter(Boolean).length >= FIRM_PART * phrase.length)
      firm |= bits.reduce((some, bit) => some | bit, 0)
  }
  return firm
}

/** Whether one of the phrases has all words of a question and no others. */
export function hasWhole(phrases: readonly Phrase[], bitsOf: (stem: string) => number, words: number): boolean {
  const all = 2 ** words - 1
  return phrases.some(phrase => {
    const bits = phrase.map(bitsOf)
    return !bits.includes(0) && bits.reduce((some, bit) => some | bit, 0) === all
  })
}
