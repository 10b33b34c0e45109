/** The title and one-line definition of a term in one language: what the pages of other terms show of it. */
import type { Language } from '../schema/language.ts'
import type { Summary } from './summary.ts'

export interface Gloss {
  readonly slug: string
  readonly title: string
  readonly tagline: string
}

/**
 * The gloss of each term. Each is a single object, because pages are compared by the objects they depend on.
 */
export function glossary(terms: readonly Summary[], language: Language): ReadonlyMap<string, Gloss> {
  return new Map(
    terms.map(term => {
      const { title, tagline } = term[language]
      return [term.slug, { slug: term.slug, title, tagline }]
    }),
  )
}
