/**
 * Small words. The most frequent ones are not indexed. Other words of grammar are ("too many requests", "no signal"), but
 * tell no name from another and count for less, as do those that people wrap around a question ("what is a…", "cosa
 * que…"). Names are compared whole before these are taken out, so `OS` and `SO` stay findable.
 */
import { SEARCH } from '../languages/search-linguistics.ts'
import type { SearchLanguage } from '../languages/shapes/search-linguistics.ts'
import { LANGUAGES } from '../schema/language.ts'
import { fold } from '../text/words.ts'

/** What all languages say, with something between two. */
export const joined = (field: Exclude<keyof SearchLanguage, 'mended' | 'headIsLast'>, between: string): string =>
  LANGUAGES.map(language => SEARCH[language][field]).join(between)

const STOP_WORDS: ReadonlySet<string> = new Set(joined('stopWords', ' ').split(/\s+/))

/** @param word folded */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

const FUNCTION_WORDS: ReadonlySet<string> = new Set(joined('functionWords', ' ').split(/\s+/))

/** Whether a folded word is one of grammar, indexed or not. */
export const isFunctionWord = (word: string): boolean => STOP_WORDS.has(word) || FUNCTION_WORDS.has(word)

const GENERIC_WORDS: ReadonlySet<string> = new Set(joined('genericWords', ' ').split(/\s+/))

/** Whether a folded word asks about a thing rather than describes it, or is one of grammar. */
export const isGenericWord = (word: string): boolean => GENERIC_WORDS.has(word) || isFunctionWord(word)

const QUESTION_WORDS: ReadonlySet<string> = new Set(joined('questionWords', ' ').split(/\s+/))

/** Signs around a word that are no part of a name. */
const AROUND = /^[\s¿¡"“«'(]+|[\s?!"”»').,;:]+$/gu

/** A word or a text without the signs around it. */
export const bare = (word: string): string => word.replace(AROUND, '')

/** `¿Qué es un cortafuegos?` → `cortafuegos`; at least one word stays. */
export function stripQuestionWords(text: string): string {
  const words = text.split(/\s+/).filter(word => bare(word) !== '')
  let from = 0
  let to = words.length
  const isQuestionWord = (at: number): boolean => QUESTION_WORDS.has(fold(bare(words[at] as string)).replace('’', "'"))
  while (from < to - 1 && isQuestionWord(from)) from++
  while (to > from + 1 && isQuestionWord(to - 1)) to--
  return bare(words.slice(from, to).join(' '))
}
