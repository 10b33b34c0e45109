/** Which language a query is in, by how much of it the words and the entries of each know. */
import { SEARCH } from '../languages/search-linguistics.ts'
import type { Language } from '../schema/language.ts'
import { wordsOf } from './analyzer.ts'
import type { InvertedIndex } from './inverted-index.ts'

/** @returns the part of the words of a query that a language or its entries have, in no name of the other language */
export function openKnownPart(index: InvertedIndex, language: Language): (query: string) => number {
  const [stem] = index.stemmers
  const { stopWords, functionWords, questionWords, genericWords } = SEARCH[language]
  const small = new Set([stopWords, functionWords, questionWords, genericWords].flatMap(words => words.split(/\s+/)))
  const isOwn = (stemmed: string) => [...index.postings(stemmed).values()].some(({ count }) => count > 0)
  return query => {
    const words = wordsOf(query)
    if (words.length === 0) return 1
    const known = words.filter(word => small.has(word) || isOwn(stem(word)))
    const [last = ''] = words.slice(-1)
    // The last word may still be being typed.
    const isOpen = known.at(-1) !== last && [...index.beginningWith(last)].some(isOwn)
    const count = words.length - (isOpen ? 1 : 0)
    return count === 0 ? 1 : known.length / count
  }
}
