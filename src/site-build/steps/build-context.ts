/** What the steps of a build hand to each other. */
import type { Bundle } from '../../emit/required-services.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Phase } from '../../report/build-summary.ts'
import type { CheckedContent } from '../assemble-content.ts'
import type { BuildOptions, Folders } from '../build-options.ts'
import type { Progress } from '../threads/messages.ts'
import type { WorkerPool } from '../threads/worker-pool.ts'

/** What all steps use. */
export interface BuildContext {
  readonly folders: Folders
  readonly options: BuildOptions
  /** The folder to replace, without symbolic links. */
  readonly out: string
  readonly pool: WorkerPool
  readonly bundle: Bundle
}

/** The content that a build publishes. */
export interface ContentToPublish extends CheckedContent {
  readonly diagnostics: readonly Diagnostic[]
  readonly warnings: readonly string[]
  /** In how many ranges its terms were read. */
  readonly ranges: number
}

/** Tells how far a phase has come. */
export const reported =
  ({ progress }: BuildOptions, phase: Phase): Progress =>
  (done, total) =>
    progress?.(phase, done, total)
