/** Words of the search box, by language. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_SEARCH } from './en/search-box.ts'
import { SPANISH_SEARCH } from './es/search-box.ts'

export type SearchStrings = typeof ENGLISH_SEARCH

export const SEARCH_STRINGS: InBoth<SearchStrings> = { en: ENGLISH_SEARCH, es: SPANISH_SEARCH }
