/** Words of the form that tries requests, by language. */
import type { Language } from '../schema/language.ts'
import { ENGLISH_TRY } from './en/try.ts'
import { SPANISH_TRY } from './es/try.ts'
import type { TryStrings } from './shapes/try.ts'

export const TRY_STRINGS: Readonly<Record<Language, TryStrings>> = { en: ENGLISH_TRY, es: SPANISH_TRY }
