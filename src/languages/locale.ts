/** The facts of each language. */
import type { Language } from '../schema/language.ts'
import { ENGLISH } from './en/locale.ts'
import { SPANISH } from './es/locale.ts'
import type { LanguageFacts } from './shapes/locale.ts'

export const FACTS: Readonly<Record<Language, LanguageFacts>> = { en: ENGLISH, es: SPANISH }
