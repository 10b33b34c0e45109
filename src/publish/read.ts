/**
 * The first step: the content is read in parts, and checked as a whole. Builds, the development server, and the check of
 * the content take it.
 */

import type { Bundle } from '../emit/materials.ts'
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import { composeDictionary, type Dictionary, NOTHING_RELATED } from '../model/dictionary/dictionary.ts'
import { noted } from '../model/dictionary/noting.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { type Collections, collectionsOf } from '../schema/collections.ts'
import { type ContentFrame, checkWhole, loadFrame } from '../source/load.ts'
import type { Folders, ReadOptions } from './options.ts'
import { openTermMemory, type TermMemory } from './parts/entries.ts'
import type { PackedSummaries, ReadAnswer, ReadJob } from './parts/jobs.ts'
import { divided, partsFor } from './parts/ragged.ts'
import { unpackFacets, unpackSummaries } from './parts/summaries.ts'
import { siteOf } from './site-of.ts'
import type { Store } from './store/store.ts'

/** Terms of a part that stay in memory; those of one part take about 60 MiB. */
const TERMS_IN_MEMORY = 5_000

interface ReadTask {
  readonly folders: Folders
  readonly options: ReadOptions
  /** What earlier runs have kept; undefined without a cache. */
  readonly store: Store | undefined
  readonly bundle: Bundle
}

/** What there is to read. */
export interface ReadPlan {
  readonly frame: ContentFrame
  /** One for each part. */
  readonly jobs: readonly ReadJob[]
  readonly memory: TermMemory | undefined
}

/** What was read. */
export interface Reading {
  readonly frame: ContentFrame
  /** Sorted; empty if nothing is wrong. */
  readonly diagnostics: readonly Diagnostic[]
  /** Slugs of terms that were removed on purpose. */
  readonly removed: readonly string[]
  /** Undefined if the content has errors. */
  readonly found?: readonly [Content, Unrelated]
}

/** The content, as far as it is known as a whole. */
export interface Content {
  /** Those that are shown. */
  readonly terms: readonly Summary[]
  /** Slugs of those that are not. */
  readonly drafts: readonly string[]
  /** Digests of the facets of the terms. */
  readonly digests: readonly string[]
  readonly collections: Collections
  /** From summaries; nothing is related yet. */
  readonly dictionary: Dictionary
  readonly site: Site
}

/** What only the next step needs to know of all terms; in a large dictionary it is too much to be kept. */
export interface Unrelated {
  /** Of all terms that were read, part by part. */
  readonly summaries: readonly PackedSummaries[]
  /** Words of the terms that are shown, by which similar ones are found. */
  readonly bags: readonly string[]
}

/** Into how many parts that many terms are divided. */
export const partsOf = ({ parts }: ReadOptions, terms: number): number => parts ?? partsFor(terms)

/** Finds what is to be read. */
export function planReading({ folders, options, store }: ReadTask): ReadPlan {
  const root = folders.content
  const frame = loadFrame(root)
  const memory = store && openTermMemory(store)
  const jobs = divided(frame.names, partsOf(options, frame.names.length)).map((names, part) => ({
    ...{ root, names },
    changeDays: frame.changeDays,
    memory: memory?.jobFor(part),
    termsInMemory: options.termsInMemory ?? TERMS_IN_MEMORY,
  }))
  return { frame, jobs, memory }
}

/** Joins what the parts have read, and checks it. */
export function joinReading(task: ReadTask, { frame, memory }: ReadPlan, answers: readonly ReadAnswer[]): Reading {
  memory?.save(answers.map(({ reports }) => reports))
  const root = task.folders.content
  const known = answers.flatMap(answer => unpackSummaries(answer.summaries))
  const { removed, diagnostics: faults } = checkWhole(root, known, frame)
  const own = [...frame.diagnostics, ...answers.flatMap(answer => answer.diagnostics)]
  const diagnostics = [...own, ...faults].sort(compareDiagnostics)
  const reading: Reading = { frame, diagnostics, removed }
  if (diagnostics.some(({ severity }) => severity === 'error')) return reading
  const content = contentOf(task, frame, removed, known, answers)
  if (!content) return reading
  const bags = answers.flatMap(answer => answer.bags.split('\n').slice(0, -1))
  const unrelated = {
    summaries: answers.map(({ summaries }) => summaries),
    bags: bags.filter((_, i) => isShown(task.options, known[i])),
  }
  return { ...reading, found: [content, unrelated] }
}

const isShown = ({ drafts }: ReadOptions, term: Summary | undefined): boolean => drafts === true || !term?.draft

/** In a function of its own, so that what is read lets go what only checking needs. */
function contentOf(
  { folders, options, bundle }: ReadTask,
  { settings: own, pages, collections: all }: ContentFrame,
  removed: readonly string[],
  known: readonly Summary[],
  answers: readonly ReadAnswer[],
): Content | undefined {
  if (!own) return undefined
  const terms = known.filter(term => isShown(options, term))
  const facets = unpackFacets(answers.map(({ summaries }) => summaries))
  const collections = collectionsOf(all, new Set(terms.map(({ slug }) => slug)))
  const settings = options.write ? { ...own, write: true } : own
  return {
    terms,
    drafts: known.filter(term => !isShown(options, term)).map(({ slug }) => slug),
    digests: terms.length === known.length ? facets : facets.filter((_, i) => isShown(options, known[i])),
    collections,
    dictionary: composeDictionary(terms.map(noted), NOTHING_RELATED, collections),
    site: siteOf(folders, options, { settings, pages, removed, collections: all }, terms, bundle),
  }
}
