/** Every word of the interface in both languages. */
import type { Language } from '../schema/language.ts'
import { EN } from './strings/en.ts'
import { ES } from './strings/es.ts'
import type { Strings } from './strings/shape.ts'

export const STRINGS: Readonly<Record<Language, Strings>> = { en: EN, es: ES }

/**
 * The label of a level or subject in a language, from the site's settings.
 * @example labelOf({ 1: { en: 'Basic', es: 'Básico' } }, 1, 'es') // => 'Básico'
 */
export const labelOf = (
  labels: Readonly<Record<string, Readonly<Record<Language, string>>>>,
  key: string | number,
  language: Language,
): string => labels[String(key)]?.[language] ?? String(key)
