/** What the steps of a build have in common. */
import type { Bundle } from '../emit/materials.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Cards } from './cards/cards.ts'
import { compareClaims } from './collision.ts'
import type { BuildOptions, Folders, Phase } from './options.ts'
import type { Progress, RenderAnswer, Target } from './parts/jobs.ts'
import type { OwnFiles } from './parts/own-files.ts'
import type { Parts } from './parts/parts.ts'
import type { Content } from './read.ts'
import type { CacheGuard } from './store/cache-guard.ts'
import type { Store } from './store/store.ts'
import type { Generation } from './swap/generation.ts'
import type { Manifest, placeFor } from './swap/manifest.ts'

/** What all steps use. */
export interface Task {
  readonly folders: Folders
  readonly options: BuildOptions
  /** The folder to replace, without symbolic links. */
  readonly out: string
  readonly parts: Parts
  readonly guard: CacheGuard
  /** What earlier builds have kept; undefined without a cache. */
  readonly store: Store | undefined
  readonly bundle: Bundle
  /** Where what this build makes is kept. */
  readonly place: ReturnType<typeof placeFor>
  /** What the last build made. */
  readonly manifest: Manifest | undefined
}

/** The content that a build publishes. */
export interface Published extends Content {
  readonly diagnostics: readonly Diagnostic[]
  readonly warnings: readonly string[]
  /** In how many parts its terms were read. */
  readonly parts: number
}

/** Where the new site is made. */
export interface Workshop {
  readonly generation: Generation
  readonly target: Target
  /** Folder for slices of streams. */
  readonly slices: string
  /** Files that are made by the build as a whole. */
  readonly own: OwnFiles
  /** Version of the code; undefined when nothing is remembered for the next build. */
  readonly version: string | undefined
  /** Digests of the parts of the site that files of terms show. */
  readonly grounds: readonly string[]
  readonly cards: Cards | undefined
}

/** Tells how far a phase has come. */
export const reported =
  ({ progress }: BuildOptions, phase: Phase): Progress =>
  (done, total) =>
    progress?.(phase, done, total)

/**
 * Paths of the files that belong to no term, and who makes them: two makers of one path are found before either is
 * written over the other. Which part has made a file depends on how fast each was; messages do not.
 */
export const othersOf = (rendered: readonly RenderAnswer[], own: OwnFiles): RenderAnswer['others'] => [
  ...rendered.flatMap(answer => answer.others).sort(compareClaims),
  ...own.paths,
]
