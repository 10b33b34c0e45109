/**
 * What the parts of a build have to do and what comes of it. Terms sorted by slug are cut into contiguous ranges,
 * one for each part; a part runs in a thread of its own or, for small dictionaries, where the build runs. Whole terms
 * stay where they were read: answers hold summaries, numbers and sizes.
 */
import type { Raster } from '../../cards/raster.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Site } from '../../model/dictionary/site.ts'
import type { Card } from '../../model/views/card.ts'
import type { Collections } from '../../schema/collections.ts'
import type { Language } from '../../schema/language.ts'
import type { Term } from '../../schema/term.ts'
import type { Mention } from '../../text/mentions.ts'
import type { PublishedFile } from '../host-limits.ts'
import type { FacetDigests } from '../store/facet-digests.ts'
import type { MentionMemoryJob } from '../store/mentions.ts'
import type { ShelfJob, ShelfReport } from '../store/store.ts'
import type { Joined, SliceAnswer, StreamJob } from './slices.ts'

/** What a part does, one step after the other, and what comes of it. */
export interface PartJobs {
  readonly read: (job: ReadJob) => ReadAnswer
  readonly relate: (job: RelateJob) => RelateAnswer
  readonly render: (job: RenderJob) => RenderAnswer
  readonly join: (job: JoinJob) => JoinAnswer
}

/** What a thread does: the steps of its part, and cards. */
export interface Jobs extends PartJobs {
  readonly draw: (job: DrawJob) => Promise<Uint8Array>
}
export type Job<Name extends keyof Jobs> = Parameters<Jobs[Name]>[0]
export type Answer<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>

/** Reads and checks the terms of some folders. */
export interface ReadJob {
  readonly root: string
  /** Names of folders, sorted. */
  readonly names: readonly string[]
  /** Days of the last change of some of them, YYYY-MM-DD. */
  readonly changeDays: ReadonlyMap<string, string>
  readonly memory?: TermMemoryJob | undefined
  /** If there are more terms, each that is remembered is read again when it is needed; by default all stay in memory. */
  readonly termsInMemory?: number | undefined
}

/** Terms of earlier builds, on two shelves: what every build needs of each, and their whole texts. */
export interface TermMemoryJob {
  readonly terms: ShelfJob
  readonly texts: ShelfJob
  /** Milliseconds of the epoch at which the build began, by the clock of the file system. */
  readonly begun: number
}

/** Summaries of terms, to be unpacked by `summaries.ts`. */
export interface PackedSummaries {
  /** JSON of a list. */
  readonly text: string
  /** For each of them a digest of its brief, with a space between two. */
  readonly briefs: string
  /** For each of them the digests of its facets, without spaces. */
  readonly facets: string
}

export interface ReadAnswer {
  /** Those of valid terms, in order. */
  readonly summaries: PackedSummaries
  readonly diagnostics: readonly Diagnostic[]
  /** A line for each of them: the words by which it is similar to others. */
  readonly bags: string
  /** Of the shelves of terms and of texts. */
  readonly reports: readonly ShelfReport[]
}

/** Finds which terms each entry names. Terms that are not among the summaries are left out from here on. */
export interface RelateJob {
  readonly part: number
  /** The summaries of all valid terms, for each part. */
  readonly summaries: readonly PackedSummaries[]
  /** Terms that are read but not published. */
  readonly drafts: readonly string[]
  /** Terms that all parts need whole; undefined when they need all. */
  readonly wanted: readonly string[] | undefined
  readonly memory?: MentionMemoryJob | undefined
}

export interface RelateAnswer {
  readonly named: Ragged
  /** JSON of wanted terms with their mentions. */
  readonly wholes: string
  /** Of the shelf of mentions. */
  readonly report: ShelfReport
}

/** A term with the mentions in its explanation. */
export interface Whole {
  readonly term: Term
  readonly mentions: Readonly<Record<Language, readonly Mention[]>>
}

/** A list of numbers for each of several things, one list after the other. */
export interface Ragged {
  /** Where each list begins, and where the last one ends. */
  readonly starts: Int32Array
  readonly items: Int32Array
}

/** Renders and writes the files of the terms, a share of those of the dictionary, and a slice of each stream. */
export interface RenderJob {
  readonly part: number
  readonly site: Site
  readonly related: Ragged
  readonly collections: Collections
  /** JSON of whole terms, from each part. */
  readonly wholes: readonly string[]
  readonly facets: FacetDigests
  readonly target: Target
  /** Folder for slices of streams. */
  readonly slices: string
  /** Version of the code; undefined when nothing is remembered for the next build. */
  readonly version: string | undefined
  /** Of the parts of the site that files of terms show, family by family, and last the items: whether they are as they were. */
  readonly sameGrounds: readonly boolean[]
  /** What is remembered of the last build. */
  readonly manifest: Uint8Array
  /** Shelves for pieces of files, by path of the file. */
  readonly pieces: Readonly<Record<string, ShelfJob>>
  /** By path of a published stream that is as it was written, where its items begin. */
  readonly oldStreams: Readonly<Record<string, number>>
  /** How many shares of the files of the dictionary are taken; all parts count here. */
  readonly taken: Int32Array
}

/** Where files go, and what is there. */
export interface Target {
  /** The published site. */
  readonly out: string
  /** The site being made. */
  readonly next: string
  /** Whether the site being made already holds the files of the published one. */
  readonly isFilled: boolean
  /**
   * Published files that were found as they were written and then linked into the new site, which gives them a new time
   * of change.
   */
  readonly relinked: readonly string[]
  /** Files of the published site that were written later, in milliseconds of the epoch, were changed by others. */
  readonly writtenBefore: number
}

/** What was put into the new site. */
export interface Totals {
  readonly files: number
  readonly bytes: number
  readonly largest: PublishedFile
  /** Paths of files that differ from those of the last build. */
  readonly changed: readonly string[]
  /** Whether the published site holds only what builds have put there. */
  readonly isUntouched: boolean
}

export interface RenderAnswer extends Totals {
  /** Lines of the manifest, for the terms and for other files. */
  readonly lines: string
  /** Paths of files that these terms had and have no longer. */
  readonly removed: readonly string[]
  /** Paths of the files that belong to no term, and who makes them. */
  readonly others: readonly (readonly [path: string, origin: string])[]
  readonly slices: readonly SliceAnswer[]
  /** Of the shelves of pieces. */
  readonly reports: readonly ShelfReport[]
}

/** Compares the paths of the terms with those of all other files, and makes streams of the slices of all parts. */
export interface JoinJob {
  readonly others: readonly (readonly [path: string, origin: string])[]
  readonly streams: readonly StreamJob[]
}

export interface JoinAnswer {
  readonly problems: readonly string[]
  readonly joined: readonly Joined[]
}

/** Draws a card. */
export interface DrawJob {
  readonly card: Card
  readonly logo: Raster | undefined
}

/** Told now and then how far a step has come. */
export type Progress = (done: number, total: number) => void
