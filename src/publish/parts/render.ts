/**
 * Rendering a part: the files of its terms, its slices of the streams, and its share of the other files. A term that has
 * the key it had is not even parsed: its files are only looked at.
 */
import { join } from 'node:path'
import { PER_TERM, streamsOf } from '../../emit/index.ts'
import type { Artifact, Stream } from '../../model/artifact.ts'
import type { Dictionary } from '../../model/dictionary.ts'
import { type Labels, partsOf } from '../../model/site.ts'
import type { Summary } from '../../model/summary.ts'
import { makeTermPageInput, surroundingsOf, type TermPageInput } from '../../model/term-page-input.ts'
import type { Language } from '../../schema/language.ts'
import type { Term } from '../../schema/term.ts'
import { largerOf, type PublishedFile } from '../host-limits.ts'
import { fingerprinter } from '../store/fingerprint.ts'
import { keyOfTerm } from '../store/keys.ts'
import { withPieces } from '../store/pieces.ts'
import type { ShelfReport } from '../store/store.ts'
import { eachLine, type Group, lineOf, type Written } from '../swap/manifest.ts'
import { openPlacer, type Placed } from '../swap/placer.ts'
import { openEncoder } from './encoder.ts'
import type { RenderAnswer, RenderJob } from './jobs.ts'
import { type OldFiles, renderShares } from './shares.ts'
import { openSlice, type Slice } from './slices.ts'

/** A term of the part, as far as it is known without its text. */
export interface OwnTerm {
  readonly summary: Summary
  /** Digest of its files. */
  readonly hash: string
  /** Digest of its mentions, and the terms that they name. */
  readonly mentions: string
  readonly named: Readonly<Record<Language, readonly string[]>>
  term(): Term
  /** Lets the term go. */
  release(): void
}

/** What is remembered of a term. */
interface OldTerm {
  readonly group: Group
  /** Its line of the manifest. */
  line(): string
  /** Where its items stand in the published streams, if those can be used. */
  readonly ranges: readonly (readonly [start: number, end: number])[] | undefined
}

