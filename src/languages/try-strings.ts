/** Words of the form that tries requests, by language. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_TRY } from './en/try.ts'
import { SPANISH_TRY } from './es/try.ts'

export const TRY_STRINGS: InBoth<typeof ENGLISH_TRY> = { en: ENGLISH_TRY, es: SPANISH_TRY }
