/** What an entry says of the word itself, taken apart. */
import type { Language } from '../schema/language.ts'

const BETWEEN: Readonly<Record<Language, RegExp>> = { en: / or /, es: / o / }

/** Pronunciations, or their transcriptions, that stand in one line. */
export const alternatives = (line: string | undefined, language: Language): readonly string[] =>
  line === undefined ? [] : line.split(BETWEEN[language])
