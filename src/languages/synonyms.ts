/** Words that mean the same, by language; only builds need them. */
import type { Language } from '../schema/language.ts'
import { ENGLISH_WORDS } from './en/synonyms.ts'
import { SPANISH_WORDS } from './es/synonyms.ts'
import type { RelatedWords } from './shapes/search.ts'

export const RELATED_WORDS: Readonly<Record<Language, RelatedWords>> = { en: ENGLISH_WORDS, es: SPANISH_WORDS }
