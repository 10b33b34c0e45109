/**
 * Comparisons of two entries, paths through several, and queries: as editors write them, and as the program holds them.
 */
import * as z from 'zod'
import { bounds } from './bounds.ts'
import { keywordList, line, listOf, Slug } from './field-types.ts'
import type { InBoth, Language } from './language.ts'

/** The front matter of `content/comparisons/<a>-vs-<b>/en.md` and `es.md`. */
export const ComparisonFrontMatter = z.strictObject({
  difference: line(bounds.difference.max).describe('One sentence that tells the two entries apart.'),
  verdict: line(bounds.comparison.verdict)
    .optional()
    .describe('One sentence above the table that answers the question behind the search: which one, or both.'),
  first: Slug.max(bounds.slug.max)
    .optional()
    .describe('The entry that people name first, where it is not the first of the folder name.'),
  heading: line(bounds.comparison.heading)
    .optional()
    .describe('Heading above the two last lines, where "When to use which" does not fit the pair.'),
})

/** A line of the table of a comparison: what is compared, and what holds for each of the two. */
export interface Row {
  readonly label: string
  readonly cells: readonly [string, string]
}

export interface ComparisonText extends z.output<typeof ComparisonFrontMatter> {
  /** How the columns are headed; undefined when there is no table, and so no page. */
  readonly columns?: readonly [string, string]
  readonly rows: readonly Row[]
  /** When to use the one and when the other; empty without a table. */
  readonly uses: readonly string[]
}

/** Two entries that are often confused; with a table they have a page. */
export interface Comparison {
  /** Slugs in alphabetical order. */
  readonly terms: readonly [string, string]
  readonly text: Readonly<Record<Language, ComparisonText>>
}

/** Slugs of the two entries in the order in which the title and the table of a language name them. */
export const pairOf = ({ terms: [a, b], text }: Comparison, language: Language): readonly [string, string] =>
  text[language].first === b ? [b, a] : [a, b]

/** `content/paths/<slug>/path.yaml`: the order in which to read. */
export const PathFile = z
  .strictObject({
    terms: listOf(Slug.max(bounds.slug.max), bounds.path.terms)
      .refine(items => new Set(items).size === items.length, 'an entry is listed twice')
      .describe(
        `Slugs of the entries in the order in which to read them, ${bounds.path.terms.min} to ${bounds.path.terms.max}; none before one that it needs.`,
      ),
    next: z
      .array(Slug.max(bounds.slug.max))
      .max(bounds.path.next)
      .optional()
      .describe('Slugs of the paths to go on with.'),
  })
  .meta({ id: 'PathFile', title: 'path.yaml', description: 'The entries of a path, in the order of reading.' })

/** The front matter of `content/paths/<slug>/en.md` and `es.md`. */
export const PathFrontMatter = z.strictObject({
  title: line(bounds.title.max).describe('What a reader understands at the end, in sentence case.'),
  description: line(bounds.description.max).describe('One sentence for lists and search results.'),
  keywords: keywordList
    .optional()
    .describe('Words that people search for and that title and description lack; only search reads them.'),
  actions: listOf(line(bounds.path.action), bounds.path.actions)
    .optional()
    .describe(
      `What to do first, in order, one sentence each, ${bounds.path.actions.min} to ${bounds.path.actions.max}; only in a path whose title is a problem, such as "Someone got into my account".`,
    ),
  steps: z
    .record(Slug.max(bounds.slug.max), line(bounds.path.step))
    .optional()
    .describe('By the slug of an entry, one sentence that leads from the step before to this one.'),
  ending: line(bounds.path.ending).optional().describe('One or two sentences at the end: what the reader can do now.'),
})

export interface PathText extends z.output<typeof PathFrontMatter> {
  /** Paragraphs with inline `**bold**` and `` `code` `` markup. */
  readonly introduction: readonly string[]
}

/** Entries to read one after the other. */
export interface ReadingPath {
  readonly slug: string
  readonly terms: readonly string[]
  /** Slugs of the paths to go on with. */
  readonly next: readonly string[]
  readonly text: Readonly<Record<Language, PathText>>
}

/** Whether a path answers a problem: it says what to do before it explains. */
export const answersProblem = ({ text }: ReadingPath): boolean => text.en.actions !== undefined

/** What people type who look for an entry without naming it, by its slug. */
export type Queries = InBoth<ReadonlyMap<string, readonly string[]>>

export interface Collections {
  /** Sorted by the slugs of their entries. */
  readonly comparisons: readonly Comparison[]
  readonly paths: readonly ReadingPath[]
  readonly queries: Queries
}

export const NO_COLLECTIONS: Collections = {
  comparisons: [],
  paths: [],
  queries: { en: new Map(), es: new Map() },
}

/** Whether a comparison has a page of its own, besides the sentence that its entries show. */
export const hasPage = ({ text }: Comparison): boolean => text.en.rows.length > 0

/** Kinds of collections of which there is at least one. */
export const sectionsOf = ({ comparisons, paths }: Collections): readonly ('comparisons' | 'paths')[] => [
  ...(comparisons.some(hasPage) ? (['comparisons'] as const) : []),
  ...(paths.length > 0 ? (['paths'] as const) : []),
]

/** Those of which every entry is among the given ones. */
export function collectionsOf({ comparisons, paths, queries }: Collections, slugs: ReadonlySet<string>): Collections {
  const isThere = ({ terms }: { readonly terms: readonly string[] }) => terms.every(slug => slugs.has(slug))
  return { comparisons: comparisons.filter(isThere), paths: paths.filter(isThere), queries }
}
