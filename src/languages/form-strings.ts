/** Words of the form in which entries are written, by the language of its page. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_FORM } from './en/form.ts'
import { SPANISH_FORM } from './es/form.ts'

export const FORM_STRINGS: InBoth<typeof ENGLISH_FORM> = { en: ENGLISH_FORM, es: SPANISH_FORM }
