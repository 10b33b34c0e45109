/**
 * Regular plurals of names, so that "bases de datos" links to "base de datos". A form that does not exist in the language is
 * harmless, since no text has it.
 */
import type { Language } from '../schema/language.ts'
import { englishPlurals } from './en/noun-plurals.ts'
import { spanishPlurals } from './es/noun-plurals.ts'

const PLURALS: Readonly<Record<Language, (name: string) => readonly string[]>> = {
  en: englishPlurals,
  es: spanishPlurals,
}

/** Plural forms of a name, without the name itself. */
export const plurals = (name: string, language: Language): readonly string[] => PLURALS[language](name)
