/**
 * Queries of one word. It stands in many names: people mean the entry with little else in its name, the basic one that
 * belongs to no company, the one that others lead to.
 */

import { type Stemmer, wordsOf } from './analyzer.ts'
import type { Features } from './features.ts'
import type { PackedCard } from './index-format.ts'
import { nameKey, rankedNames, singulars } from './names.ts'
import type { Form, QuestionWord } from './parse-query.ts'

/** What the beginning or the stem of a word is worth beside the word. */
const STEM_PART = 0.4

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
  const forms = singulars(word)
  let most = 0
  for (const [name, rank] of rankedNames(card)) {
    const words = wordsOf(name)
    const stem = stemmers[rank < 2 ? 0 : 1]
    const lengths = [word.length, nameKey(name).length]
    const part = Math.min(...lengths) / Math.max(...lengths)
    const isSame = (each: string) => singulars(each).includes(word) || forms.includes(each)
    const isAlike = (each: string) => isForm(stems.get(stem(each))) || (isOpen && each.startsWith(word))
    if (words.some(isSame)) most = Math.max(most, part)
    else if (words.some(isAlike)) most = Math.max(most, STEM_PART * part)
  }
  return most
}

/** How likely an entry is meant by one word. @param part what `partOfName` says */
export const oneWordScore = (part: number, { keyword, level, vendor }: Features, links: number): number =>
  3 * Math.max(part, KEYWORD_PART * keyword) + 0.4 * Math.log(1 + links) - 0.5 * (level + 1) - vendor
