/** Words of the interface. */
import { EN } from '../languages/en/strings.ts'
import { ES } from '../languages/es/strings.ts'
import type { InBoth } from '../schema/language.ts'

export const STRINGS: InBoth<typeof EN> = { en: EN, es: ES }
