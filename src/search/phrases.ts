/**
 * Where one keyword phrase of an entry ends and the next begins, which the word index does not know. "Smartwatch chip"
 * among the keywords of a chip does not make its entry an answer to "smartwatch".
 */
import { SEARCH } from '../languages/search.ts'
import type { Language } from '../schema/language.ts'
import { SYNONYM_WEIGHT } from './families.ts'
import { eachPlace, type PackedIndex, type WordIndex, wordsIn } from './file.ts'

/** The stems of a phrase, in order. */
export type Phrase = readonly string[]

/** Character of the first word; those after it follow, without the backslash, which JSON would write twice. */
const FIRST_CODE = 48
const BACKSLASH = 92

/** The part of a phrase that must have been asked for. */
const FIRM_PART = 0.6

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
    eachPlace(places[i] ?? [], (field, at) => {
      if (field === phrases) found[at]?.push(word)
    })
  }
  return found
}

/** How the keyword phrases of an entry fit a question. */
export interface PhraseFit {
  /**
   * The words of the question, as bits, in phrases whose head was asked for: the last word of an English phrase, the
   * first of a Spanish one, and most of the phrase with it.
   */
  readonly firm: number
  /** The most words of the question, as they were asked, in one phrase. */
  readonly most: number
  /** The most words that follow one another in one phrase as they do in the question. */
  readonly run: number
  /** Whether a phrase has all words of the question and no others. */
  readonly isWhole: boolean
  /** How much the phrase that fits best and the question have of each other, 0 to 1. */
  readonly part: number
  /** The same of the phrase that fits third best: what several phrases say is no coincidence. */
  readonly third: number
  /** How many phrases have a word of the question. */
  readonly count: number
}

export const NO_PHRASE: PhraseFit = { firm: 0, most: 0, run: 0, isWhole: false, part: 0, third: 0, count: 0 }

/** The words of a question that a stem stands for, as bits, and whether it does so as they were asked. */
export interface QueryStem {
  readonly bits: number
  readonly own: number
}

/**
 * @param find what a stem stands for in the question; none where it does not
 * @param weightOf the weight of words of the question, given as bits, as a part of all
 */
export function phraseFit(
  phrases: readonly Phrase[],
  find: (stem: string) => QueryStem | undefined,
  weightOf: (bits: number) => number,
  words: number,
  language: Language,
): PhraseFit {
  const all = 2 ** words - 1
  let firm = 0
  let most = 0
  let longest = 0
  let isWhole = false
  const parts: number[] = []
  for (const phrase of phrases) {
    let matched = 0
    let bits = 0
    let own = 0
    let run = 0
    let before = 0
    let hasHead = false
    const head = SEARCH[language].headIsLast ? phrase.length - 1 : 0
    for (let i = 0; i < phrase.length; i++) {
      const query = find(phrase[i] as string)
      run = query && query.bits & (before << 1) ? run + 1 : 1
      before = query?.bits ?? 0
      if (!query) continue
      longest = Math.max(longest, run)
      matched++
      bits |= query.bits
      own |= query.own
      if (i === head) hasHead = true
    }
    if (matched === 0) continue
    const share = matched / phrase.length
    if (hasHead && share >= FIRM_PART) firm |= bits
    if (share === 1 && bits === all) isWhole = true
    most = Math.max(most, countOf(own))
    parts.push(share * (weightOf(own) + SYNONYM_WEIGHT * weightOf(bits & ~own)))
  }
  const [part = 0, , third = 0] = parts.sort((a, b) => b - a)
  return { firm, most, run: longest, isWhole, part, third, count: parts.length }
}

/** How many words are given as bits. */
export function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
