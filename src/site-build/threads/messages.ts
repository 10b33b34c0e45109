/**
 * What crosses from thread to thread in a build. Terms sorted by slug are cut into contiguous ranges, one for each thread.
 * Whole terms stay where they were read: answers hold summaries, numbers and sizes.
 */
import type { Raster } from '../../cards/indexed-canvas.ts'
import type { StyleFinding } from '../../lint/style-finding.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Site } from '../../model/dictionary/site.ts'
import type { Summary } from '../../model/dictionary/summary.ts'
import type { Card } from '../../model/views/social-card-text.ts'
import type { Collections } from '../../schema/comparisons-and-paths.ts'
import type { InBoth } from '../../schema/language.ts'
import type { Term } from '../../schema/term.ts'
import type { Mention } from '../../text/find-mentions.ts'
import type { PartFile, StreamJob } from '../output/stream-part-files.ts'
import type { Totals } from '../output/writer.ts'
import type { Claim } from '../path-collisions.ts'

/** The steps of a range of terms, in their order. */
export interface RangeSteps {
  read(job: ReadJob, progress?: Progress): ReadAnswer
  /** For the check of the content alone. */
  lint(job: LintJob): LintAnswer
  relate(job: RelateJob, progress?: Progress): RelateAnswer
  render(job: RenderJob, progress?: Progress): RenderAnswer
  join(job: JoinJob): JoinAnswer
}

/** What a thread does: the steps of its range, and cards. */
export interface Jobs extends RangeSteps {
  draw(job: DrawJob): Promise<Uint8Array>
}
export type Job<Name extends keyof Jobs> = Parameters<Jobs[Name]>[0]
export type Answer<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>

/** Reads and checks the terms of some folders. */
export interface ReadJob {
  readonly root: string
  /** Names of folders, sorted. */
  readonly names: readonly string[]
}

export interface ReadAnswer {
  /** Those of valid terms, in order. */
  readonly summaries: readonly Summary[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Checks the style of terms by themselves. */
export interface LintJob {
  /** Of the terms that are checked; all if there are none. */
  readonly slugs: readonly string[]
  /** YYYY-MM-DD */
  readonly today: string
  readonly hasNotes: boolean
}

export interface LintAnswer {
  /** Those of the range, to be compared with each other. */
  readonly terms: readonly Term[]
  readonly findings: readonly StyleFinding[]
}

/** Finds which terms each entry names. Terms that are not among the summaries are left out from here on. */
export interface RelateJob {
  /** Of the terms of all ranges that are shown, sorted by slug. */
  readonly summaries: readonly Summary[]
  /** Terms that all threads need whole. */
  readonly wanted: readonly string[]
}

export interface RelateAnswer {
  /** For each term of the range, positions of the terms that it names. */
  readonly named: readonly (readonly number[])[]
  /** The words by which each term is similar to others. */
  readonly bags: readonly (readonly string[])[]
  readonly wholes: readonly TermWithMentions[]
}

/** A term with the mentions in its explanation. */
export interface TermWithMentions {
  readonly term: Term
  readonly mentions: InBoth<readonly Mention[]>
}

/** What relates the terms of all ranges. */
export interface RelatedPositions {
  /** For each term, positions of the terms to read next. */
  readonly related: readonly (readonly number[])[]
  readonly collections: Collections
  /** Terms that all threads have whole. */
  readonly wholes: readonly TermWithMentions[]
}

/** Renders and writes the files of the terms, a share of those of the dictionary, and a part of each stream. */
export interface RenderJob extends RelatedPositions {
  /** Whether the range is the first, whose parts begin with the heads of the streams. */
  readonly isFirst: boolean
  readonly site: Site
  /** The published site. */
  readonly out: string
  /** The site being made. */
  readonly next: string
  /** What the names of parts begin with. */
  readonly parts: string
  /** How many shares of the files of the dictionary are taken, in memory that all threads share. */
  readonly taken: Int32Array
}

export interface RenderAnswer extends Totals {
  /** Paths of the files that belong to no term, and who makes them. */
  readonly others: readonly Claim[]
  /** One for each stream. */
  readonly parts: readonly PartFile[]
}

/** Compares the paths of the terms with those of all other files, and makes streams of the parts of all ranges. */
export interface JoinJob {
  readonly others: readonly Claim[]
  readonly streams: readonly StreamJob[]
}

export interface JoinAnswer {
  /** Sentences. */
  readonly problems: readonly string[]
  /** Bytes of each stream. */
  readonly bytes: readonly number[]
}

/** Draws a card. */
export interface DrawJob {
  readonly card: Card
  readonly logo: Raster | undefined
}

/** Told now and then how far a step has come. */
export type Progress = (done: number, total: number) => void
