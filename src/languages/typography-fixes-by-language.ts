/** The typography fixes of each language, which `check --fix` makes without understanding the sentence. */
import type { Language } from '../schema/language.ts'
import { ENGLISH_TYPOGRAPHY } from './en/typography-fixes.ts'
import { SPANISH_TYPOGRAPHY } from './es/typography-fixes.ts'
import type { Typographer, TypographyRule } from './shapes/typography-fixes.ts'

/** Replaces a character that must not be changed. Content has no private-use characters. */
export const MASK = '\ue000'

export const TYPOGRAPHY: Readonly<Record<Language, readonly (readonly [TypographyRule, Typographer])[]>> = {
  en: ENGLISH_TYPOGRAPHY,
  es: SPANISH_TYPOGRAPHY,
}
