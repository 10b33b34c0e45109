/** The rules of style of each language. */
import type { Language } from '../schema/language.ts'
import { ENGLISH_STYLE } from './en/style-rules.ts'
import { SPANISH_STYLE } from './es/style-rules.ts'
import type { Style } from './shapes/style-rules.ts'

export const STYLE: Readonly<Record<Language, Style>> = { en: ENGLISH_STYLE, es: SPANISH_STYLE }
