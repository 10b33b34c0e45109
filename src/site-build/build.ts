/**
 * A build from beginning to end: the content is read and checked, related, rendered into a folder beside the published
 * one, and finished; then the two folders are exchanged. Each step waits for all threads. Nothing rendered stays in memory.
 */

import { type BuildOptions, type BuildResult, type Folders, problemOf } from './build-options.ts'
import { bundled } from './bundle-browser-scripts.ts'
import { makeCards } from './cards/draw-uncached-cards.ts'
import { nameFilesAfterRender, writeFilesAfterRender } from './files-after-render.ts'
import { realPath, refuseTarget } from './output/check-output-folder.ts'
import { recover } from './output/recover-interrupted-build.ts'
import { openSwap } from './output/swap-site-folders.ts'
import type { BuildContext, ContentToPublish } from './steps/build-context.ts'
import { joinStreamParts } from './steps/join-stream-parts.ts'
import { read } from './steps/read-content.ts'
import { relate } from './steps/relate-terms.ts'
import { render } from './steps/render.ts'
import { replace } from './steps/replace-published-site.ts'
import type { RelatedPositions } from './threads/messages.ts'
import { openWorkerPool } from './threads/worker-pool.ts'

/**
 * Builds a site.
 * @returns the summary, or what prevents the build; failures of the file system are among it
 */
export async function build(folders: Folders, options: BuildOptions): Promise<BuildResult> {
  const pool = openWorkerPool(options)
  try {
    const out = realPath(options.out)
    // First, because the file by which a site is known as ours may be among those that a killed build was moving.
    recover(out)
    const refusal = refuseTarget(out, folders)
    if (refusal !== undefined) return { ok: false, problems: [refusal], diagnostics: [] }
    const context = { folders, options, out, pool, bundle: options.bundle ?? bundled }
    const content = await read(context)
    return 'ok' in content ? content : await publish(context, content, await relate(context, content))
  } catch (error) {
    return problemOf(error, options)
  } finally {
    await pool.close()
  }
}

async function publish(
  context: BuildContext,
  content: ContentToPublish,
  relations: RelatedPositions,
): Promise<BuildResult> {
  const swap = openSwap(context.out)
  try {
    const files = nameFilesAfterRender(context, content, swap.next)
    const cards = files.drawn.length > 0 ? makeCards(files, context) : undefined
    // The only range of a small build uses one processor; cards are drawn on the others meanwhile.
    if (content.ranges === 1) cards?.begin()
    const rendered = await render(context, content, relations, swap.next)
    const problems = await joinStreamParts(context, files, rendered)
    if (problems.length > 0) {
      swap.discard()
      return { ok: false, problems, diagnostics: content.diagnostics }
    }
    writeFilesAfterRender(files)
    const drawn = await cards?.finish(context.options.progress)
    return replace(context, content, [...rendered, files.writer.totals()], drawn, swap)
  } catch (error) {
    swap.discard()
    throw error
  }
}
