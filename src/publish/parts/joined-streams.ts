/**
 * Streams made of the slices of all parts, and what stands around the items of archives. What is made from the same as
 * before is taken from the published files.
 */
import { join } from 'node:path'
import { loadFaces } from '../../cards/faces.ts'
import { packedFiles } from '../../emit/downloads/zip.ts'
import { ARCHIVE_STREAMS, streamsOf } from '../../emit/index.ts'
import type { Materials } from '../../emit/materials.ts'
import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import { noting, type Read } from '../../model/dictionary/noting.ts'
import type { Site } from '../../model/dictionary/site.ts'
import type { Stream } from '../../model/views/artifact.ts'
import { digestsOf, type FacetDigests } from '../store/facet-digests.ts'
import type { Head, Manifest } from '../swap/manifest.ts'
import type { Placer } from '../swap/placer.ts'
import { lookAt } from '../swap/published.ts'
import { publishedAround } from './archive-files.ts'
import type { RenderAnswer, Target } from './jobs.ts'
import type { Joined, StreamJob } from './slices.ts'

export interface JoinedStreams {
  /** By path of a published stream that is as it was written, where its items begin. */
  readonly old: Readonly<Record<string, number>>
  /**
   * Streams to be made, in the order of `streamsOf`; packs what stands around the items of archives.
   * @param slices folder of the slices, for what is being joined
   */
  joins(rendered: readonly RenderAnswer[], slices: string): Promise<readonly StreamJob[]>
  /** Puts the streams in their places. */
  place(joins: readonly StreamJob[], joined: readonly Joined[], placer: Placer): void
  /** What the next build has to know of them. */
  readonly head: Head['streams']
}

/** What streams are made of besides their items. */
export interface StreamSource {
  readonly dictionary: Dictionary
  /** Digests of what the dictionary says of terms. */
  readonly facets: Partial<FacetDigests>
  readonly site: Site
  readonly materials: Materials
}

type Fingerprint = (inputs: readonly object[]) => string | undefined
type Key = readonly [around: string | undefined, read: Read]

/** What an archive has around its items. */
interface Around {
  readonly isAroundSame: boolean
  readonly texts: { readonly head: Uint8Array; readonly tail: Uint8Array }
}

/** @param fingerprintOf returns undefined when nothing is remembered, and every archive is packed */
export function openStreams(
  target: Target,
  manifest: Manifest | undefined,
  source: StreamSource,
  fingerprintOf: Fingerprint,
): JoinedStreams {
  const { dictionary, site } = source
  const old = usableStreams(target, manifest)
  const head: Record<string, Head['streams'][string]> = {}
  const keys = new Map<string, Key>()
  return {
    old: Object.fromEntries([...old].map(([path, [start]]) => [path, start])),
    async joins(rendered, slices) {
      const jobs: StreamJob[] = []
      for (const [i, stream] of streamsOf(site).entries()) {
        const { path, between, tail } = stream
        const before = old.get(path)
        const [key, around] = (await aroundOf(path, before, target, source, fingerprintOf)) ?? []
        if (key) keys.set(path, key)
        jobs.push({
          texts: { head: stream.head(dictionary, site), between, tail, ...around?.texts },
          slices: rendered.flatMap(answer => answer.slices[i] ?? []),
          old: before && { path: join(target.out, path), head: before[0], items: before[1], bytes: before[2] },
          archive: around,
          target: `${slices}/joined-${i}`,
        })
      }
      return jobs
    },
    place(joins, joined, placer) {
      for (const [i, { path }] of streamsOf(site).entries()) {
        const { bytes, items, isSame } = joined[i] as Joined
        placer.published.lookAtFolder(path)
        if (isSame) placer.keep(path, bytes)
        else placer.move((joins[i] as StreamJob).target, path, bytes)
        head[path] = [...items, bytes, ...(keys.get(path) ?? [])]
      }
    },
    head,
  }
}

/** Published streams that are as they were written. */
function usableStreams(
  { out, relinked, writtenBefore }: Target,
  manifest: Manifest | undefined,
): ReadonlyMap<string, Head['streams'][string]> {
  const linked = new Set(relinked)
  const usable = Object.entries(manifest?.head.streams ?? {}).filter(([path, [, , bytes]]) => {
    const found = lookAt(join(out, path))
    if (!found?.isFile() || found.size !== bytes || found.mtimeMs > writtenBefore) return false
    return found.ctimeMs <= writtenBefore || linked.has(path)
  })
  return new Map(usable)
}

/** What stands around the items of an archive: as it is published, if it is made from the same. */
async function aroundOf(
  path: Stream['path'],
  before: Head['streams'][string] | undefined,
  target: Target,
  { dictionary, facets, site, materials }: StreamSource,
  fingerprintOf: Fingerprint,
): Promise<readonly [key: Key, around: Around] | undefined> {
  const stream = ARCHIVE_STREAMS.find(each => each.path === path)
  if (!stream) return undefined
  const pictures = stream.pictures(dictionary, materials)
  const keyOf = (read: Read) => fingerprintOf([site, pictures, digestsOf(read, facets)])
  const [, , , key, read] = before ?? []
  if (before && key !== undefined && read !== undefined && key === keyOf(read))
    return [[key, read], { isAroundSame: true, texts: publishedAround(join(target.out, path), before) }]
  // For the cover of a book.
  await loadFaces()
  const { value: around, read: shown } = noting(() => stream.around(dictionary, site, materials))
  const texts = { head: packedFiles(around.before), tail: packedFiles(around.behind) }
  return [[keyOf(shown), shown], { isAroundSame: false, texts }]
}
