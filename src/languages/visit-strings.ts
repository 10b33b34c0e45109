/** Words of the pages that readers come back to, by language. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_VISIT } from './en/visit.ts'
import { SPANISH_VISIT } from './es/visit.ts'

export const VISIT_STRINGS: InBoth<typeof ENGLISH_VISIT> = { en: ENGLISH_VISIT, es: SPANISH_VISIT }
