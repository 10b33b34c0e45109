/** What each language tells the search. */
import type { Language } from '../schema/language.ts'
import { ENGLISH_SEARCH } from './en/search.ts'
import { SPANISH_SEARCH } from './es/search.ts'
import type { SearchLanguage } from './shapes/search.ts'

export const SEARCH: Readonly<Record<Language, SearchLanguage>> = { en: ENGLISH_SEARCH, es: SPANISH_SEARCH }
