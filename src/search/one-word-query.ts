/**
 * Queries of one word. It stands in many names: people mean the entry with little else in its name, the basic one that
 * belongs to no company, the one that others lead to.
 */

import { type Stemmer, wordsOf } from './analyzer.ts'
import type { Evidence } from './features.ts'
import type { PackedCard } from './index-format.ts'
import { nameKey, rankedNames, singulars } from './names.ts'
import type { Form, QuestionWord } from './parse-query.ts'

/** What the beginning of a word is worth beside a whole one. */
const BEGUN_PART = 0.4

/** What a word is worth that shares a stem with one of a name, and is neither its singular nor its plural. */
const STEM_PART = 0.5

/** How much less each rank of a name says than the one before. */
const RANK_PENALTY = 0.05

/** Corrections of a word of up to so many letters are a part of too many names. */
const SHORT = 8

/** What a word among the keywords is worth beside one that is a whole name. */
const KEYWORD_PART = 0.55

/**
 * The largest share of the letters of a name of a card that a word is; 0 where no name has it.
 * @param stemmers of the language and of the other one
 */
export function partOfName(
  { word, stems, isOpen }: QuestionWord,
  card: PackedCard,
  stemmers: readonly [own: Stemmer, other: Stemmer],
): number {
  const isForm = (form?: Form) => form === 'own' || (form === 'correction' && word.length > SHORT)
  let most = 0
  for (const [name, rank] of rankedNames(card)) {
    const words = wordsOf(name)
    const stem = stemmers[rank < 2 ? 0 : 1]
    const lengths = [word.length, nameKey(name).length]
    const part = ((1 - RANK_PENALTY * rank) * Math.min(...lengths)) / Math.max(...lengths)
    const isSame = (each: string) => singulars(each).includes(word) || singulars(word).includes(each)
    if (words.some(isSame)) most = Math.max(most, part)
    else if (words.some(each => isForm(stems.get(stem(each))))) most = Math.max(most, STEM_PART * part)
    else if (isOpen && words.some(each => each.startsWith(word))) most = Math.max(most, BEGUN_PART * part)
  }
  return most
}

/** How likely an entry is meant by one word. @param part what `partOfName` says */
export const oneWordScore = (part: number, { phrase, level, isVendors }: Evidence, links: number): number =>
  3 * Math.max(part, KEYWORD_PART * phrase.best) + 0.4 * Math.log(1 + links) - 0.5 * (level - 1) - (isVendors ? 1 : 0)
