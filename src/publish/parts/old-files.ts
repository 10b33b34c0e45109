/** What the last build made of the terms of a part, and of the files that belong to no term. */
import type { Stream } from '../../model/views/artifact.ts'
import { eachLine, type Group, type Written } from '../swap/manifest.ts'
import type { RenderJob } from './jobs.ts'

/** What is remembered of a term. */
export interface OldTerm {
  readonly group: Group
  /** Its line of the manifest. */
  line(): string
  /** Where its items stand in the published streams, if those can be used. */
  readonly ranges: readonly Range[] | undefined
}

export type Range = readonly [start: number, end: number]

export interface OldFiles {
  /** By slug. */
  readonly terms: ReadonlyMap<string, () => OldTerm>
  /** By path. */
  readonly files: ReadonlyMap<string, Written>
}

/** @param own slugs of the terms of the part */
export function readOldFiles(
  { manifest, oldStreams }: Pick<RenderJob, 'manifest' | 'oldStreams'>,
  streams: readonly Stream[],
  own: ReadonlySet<string>,
): OldFiles {
  const terms = new Map<string, () => OldTerm>()
  const files = new Map<string, Written>()
  const gaps = streams.map(({ between }) => Buffer.byteLength(between))
  const at: (number | undefined)[] = streams.map(({ path }) => oldStreams[path])
  eachLine(manifest, (slug, sizes, parse, line) => {
    if (slug === '') {
      for (const [path, bytes, fingerprint, read, lists] of parse().files)
        files.set(path, { bytes, fingerprint, read, lists })
      return
    }
    const ranges = sizes.map((size, i) => {
      const start = at[i] ?? 0
      if (at[i] !== undefined) at[i] = start + size + (gaps[i] ?? 0)
      return [start, start + size] as const
    })
    if (!own.has(slug)) return
    terms.set(slug, () => {
      const group = parse()
      const isUsable = ranges.length === streams.length && at.every(start => start !== undefined)
      return { group, line, ranges: isUsable ? ranges : undefined }
    })
  })
  return { terms, files }
}
