/** The facts of each language. */
import type { Language } from '../schema/language.ts'
import { ENGLISH } from './en/facts.ts'
import { SPANISH } from './es/facts.ts'
import type { LanguageFacts } from './locale-data.ts'

export const FACTS: Readonly<Record<Language, LanguageFacts>> = { en: ENGLISH, es: SPANISH }
