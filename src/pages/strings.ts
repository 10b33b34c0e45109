/** Words of the interface, and labels from the settings. */
import { EN } from '../languages/en/strings.ts'
import { ES } from '../languages/es/strings.ts'
import type { InBoth, Language } from '../schema/language.ts'

export const STRINGS: InBoth<typeof EN> = { en: EN, es: ES }

/**
 * The label of a level or subject in a language, from the site's settings.
 * @example labelOf({ 1: { en: 'Basic', es: 'Básico' } }, 1, 'es') // => 'Básico'
 */
export const labelOf = (
  labels: Readonly<Record<string, InBoth<string>>>,
  key: string | number,
  language: Language,
): string => labels[String(key)]?.[language] ?? String(key)
