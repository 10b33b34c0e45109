/**
 * Assembles the content from ranges of terms (`TermRange.read`), and checks it as a whole, for builds, the development
 * server, and the check of the content.
 */

import type { Bundle } from '../emit/required-services.ts'
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import { composeDictionary, type Dictionary, NOTHING_RELATED } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { type Collections, collectionsOf } from '../schema/comparisons-and-paths.ts'
import { type ContentFrame, checkWhole } from '../source/load-content.ts'
import type { Folders, ReadOptions } from './build-options.ts'
import { siteOf } from './resolve-site-config.ts'
import type { ReadAnswer } from './threads/messages.ts'

interface ReadContext {
  readonly folders: Folders
  readonly options: ReadOptions
  readonly bundle: Bundle
}

/** What was read. */
export interface Reading {
  /** Sorted; empty if nothing is wrong. */
  readonly diagnostics: readonly Diagnostic[]
  /** Slugs of terms that were removed on purpose. */
  readonly removed: readonly string[]
  /** Undefined if the content has errors. */
  readonly content?: CheckedContent | undefined
}

/** The content, as far as it is known as a whole. */
export interface CheckedContent {
  /** Those that are shown. */
  readonly terms: readonly Summary[]
  readonly collections: Collections
  /** From summaries; nothing is related yet. */
  readonly dictionary: Dictionary
  readonly site: Site
}

/** Joins what was read of the ranges, and checks it. */
export function joinReading(context: ReadContext, frame: ContentFrame, answers: readonly ReadAnswer[]): Reading {
  const known = answers.flatMap(({ summaries }) => summaries)
  const { removed, diagnostics: faults } = checkWhole(context.folders.content, known, frame)
  const own = [...frame.diagnostics, ...answers.flatMap(answer => answer.diagnostics)]
  const diagnostics = [...own, ...faults].sort(compareDiagnostics)
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics, removed }
  return { diagnostics, removed, content: contentOf(context, frame, removed, known) }
}

function contentOf(
  { folders, options, bundle }: ReadContext,
  { settings, pages, collections: all }: ContentFrame,
  removed: readonly string[],
  known: readonly Summary[],
): CheckedContent | undefined {
  if (!settings) return undefined
  const isShown = ({ draft }: Summary): boolean => options.drafts === true || !draft
  const terms = known.filter(isShown)
  const collections = collectionsOf(all, new Set(terms.map(({ slug }) => slug)))
  return {
    terms,
    collections,
    dictionary: composeDictionary(terms, NOTHING_RELATED, collections),
    site: siteOf(folders, options, { settings, pages, removed, collections: all }, terms, bundle),
  }
}
