/** Words of the pages that readers come back to, by language. */
import type { Language } from '../schema/language.ts'
import { ENGLISH_VISIT } from './en/visit.ts'
import { SPANISH_VISIT } from './es/visit.ts'
import type { VisitStrings } from './shapes/visit.ts'

export const VISIT_STRINGS: Readonly<Record<Language, VisitStrings>> = { en: ENGLISH_VISIT, es: SPANISH_VISIT }
