/**
 * The dictionary: terms sorted by slug, and lookups over all of them that are computed once. It holds source texts and
 * offsets, never output.
 */
import {
  type Collections,
  type Comparison,
  collectionsOf,
  NO_COLLECTIONS,
  type Queries,
  type ReadingPath,
} from '../../schema/comparisons-and-paths.ts'
import type { Level, Subject } from '../../schema/field-types.ts'
import type { Language } from '../../schema/language.ts'
import type { Term } from '../../schema/term.ts'
import { compareText } from '../../text/compare-code-units.ts'
import type { Mention } from '../../text/find-mentions.ts'
import { groupBy } from '../../text/group-by.ts'
import { perLanguage } from '../../text/memoize.ts'
import { type LetterGroup, letterGroups, sortByTitle } from './alphabetical-index.ts'
import type { Summary } from './summary.ts'

export interface Dictionary {
  /** Sorted by slug. */
  readonly terms: readonly Summary[]
  get(slug: string): Summary | undefined
  /** The term with its body; a range of a build has only some of them. */
  whole(slug: string): Term | undefined
  /** Terms worth reading next, best first. */
  related(slug: string): readonly Summary[]
  /** First mentions of other terms in the explanation of a term for which `whole` returns a body. */
  mentions(slug: string, language: Language): readonly Mention[]
  /** Terms of a subject, sorted by title in the language. */
  topic(subject: Subject, language: Language): readonly Summary[]
  /** All terms sorted by title in the language. */
  byTitle(language: Language): readonly Summary[]
  /** The alphabetical index: its letters in order, each with its lines. */
  letters(language: Language): readonly LetterGroup[]
  /** Newest first, then by slug. */
  readonly newest: readonly Summary[]
  /** Former slug → slug of today. */
  readonly redirects: ReadonlyMap<string, string>
  /** Number of terms of a subject and a level; both may be left out. */
  count(subject: Subject | undefined, level?: Level): number
  /** Comparisons of which both entries exist, sorted by the slugs of their entries. */
  readonly comparisons: readonly Comparison[]
  comparisonsWith(slug: string): readonly Comparison[]
  /** Paths of which every entry exists, sorted by slug. */
  readonly paths: readonly ReadingPath[]
  pathsThrough(slug: string): readonly ReadingPath[]
  readonly queries: Queries
}

/** What relates the terms of a dictionary. */
export type Relations = Pick<Dictionary, 'whole' | 'mentions' | 'related'>

/** For files that show nothing of what relates entries. */
export const NOTHING_RELATED: Relations = { whole: () => undefined, mentions: () => [], related: () => [] }

/**
 * A dictionary from summaries and the relations between them; lists by title and letters are made on first use.
 * @param terms sorted by slug
 * @param collections comparisons, paths and queries; those with an unknown entry are left out
 */
export function composeDictionary(
  terms: readonly Summary[],
  relations: Relations,
  collections: Collections = NO_COLLECTIONS,
): Dictionary {
  const byTitle = perLanguage(language => sortByTitle(terms, language))
  const topics = perLanguage(language => groupBy(byTitle(language), ({ subjects }) => subjects))
  const bySlug = new Map(terms.map(term => [term.slug, term]))
  const letters = perLanguage(language => letterGroups(terms, language))
  const counts = countBySubject(terms)
  const known = collectionsOf(collections, new Set(bySlug.keys()))
  const comparisonsWith = groupBy(known.comparisons, ({ terms: pair }) => pair)
  const pathsThrough = groupBy(known.paths, path => path.terms)
  return {
    terms,
    get: slug => bySlug.get(slug),
    whole: relations.whole,
    mentions: relations.mentions,
    related: relations.related,
    comparisons: known.comparisons,
    comparisonsWith: slug => comparisonsWith.get(slug) ?? [],
    paths: known.paths,
    pathsThrough: slug => pathsThrough.get(slug) ?? [],
    queries: known.queries,
    topic: (subject, language) => topics(language).get(subject) ?? [],
    byTitle,
    letters,
    newest: [...terms].sort((a, b) => compareText(b.date, a.date) || compareText(a.slug, b.slug)),
    redirects: new Map(terms.flatMap(term => term.formerSlugs.map(former => [former, term.slug] as const))),
    count: (subject, level) => counts.get(`${subject ?? ''} ${level ?? ''}`) ?? 0,
  }
}

/** How many terms each subject has, each level, and each level of each subject. */
function countBySubject(terms: readonly Summary[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { subjects, level } of terms)
    for (const subject of ['', ...subjects])
      for (const key of [`${subject} `, `${subject} ${level}`]) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
