/** Words of the search box, by language. */
import type { Language } from '../schema/language.ts'
import { ENGLISH_SEARCH } from './en/search-box.ts'
import { SPANISH_SEARCH } from './es/search-box.ts'
import type { SearchStrings } from './shapes/search-box.ts'

export const SEARCH_STRINGS: Readonly<Record<Language, SearchStrings>> = { en: ENGLISH_SEARCH, es: SPANISH_SEARCH }
