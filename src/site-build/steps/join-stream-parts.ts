/** The fourth step of a build: the parts of each stream become one file. */
import { rmSync } from 'node:fs'
import { claimsOf, type FilesAfterRender, streamJobs } from '../files-after-render.ts'
import { bytesToJoin } from '../output/stream-part-files.ts'
import { type Claim, collisions, compareClaims } from '../path-collisions.ts'
import { share } from '../threads/divide.ts'
import type { RenderAnswer } from '../threads/messages.ts'
import type { BuildContext } from './build-context.ts'
import { partsIn } from './render.ts'

/** @returns a sentence for every path that two files have */
export async function joinStreamParts(
  { pool }: BuildContext,
  files: FilesAfterRender,
  rendered: readonly RenderAnswer[],
): Promise<readonly string[]> {
  // Which thread has made a file depends on how fast each was; messages do not.
  const others: readonly Claim[] = [
    ...rendered.flatMap(answer => answer.others).sort(compareClaims),
    ...claimsOf(files),
  ]
  const parts = partsIn(files.next)
  const shares = share(await streamJobs(files, rendered, parts), bytesToJoin, rendered.length)
  const answers = await pool.run(
    'join',
    shares.map(streams => ({ others, streams })),
  )
  const problems = [...answers.flatMap(answer => answer.problems), ...collisions(others)]
  if (problems.length > 0) return problems
  // What the ranges hold would otherwise add to the memory that cards are drawn in.
  if (rendered.length > 1) await pool.close()
  for (const [i, streams] of shares.entries())
    for (const [k, { path, target }] of streams.entries()) files.writer.move(target, path, answers[i]?.bytes[k] ?? 0)
  rmSync(parts, { recursive: true })
  return []
}
