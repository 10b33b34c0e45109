/**
 * Where one keyword phrase of an entry ends and the next begins, which the word index does not know. "Smartwatch chip"
 * among the keywords of a chip does not make its entry an answer to "smartwatch".
 */
import { SEARCH } from '../languages/search.ts'
import type { Language } from '../schema/language.ts'
import { eachPlace, type PackedIndex, type WordIndex, wordsIn } from './file.ts'

/** The stems of a phrase, in order. */
export type Phrase = readonly string[]

/** Character of the first word; those after it follow, without the backslash, which JSON would write twice. */
const FIRST_CODE = 48
const BACKSLASH = 92

/** The part of a phrase that must have been asked for. */
const MIN_PART = 0.6

/** @returns the phrases of each entry: a character for each word, counted among the entry's words in that field */
export function packPhrases(phrases: readonly (readonly Phrase[])[], index: WordIndex): PackedIndex['phrases'] {
  const words = wordsByCard(index)
  return phrases.map((own, at) => {
    if (own.length === 0) return ''
    const places = new Map(words[at]?.map((word, i) => [word, i]))
    return own.map(phrase => phrase.map(stem => characterOf(places.get(stem) ?? 0)).join('')).join(' ')
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
  const phrases = fields.indexOf('phrases')
  const found = lengths.map((): string[] => [])
  for (const [i, word] of wordsIn(words).entries()) {
    eachPlace(places[i] ?? '', (field, at) => {
      if (field === phrases) found[at]?.push(word)
    })
  }
  return found
}

/** What keyword phrases have of a query. */
export interface PhraseMatch {
  /**
   * The words of the query, as bits, in phrases whose head was asked for: the last word of an English phrase, the first of
   * a Spanish one, and most of the phrase with it.
   */
  readonly words: number
  /** Whether a phrase has all words of the query and no others. */
  readonly isWhole: boolean
}

export const NO_PHRASE: PhraseMatch = { words: 0, isWhole: false }

/**
 * @param bitsOf the words of the query, as bits, that a stem stands for; 0 where it stands for none
 * @param all the words of the query, as bits
 */
export function matchPhrases(
  phrases: readonly Phrase[],
  bitsOf: (stem: string) => number,
  all: number,
  language: Language,
): PhraseMatch {
  let words = 0
  let isWhole = false
  for (const phrase of phrases) {
    const bits = phrase.map(bitsOf)
    const matched = bits.filter(each => each !== 0)
    const union = matched.reduce((sum, each) => sum | each, 0)
    const hasHead = bits.at(SEARCH[language].headIsLast ? -1 : 0) !== 0
    if (hasHead && matched.length >= MIN_PART * phrase.length) words |= union
    isWhole ||= matched.length === phrase.length && union === all
  }
  return { words, isWhole }
}
