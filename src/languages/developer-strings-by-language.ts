/** Words of the developers page, by language. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_DEVELOPER } from './en/developer-strings.ts'
import { SPANISH_DEVELOPER } from './es/developer-strings.ts'

export const DEVELOPER_STRINGS: InBoth<typeof ENGLISH_DEVELOPER> = {
  en: ENGLISH_DEVELOPER,
  es: SPANISH_DEVELOPER,
}
