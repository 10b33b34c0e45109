/** The facts of the languages, by language. */
import type { Language } from '../schema/language.ts'
import { ENGLISH } from './en/language-facts.ts'
import { SPANISH } from './es/language-facts.ts'
import type { LanguageFacts } from './shapes/language-facts.ts'

export const FACTS: Readonly<Record<Language, LanguageFacts>> = { en: ENGLISH, es: SPANISH }