export function renderPart(
  job: RenderJob,
  own: readonly OwnTerm[],
  dictionary: Dictionary,
  briefs: ReadonlyMap<string, string>,
  facetsOf: (slug: string) => string,
  progress: (done: number, total: number) => void,
): { readonly answer: RenderAnswer; readonly paths: readonly (readonly [string, string])[] } {
  const { site, part, target } = job
  const streams = streamsOf(site)
  const isRemembering = job.version !== undefined
  const fingerprintOf = isRemembering ? fingerprinter(job.version) : () => undefined
  const families = PER_TERM.map((family, i) => ({
    family,
    ground: family.ground(site),
    isSame: job.sameGrounds[i] === true,
  }))
  const { labels } = partsOf(site)
  const areItemsSame = job.sameGrounds[PER_TERM.length] === true
  const isAllSame = areItemsSame && families.every(({ isSame }) => isSame)
  const encoder = openEncoder()
  const placer = openPlacer(target, encoder)
  const old = readOld(job, streams, new Set(own.map(({ summary }) => summary.slug)))

  const changed: string[] = []
  const removed: string[] = []
  let largest: PublishedFile = ['', 0]
  const lines: string[] = []
  const paths: [string, string][] = []
  const reports: ShelfReport[] = []
  let files = 0
  let bytes = 0
  const record = ({ path }: Pick<Artifact, 'path'>, size: number, isChanged: boolean) => {
    files++
    bytes += size
    if (isChanged) changed.push(path)
    largest = largerOf(largest, [path, size])
  }
  const place = (artifact: Artifact, known: Written | undefined, isSame: boolean): Placed => {
    const placed = placer.place(artifact, known, isSame)
    record(artifact, placed.bytes, placed.changed)
    return placed
  }
  const slices: Slice[] = streams.map((stream, i) => {
    const head = part === 0 ? stream.head(dictionary, site) : ''
    return openSlice(join(job.slices, `${part}-${i}`), stream, encoder, head)
  })

  /** @returns false when a file is not what was written */
  const keepTerm = (slug: string, { group, line, ranges }: OldTerm): boolean => {
    if (!ranges) return false
    const { isAsWritten } = placer.published
    if (!group.files.every(([path, size]) => isAsWritten(path, size))) return false
    for (const [path, size] of group.files) {
      placer.keep(path)
      record({ path }, size, false)
      paths.push([path, originOf(slug)])
    }
    for (const [i, [start, end]] of ranges.entries()) slices[i]?.keep(start, end)
    lines.push(line())
    return true
  }
  const renderTerm = (term: Term, before: OldTerm | undefined, key: string | undefined) => {
    const known = before && filesOf(before.group)
    const isSameKey = before !== undefined && key !== undefined && before.group.key === key
    const input = makeTermPageInput(term, dictionary)
    const written: Group['files'][number][] = []
    for (const { family, ground, isSame } of families) {
      for (const artifact of family.emit(input, ground)) {
        paths.push([artifact.path, artifact.origin])
        const placed = place(artifact, known?.get(artifact.path), isSame && isSameKey)
        written.push([artifact.path, placed.bytes])
      }
    }
    if (known) {
      const present = new Set(written.map(([path]) => path))
      for (const path of known.keys()) if (!present.has(path)) removed.push(path)
    }
    const sizes = placeItems(input, isSameKey && areItemsSame ? before.ranges : undefined, streams, slices, labels)
    if (isRemembering) lines.push(lineOf(term.slug, sizes, { key, files: written }))
  }
  try {
    for (const [i, { summary, hash, mentions, named, term, release }] of own.entries()) {
      if (i % 50 === 0) progress(i, own.length)
      const { slug } = summary
      const before = old.terms.get(slug)?.()
      const key = isRemembering
        ? keyOfTerm(hash, mentions, surroundingsOf(summary, named, dictionary), briefs)
        : undefined
      if (isAllSame && before && before.group.key === key && keepTerm(slug, before)) continue
      renderTerm(term(), before, key)
      release()
    }
    progress(own.length, own.length)
    const others = renderShares(job.taken, dictionary, job.facets, site, old, fingerprintOf, {
      placer,
      place: (artifact, known) =>
        place(
          withPieces(artifact, job.pieces[artifact.path], facetsOf, report => reports.push(report)),
          known,
          false,
        ),
      kept: (path, size) => record({ path }, size, false),
      line: text => lines.push(text),
    })
    return {
      answer: {
        lines: lines.join(''),
        files,
        bytes,
        changed,
        removed,
        isUntouched: placer.published.isUntouched,
        largest,
        reports,
        others,
        slices: slices.map(slice => slice.end()),
      },
      paths,
    }
  } finally {
    for (const slice of slices) slice.close()
  }
}

/** Adds the items of a term to the slices, as they are in the published files if they are made from the same. */
function placeItems(
  input: TermPageInput,
  before: OldTerm['ranges'],
  streams: readonly Stream[],
  slices: readonly Slice[],
  labels: Labels,
): readonly number[] {
  if (!before) return streams.map((stream, i) => slices[i]?.add(stream.item(input, labels)) ?? 0)
  for (const [i, [start, end]] of before.entries()) slices[i]?.keep(start, end)
  return sizesOf(before)
}

const originOf = (slug: string): string => `the term "${slug}"`

const sizesOf = (ranges: readonly (readonly [start: number, end: number])[]): readonly number[] =>
  ranges.map(([start, end]) => end - start)

interface Old extends OldFiles {
  readonly terms: ReadonlyMap<string, () => OldTerm>
}

/** What is remembered of the terms of this part, and of files that belong to no term. */
function readOld({ manifest, oldStreams }: RenderJob, streams: readonly Stream[], own: ReadonlySet<string>): Old {
  const terms = new Map<string, () => OldTerm>()
  const families = new Map<string, Group>()
  const files = new Map<string, Written>()
  const gaps = streams.map(({ between }) => Buffer.byteLength(between))
  const at: (number | undefined)[] = streams.map(({ path }) => oldStreams[path])
  eachLine(manifest, (slug, sizes, parse, line) => {
    if (slug === '') {
      const group = parse()
      if (group.family !== undefined) families.set(group.family, group)
      for (const [path, bytes, fingerprint] of group.files) files.set(path, { bytes, fingerprint })
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
  return { terms, families, files }
}

const filesOf = ({ files }: Group): ReadonlyMap<string, Written> =>
  new Map(files.map(([path, bytes, fingerprint]) => [path, { bytes, fingerprint }]))
