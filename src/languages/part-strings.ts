/** What forms say of each part of an entry: its name, what it is for and how long it is, in the language of the text. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_PARTS } from './en/parts.ts'
import { SPANISH_PARTS } from './es/parts.ts'

export const PART_STRINGS: InBoth<typeof ENGLISH_PARTS> = { en: ENGLISH_PARTS, es: SPANISH_PARTS }
