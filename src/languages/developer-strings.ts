/** Words of the developers page, by language. */
import type { Language } from '../schema/language.ts'
import { ENGLISH_DEVELOPER } from './en/developer.ts'
import { SPANISH_DEVELOPER } from './es/developer.ts'
import type { DeveloperStrings } from './shapes/developer.ts'

export const DEVELOPER_STRINGS: Readonly<Record<Language, DeveloperStrings>> = {
  en: ENGLISH_DEVELOPER,
  es: SPANISH_DEVELOPER,
}
