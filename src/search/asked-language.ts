/**
 * Whether a question is in the other language of a file: its small words tell, and where its other words stand. Such
 * questions are weighed apart, for the file has no phrases in that language.
 */
import { SEARCH } from '../languages/search.ts'
import type { Language } from '../schema/language.ts'
import { type Field, FOREIGN } from './fields.ts'
import { eachPlace, type WordIndex, wordsIn } from './file.ts'
import { lowerBound } from './fuzzy.ts'
import { bothOf, type Stemmer } from './words.ts'

/** How many times as often a word must stand in one language as in the other to be of that language. */
const CLEARLY = 3

/** @returns for the words of a question, whether more of them are of the other language */
export function openAskedLanguage(
  { fields, words, places }: WordIndex,
  language: Language,
  stemmers: readonly Stemmer[],
): (asked: readonly string[]) => boolean {
  const sorted = wordsIn(words)
  const small = bothOf(language).map(each => new Set(SEARCH[each].stopWords.split(/\s+/)))
  const isForeign = fields.map(field => FOREIGN.has(field as Field))
  /** How often a word stands in fields of one language. */
  const countIn = (side: number, word: string): number => {
    const stem = stemmers[side]?.(word) ?? word
    const at = lowerBound(sorted, stem)
    let count = 0
    eachPlace((sorted[at] === stem && places[at]) || '', field => {
      if (isForeign[field] === (side === 1)) count++
    })
    return count
  }
  const leaning = (word: string): number => {
    const [isOwn, isOther] = small.map(each => each.has(word))
    if (isOwn || isOther) return Number(isOther) - Number(isOwn)
    const [own, other] = [countIn(0, word), countIn(1, word)]
    return Number(other > CLEARLY * own) - Number(own > CLEARLY * other)
  }
  return asked => asked.reduce((sum, word) => sum + leaning(word), 0) > 0
}
