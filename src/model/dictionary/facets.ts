/**
 * Facets of a dictionary: what its files may show of all terms, each apart from the others, so that a change of one facet
 * leaves alone what shows others. Which facets a file shows is noted while it is made (`noting.ts`).
 */
import { inBoth, LANGUAGES, type Language } from '../../schema/language.ts'
import type { Summary, TermNames } from './summary.ts'

/**
 * A facet of a single term. Its texts are the definition and what only the search reads; its names are all the rest of a
 * translation, such as title, aliases and article; its facts are what both languages share, but for the days.
 */
export type TermFacet = 'facts' | 'dates' | `${Language} names` | `${Language} texts`

/**
 * `related` is which terms are related, `wholes` the terms that all parts of a build have with their bodies (all terms,
 * unless the dictionary is large), `size` whether it is large; the facts are also which terms there are.
 */
export type Facet = TermFacet | 'related' | 'wholes' | 'size' | 'comparisons' | 'paths'

export const TERM_FACETS: readonly TermFacet[] = [
  'facts',
  'dates',
  ...LANGUAGES.flatMap(language => [`${language} names`, `${language} texts`] as const),
]

export const FACETS: readonly Facet[] = [...TERM_FACETS, 'related', 'wholes', 'size', 'comparisons', 'paths']

const DATES: ReadonlySet<string> = new Set<keyof Summary>(['date', 'updated'])
const TEXTS: ReadonlySet<string> = new Set<keyof TermNames>(['tagline', 'keywords', 'pronunciation'])

/** The facet of a field that both languages share. */
export const facetOfField = (field: string): TermFacet => (DATES.has(field) ? 'dates' : 'facts')

/** The facet of a field of a language. */
export const facetOfNames = inBoth(language => {
  const [names, texts] = [`${language} names`, `${language} texts`] as const
  return (field: string): TermFacet => (TEXTS.has(field) ? texts : names)
})

/** What each facet holds of a term, in the order of `TERM_FACETS`. */
export function termFacets(summary: Summary): readonly object[] {
  const { en, es, ...own } = summary
  const held = Object.fromEntries(TERM_FACETS.map(facet => [facet, {}])) as Record<TermFacet, Record<string, unknown>>
  for (const [field, value] of Object.entries(own)) held[facetOfField(field)][field] = value
  for (const [language, names] of [
    ['en', en],
    ['es', es],
  ] as const)
    for (const [field, value] of Object.entries(names)) held[facetOfNames[language](field)][field] = value
  return TERM_FACETS.map(facet => held[facet])
}
