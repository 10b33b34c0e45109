/**
 * Words that mean the same to people who describe a thing: what a computer is called in Madrid, Mexico and Bogotá, and
 * the plain words that descriptions are made of. They stand beside the word that was asked for and count for less. Names
 * of entries do not belong here; those are aliases, in the content. Only builds need them: search files carry them.
 */
import type { Language } from '../schema/language.ts'
import { ENGLISH_SYNONYMS } from './en/synonyms.ts'
import { SPANISH_SYNONYMS } from './es/synonyms.ts'

/** Groups of folded words, with commas between the groups. */
export const SYNONYMS: Readonly<Record<Language, string>> = { en: ENGLISH_SYNONYMS, es: SPANISH_SYNONYMS }
