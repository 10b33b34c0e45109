/** A term as other pages name it: title and one-line definition in a language, and nothing that would make them depend on more. */
import type { Language } from '../schema/language.ts'
import type { Summary } from './summary.ts'

export interface Gloss {
  readonly slug: string
  readonly title: string
  readonly tagline: string
}

/**
 * The gloss of each term, one object for as long as the dictionary lives, so that pages that are compared by their
 * inputs name the same object.
 */
export function glossary(terms: readonly Summary[], language: Language): ReadonlyMap<string, Gloss> {
  return new Map(
    terms.map(term => {
      const { title, tagline } = term[language]
      return [term.slug, { slug: term.slug, title, tagline }]
    }),
  )
}
