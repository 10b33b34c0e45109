/** Words of the search box and of what a search finds, by language. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_RESULT, ENGLISH_RESULTS_PAGE, ENGLISH_SEARCH_BOX } from './en/search-box-strings.ts'
import { SPANISH_RESULT, SPANISH_RESULTS_PAGE, SPANISH_SEARCH_BOX } from './es/search-box-strings.ts'

export const SEARCH_STRINGS: InBoth<typeof ENGLISH_SEARCH_BOX> = { en: ENGLISH_SEARCH_BOX, es: SPANISH_SEARCH_BOX }

export const RESULT_STRINGS: InBoth<typeof ENGLISH_RESULT> = { en: ENGLISH_RESULT, es: SPANISH_RESULT }

export const RESULTS_PAGE_STRINGS: InBoth<typeof ENGLISH_RESULTS_PAGE> = {
  en: ENGLISH_RESULTS_PAGE,
  es: SPANISH_RESULTS_PAGE,
}
