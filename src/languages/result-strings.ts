/** Words around what a search finds, by language. */
import type { Language } from '../schema/language.ts'
import { ENGLISH_RESULT, ENGLISH_RESULTS_PAGE } from './en/result.ts'
import { SPANISH_RESULT, SPANISH_RESULTS_PAGE } from './es/result.ts'
import type { ResultStrings, ResultsPageStrings } from './shapes/result.ts'

export const RESULT_STRINGS: Readonly<Record<Language, ResultStrings>> = { en: ENGLISH_RESULT, es: SPANISH_RESULT }

export const RESULTS_PAGE_STRINGS: Readonly<Record<Language, ResultsPageStrings>> = {
  en: ENGLISH_RESULTS_PAGE,
  es: SPANISH_RESULTS_PAGE,
}
