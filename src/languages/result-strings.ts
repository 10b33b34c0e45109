/** Words around what a search finds, by language. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_RESULT, ENGLISH_RESULTS_PAGE } from './en/result.ts'
import { SPANISH_RESULT, SPANISH_RESULTS_PAGE } from './es/result.ts'

export const RESULT_STRINGS: InBoth<typeof ENGLISH_RESULT> = { en: ENGLISH_RESULT, es: SPANISH_RESULT }

export const RESULTS_PAGE_STRINGS: InBoth<typeof ENGLISH_RESULTS_PAGE> = {
  en: ENGLISH_RESULTS_PAGE,
  es: SPANISH_RESULTS_PAGE,
}
