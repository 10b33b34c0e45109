/** Words of the page on which entries are written, by language. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_WRITE } from './en/write.ts'
import { SPANISH_WRITE } from './es/write.ts'

export const WRITE_STRINGS: InBoth<typeof ENGLISH_WRITE> = { en: ENGLISH_WRITE, es: SPANISH_WRITE }
