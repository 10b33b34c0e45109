/** Words of what an entry says of the word itself, by language. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_WORD } from './en/word.ts'
import { SPANISH_WORD } from './es/word.ts'

export const WORD_STRINGS: InBoth<typeof ENGLISH_WORD> = { en: ENGLISH_WORD, es: SPANISH_WORD }
