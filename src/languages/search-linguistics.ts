/** What the search has to know of each language: stop words, how questions begin. */
import type { Language } from '../schema/language.ts'
import { ENGLISH_SEARCH } from './en/search-linguistics.ts'
import { SPANISH_SEARCH } from './es/search-linguistics.ts'
import type { SearchLanguage } from './shapes/search-linguistics.ts'

export const SEARCH: Readonly<Record<Language, SearchLanguage>> = { en: ENGLISH_SEARCH, es: SPANISH_SEARCH }
