/** Words of forms in which entries are written. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_FORM, ENGLISH_PARTS } from './en/form-strings.ts'
import { SPANISH_FORM, SPANISH_PARTS } from './es/form-strings.ts'

/** By the language of the page. */
export const FORM_STRINGS: InBoth<typeof ENGLISH_FORM> = { en: ENGLISH_FORM, es: SPANISH_FORM }

/** What each part of an entry is for, and how long it is, by the language of its text. */
export const PART_STRINGS: InBoth<typeof ENGLISH_PARTS> = { en: ENGLISH_PARTS, es: SPANISH_PARTS }
