/** Rendering a part: the files of its terms, its slices of the streams, and its share of the other files. */
import { join } from 'node:path'
import { PER_TERM, SHARES, streamsOf } from '../emit/index.ts'
import type { Artifact, Stream } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import { basisOf, type Reading, readingOf } from '../model/reading.ts'
import { type Labels, partsOf } from '../model/site.ts'
import { fingerprinter } from './fingerprint.ts'
import type { PublishedFile } from './host-limits.ts'
import { eachLine, type Group, lineOf, type Written } from './manifest.ts'
import type { RenderAnswer, RenderOrder, Whole } from './orders.ts'
import { openPlacer, type Placed } from './placer.ts'
import { openSlice, type Slice } from './slices.ts'

/** Where the items of a term stand in the published streams. */
interface OldItems {
  readonly fingerprint: string
  readonly ranges: readonly (readonly [start: number, end: number])[]
}

export function renderPart(
  order: RenderOrder,
  own: readonly Whole[],
  dictionary: Dictionary,
  progress: (done: number, total: number) => void,
): { readonly answer: RenderAnswer; readonly paths: readonly (readonly [string, string])[] } {
  const { site, part, parts, target } = order
  const streams = streamsOf(site)
  const { labels } = partsOf(site)
  const fingerprintOf = order.version === undefined ? () => undefined : fingerprinter(order.version)
  const placer = openPlacer(target)
  const old = readOld(order, streams, new Set(own.map(({ term }) => term.slug)))

  const changed: string[] = []
  const removed: string[] = []
  let largest: PublishedFile = ['', 0]
  const lines: string[] = []
  const paths: [string, string][] = []
  let files = 0
  let bytes = 0
  const place = (artifact: Artifact, known: ReadonlyMap<string, Written> | undefined): Group['files'][number] => {
    const { path, inputs } = artifact
    const placed: Placed = placer.place(artifact, known?.get(path), inputs && fingerprintOf(inputs))
    files++
    bytes += placed.bytes
    if (placed.changed) changed.push(path)
    if (placed.bytes > largest[1]) largest = [path, placed.bytes]
    return placed.fingerprint === undefined ? [path, placed.bytes] : [path, placed.bytes, placed.fingerprint]
  }

  const slices: Slice[] = streams.map((stream, i) => openSlice(join(order.slices, `${part}-${i}`), stream))
  try {
    for (const [i, { term }] of own.entries()) {
      if (i % 50 === 0) progress(i, own.length)
      const before = old.terms.get(term.slug)?.()
      const known = before && filesOf(before.group)
      const reading = readingOf(term, dictionary)
      const written: Group['files'][number][] = []
      for (const emit of PER_TERM) {
        for (const artifact of emit(reading, site)) {
          paths.push([artifact.path, artifact.origin])
          written.push(place(artifact, known))
        }
      }
      if (known) {
        const present = new Set(written.map(([path]) => path))
        for (const path of known.keys()) if (!present.has(path)) removed.push(path)
      }
      const items = fingerprintOf([basisOf(reading), labels])
      const sizes = placeItems(reading, before?.items, items, streams, slices, labels)
      if (order.version !== undefined) lines.push(lineOf(term.slug, sizes, { files: written, items }))
    }
    progress(own.length, own.length)
    const others = SHARES.flatMap((emit, i) => (i % parts === part ? [...emit(dictionary, site)] : []))
    const written = others.map(artifact => place(artifact, old.others))
    if (order.version !== undefined) lines.push(lineOf('', [], { files: written }))
    return {
      answer: {
        lines: lines.join(''),
        files,
        bytes,
        changed,
        removed,
        isUntouched: placer.isUntouched,
        largest,
        others: others.map(({ path, origin }) => [path, origin] as const),
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
  reading: Reading,
  before: OldItems | undefined,
  fingerprint: string | undefined,
  streams: readonly Stream[],
  slices: readonly Slice[],
  labels: Labels,
): readonly number[] {
  if (before !== undefined && before.fingerprint === fingerprint) {
    for (const [i, [start, end]] of before.ranges.entries()) slices[i]?.keep(start, end)
    return before.ranges.map(([start, end]) => end - start)
  }
  return streams.map((stream, i) => slices[i]?.add(stream.item(reading, labels)) ?? 0)
}

interface Old {
  readonly terms: ReadonlyMap<string, () => { readonly group: Group; readonly items: OldItems | undefined }>
  readonly others: ReadonlyMap<string, Written>
}

/** What is remembered of the terms of this part, and of files that belong to no term. */
function readOld({ manifest, oldStreams }: RenderOrder, streams: readonly Stream[], own: ReadonlySet<string>): Old {
  const terms = new Map<string, () => { readonly group: Group; readonly items: OldItems | undefined }>()
  const others = new Map<string, Written>()
  const gaps = streams.map(({ between }) => Buffer.byteLength(between))
  const at: (number | undefined)[] = streams.map(({ path }) => oldStreams[path])
  eachLine(manifest, (slug, sizes, parse) => {
    if (slug === '') {
      for (const [path, bytes, fingerprint] of parse().files) others.set(path, { bytes, fingerprint })
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
      const usable =
        group.items !== undefined && ranges.length === streams.length && at.every(start => start !== undefined)
      return { group, items: usable && group.items ? { fingerprint: group.items, ranges } : undefined }
    })
  })
  return { terms, others }
}

const filesOf = ({ files }: Group): ReadonlyMap<string, Written> =>
  new Map(files.map(([path, bytes, fingerprint]) => [path, { bytes, fingerprint }]))
