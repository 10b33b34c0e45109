/** The options of a build, and its result. */

import type { Bundle } from '../emit/required-services.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { BuildSummary, Phase } from '../report/build-summary.ts'
import { explainSystemError, isSystemError, ThreadEnded } from '../report/system-error.ts'
import type { RemovalOptions } from './output/removal-guard.ts'
import type { PoolOptions } from './threads/worker-pool.ts'

/** The two folders a site is made from. */
export interface Folders {
  /** Absolute path of the content folder. */
  readonly content: string
  /** Absolute path of the folder whose files are copied byte for byte. */
  readonly public: string
}

/** What decides how a site is made of its content. */
export interface SiteOptions {
  /** Replaces the address in site.yaml. */
  readonly baseUrl?: string | undefined
  /** Day of SOURCE_DATE_EPOCH, YYYY-MM-DD; otherwise the newest date in the content. */
  readonly sourceDate?: string | undefined
  /** Of SOURCE_REVISION: which commit is built, for operators. */
  readonly sourceRevision?: string | undefined
  /** Whether every term gets a picture, which takes some milliseconds each; none unless asked for. */
  readonly cards?: boolean | undefined
  /** False for a site of files alone, whatever the settings say: nothing names the search, MCP or the rate limit. */
  readonly edge?: boolean | undefined
  /** Scripts for browsers; those of src/browser unless told otherwise. */
  readonly bundle?: Bundle
}

/** What decides how the content is read. */
export interface ReadOptions extends SiteOptions {
  /** Whether to show drafts too, as the development server does. */
  readonly drafts?: boolean | undefined
  /** Into how many ranges the terms are divided; by default into as many as pay for themselves. */
  readonly ranges?: number | undefined
}

export interface BuildOptions extends Omit<ReadOptions, 'drafts'>, RemovalOptions, PoolOptions {
  /** Folder to make or replace. */
  readonly out: string
  /** Folder in which pictures of cards are kept for the next build; none, and every card is drawn. */
  readonly cache?: string | undefined
  readonly progress?: (phase: Phase, done: number, total: number) => void
}

export type BuildResult =
  | { readonly ok: true; readonly summary: BuildSummary; readonly diagnostics: readonly Diagnostic[] }
  | { readonly ok: false; readonly problems: readonly string[]; readonly diagnostics: readonly Diagnostic[] }

/** What prevents a build, in a sentence; bugs are thrown on. */
export function problemOf(error: unknown, { out }: BuildOptions): BuildResult {
  if (error instanceof ThreadEnded) return { ok: false, problems: [error.message], diagnostics: [] }
  if (!isSystemError(error)) throw error
  return { ok: false, problems: [explainSystemError(error, out)], diagnostics: [] }
}
