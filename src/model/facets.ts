/**
 * Facets of a dictionary: what its files may show of all terms, each apart from the others. Files of the dictionary name
 * the facets that they show, so that a change of one facet leaves alone what shows others.
 */
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Summary } from './summary.ts'

/** A facet of a single term: its names are all of a translation but what is defined or searched, its facts all of the rest. */
export type TermFacet = 'facts' | 'dates' | `${Language} names` | `${Language} texts`

/** `related` is which terms are related, `wholes` the terms that the build has with their bodies. */
export type Facet = TermFacet | 'related' | 'wholes'

export const TERM_FACETS: readonly TermFacet[] = [
  'facts',
  'dates',
  ...LANGUAGES.flatMap(language => [`${language} names`, `${language} texts`] as const),
]

/** What each facet holds of a term, in the order of `TERM_FACETS`. */
export function termFacets(summary: Summary): readonly object[] {
  const { date, updated, en: _en, es: _es, ...facts } = summary
  return [
    facts,
    { date, updated },
    ...LANGUAGES.flatMap(language => {
      const { tagline, keywords, pronunciation, standsFor, ...names } = summary[language]
      return [names, { tagline, keywords, pronunciation, standsFor }]
    }),
  ]
}
