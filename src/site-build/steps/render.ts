/** The third step of a build: files of terms (`TermRange.render`) and of the dictionary, and parts of the streams. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RelatedPositions, RenderAnswer } from '../threads/messages.ts'
import { type BuildContext, type ContentToPublish, reported } from './build-context.ts'

/** In the new site until streams are made of them. */
export const partsIn = (next: string): string => join(next, '.parts')

export function render(
  { options, out, pool }: BuildContext,
  { site, ranges }: ContentToPublish,
  relations: RelatedPositions,
  next: string,
): Promise<readonly RenderAnswer[]> {
  const parts = partsIn(next)
  mkdirSync(parts)
  const job = {
    ...relations,
    // Marks are computed when they are first read; other threads get them as they are.
    site: { ...site, marks: { ...site.marks } },
    out,
    next,
    taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  }
  const jobs = Array.from({ length: ranges }, (_, i) => ({ ...job, isFirst: i === 0, parts: join(parts, String(i)) }))
  return pool.run('render', jobs, reported(options, 'render'))
}
