/** Words that mean the same, by language; only builds need them. */
import type { Language } from '../schema/language.ts'
import { ENGLISH_LACKED } from './en/lacked.ts'
import { ENGLISH_WORDS } from './en/synonyms.ts'
import { SPANISH_LACKED } from './es/lacked.ts'
import { SPANISH_WORDS } from './es/synonyms.ts'
import { PRODUCTS_LACKED } from './products-lacked.ts'
import type { LackedNames, RelatedWords } from './shapes/synonyms.ts'

export const RELATED_WORDS: Readonly<Record<Language, RelatedWords>> = { en: ENGLISH_WORDS, es: SPANISH_WORDS }

export const LACKED_NAMES: Readonly<Record<Language, readonly LackedNames[]>> = {
  en: [ENGLISH_LACKED, PRODUCTS_LACKED],
  es: [SPANISH_LACKED, PRODUCTS_LACKED],
}
