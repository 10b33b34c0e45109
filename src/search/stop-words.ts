/**
 * Words that say nothing of what is sought: function words of the languages, what people wrap around a question ("what is
 * a…", "cosa que…"), and what an apostrophe leaves of "it's" and "don't". Names are compared whole before these are taken
 * out, so `OS` and `SO` stay findable.
 */
import { SEARCH } from '../languages/search-linguistics.ts'
import type { SearchLanguage } from '../languages/shapes/search-linguistics.ts'
import { LANGUAGES } from '../schema/language.ts'

/** What all languages say, with something between two. */
export const joined = (field: Exclude<keyof SearchLanguage, 'mended' | 'headIsLast'>, between: string): string =>
  LANGUAGES.map(language => SEARCH[language][field]).join(between)

const STOP_WORDS: ReadonlySet<string> = new Set(joined('stopWords', ' ').split(/\s+/))

/** @param word folded */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

const GENERIC_WORDS: ReadonlySet<string> = new Set(joined('genericWords', ' ').split(/\s+/))

/** Whether a folded word asks about a thing rather than describes it. */
export const isGenericWord = (word: string): boolean => GENERIC_WORDS.has(word)
