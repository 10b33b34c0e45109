/** The two languages of the dictionary, and the words that mark the sections of an entry's body in each. */
import * as z from 'zod'

export const LANGUAGES = ['en', 'es'] as const

/** The language of addresses without a prefix. */
export const DEFAULT_LANGUAGE = 'en'

// Marked as pure so that a browser's bundle that asks only for the list does not carry the validator.
export const Language = /* @__PURE__ */ z
  .enum(LANGUAGES)
  .meta({ id: 'Language', description: 'Language of the text: English or Spanish.' })
export type Language = z.output<typeof Language>

/**
 * The other of the two languages.
 * @example otherLanguage('en') // => 'es'
 */
export const otherLanguage = (language: Language): Language => (({ en: 'es', es: 'en' }) as const)[language]

export type InBoth<Value> = Readonly<Record<Language, Value>>

export const inBoth = <Value>(of: (language: Language) => Value): InBoth<Value> => ({ en: of('en'), es: of('es') })

/** The three sections of a body, in the order in which readers meet them. */
export const SECTIONS = ['analogy', 'keyPoints', 'links'] as const
export type Section = (typeof SECTIONS)[number]

/** A part of a body: the explanation has no heading. */
export type BodyPart = 'explanation' | Section
export const BODY_PARTS: readonly BodyPart[] = ['explanation', 'analogy', 'keyPoints', 'links']

/** The second-level heading of each section, as editors write it and readers see it. */
export const SECTION_HEADINGS: Readonly<Record<Language, Readonly<Record<Section, string>>>> = {
  en: { analogy: 'Analogy', keyPoints: 'Key points', links: 'Further reading' },
  es: { analogy: 'Analogía', keyPoints: 'Puntos clave', links: 'Para saber más' },
}
