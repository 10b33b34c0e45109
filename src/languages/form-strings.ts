/** Words of forms in which entries are written. */
import type { InBoth, Language } from '../schema/language.ts'
import { ENGLISH_FORM, ENGLISH_PARTS } from './en/form.ts'
import { SPANISH_FORM, SPANISH_PARTS } from './es/form.ts'
import { WORD_STRINGS } from './strings.ts'

/** By the language of the page. */
export const FORM_STRINGS: InBoth<typeof ENGLISH_FORM> = { en: ENGLISH_FORM, es: SPANISH_FORM }

interface PartStrings {
  readonly label: string
  /** What the part is for, and how long it is. */
  readonly rule: string
}

const PARTS: InBoth<Readonly<Record<string, PartStrings>>> = { en: ENGLISH_PARTS, es: SPANISH_PARTS }

/** What forms say of a part of an entry, in the language of the text; facts about the word are named as on pages. */
export function partStrings(language: Language, part: string): PartStrings {
  const labels: Readonly<Record<string, unknown>> = WORD_STRINGS[language]
  return PARTS[language][part] ?? { label: String(labels[part]), rule: '' }
}
