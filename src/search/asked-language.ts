/**
 * Whether a query is in the other language of a file: its small words tell, and where its other words stand. Such queries
 * are weighed apart, for the file has no phrases in that language.
 */
import { SEARCH } from '../languages/search.ts'
import type { Language } from '../schema/language.ts'
import { FIELDS, FOREIGN } from './fields.ts'
import { bitOf, type InvertedIndex } from './inverted-index.ts'
import { bothOf, type Stemmer } from './words.ts'

/** How many times as many entries must have a word in one language as in the other for it to be of that language. */
const CLEARLY = 3

const FOREIGN_BITS = FIELDS.reduce((bits, field) => (FOREIGN.has(field) ? bits | bitOf(field) : bits), 0)

/** @returns for the words of a query, whether more of them are of the other language */
export function openAskedLanguage(
  index: InvertedIndex,
  language: Language,
  [own, other]: readonly [own: Stemmer, other: Stemmer],
): (asked: readonly string[]) => boolean {
  const [ownSmall, otherSmall] = bothOf(language).map(each => new Set(SEARCH[each].stopWords.split(/\s+/)))
  const countIn = (stem: string, bits: number): number =>
    index.postings(stem).fields.filter(fields => (fields & bits) !== 0).length
  const leaning = (word: string): number => {
    const [isOwn, isOther] = [ownSmall?.has(word), otherSmall?.has(word)]
    if (isOwn || isOther) return Number(isOther) - Number(isOwn)
    const [owns, others] = [countIn(own(word), ~FOREIGN_BITS), countIn(other(word), FOREIGN_BITS)]
    return Number(others > CLEARLY * owns) - Number(owns > CLEARLY * others)
  }
  return asked => asked.reduce((sum, word) => sum + leaning(word), 0) > 0
}
