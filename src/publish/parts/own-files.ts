/**
 * The files that are made by the build as a whole, once its parts are done: streams from their slices, copied files,
 * scripts, the worker that keeps the shell offline, and cards.
 */
import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { loadFaces } from '../../cards/faces.ts'
import { type CardArtifact, cards } from '../../emit/cards.ts'
import { type Archive, archives, type Entries } from '../../emit/downloads/archives.ts'
import { downloadPages } from '../../emit/downloads/page.ts'
import { packedFiles } from '../../emit/downloads/zip.ts'
import { ARCHIVE_STREAMS, COPIED, DOWNLOADS, streamsOf } from '../../emit/index.ts'
import { FULL_TEXTS } from '../../emit/llms.ts'
import type { Materials } from '../../emit/materials.ts'
import { isShell, worker } from '../../emit/scripts.ts'
import { file, fileOf } from '../../model/address.ts'
import type { Artifact, Stream } from '../../model/artifact.ts'
import type { Dictionary } from '../../model/dictionary.ts'
import type { Facet } from '../../model/facets.ts'
import { noting } from '../../model/noting.ts'
import type { Site } from '../../model/site.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { type Cards, openCards } from '../cards/cards.ts'
import { largerOf, type PublishedFile, type SiteSize } from '../host-limits.ts'
import type { CacheGuard } from '../store/cache-guard.ts'
import { digestsOf, type FacetDigests } from '../store/facet-digests.ts'
import { fingerprinter } from '../store/fingerprint.ts'
import { eachLine, type Group, type Head, lineOf, type Manifest, type Written } from '../swap/manifest.ts'
import { openPlacer, type Placed } from '../swap/placer.ts'
import { lookAt } from '../swap/published.ts'
import { publishedAround } from './archive-files.ts'
import type { RenderAnswer, Target } from './jobs.ts'
import type { Parts } from './parts.ts'
import type { Joined, StreamJob } from './slices.ts'

export interface OwnFiles {
  /** By path of a published stream that is as it was written, where its items begin. */
  readonly oldStreams: Readonly<Record<string, number>>
  /**
   * Streams to be made, in the order of `streamsOf`; packs what stands around the items of archives.
   * @param slices folder of the slices, for what is being joined
   */
  joins(rendered: readonly RenderAnswer[], slices: string): Promise<readonly StreamJob[]>
  /** Puts the streams in their places. */
  placeJoined(joins: readonly StreamJob[], joined: readonly Joined[]): void
  /** Copies files and writes scripts; the pages of the shell have to be there. */
  write(): void
  /**
   * Packs the archives that differ, and says on their page how large all downloads are.
   */
  pack(): void
  openCards(cache: string | undefined, guard: CacheGuard, parts: Parts): Cards
  readonly streams: Head['streams']
  readonly paths: readonly (readonly [path: string, origin: string])[]
  readonly changed: readonly string[]
  readonly largest: PublishedFile
  /** Files that a setting leaves out. */
  readonly optional: SiteSize['optional']
  readonly bytes: number
  readonly isUntouched: boolean
  line(): string
}

/** @returns the files, named but not yet made */
export const nameOwnFiles = (
  dictionary: Dictionary,
  facets: Partial<FacetDigests>,
  site: Site,
  materials: Materials,
  entries: Entries,
): Named => ({
  facets,
  packed: [...archives(dictionary, site, entries)],
  dictionary,
  copied: COPIED.flatMap(emit => [...emit(dictionary, site, materials)]),
  drawn: [...cards(dictionary, site, materials)],
  site,
  materials,
})

/** What an archive has around its items. */
interface Ends {
  readonly isAroundSame: boolean
  readonly texts: { readonly head: Uint8Array; readonly tail: Uint8Array }
}

interface Named {
  /** Archives of the entries, made when the streams are in their places. */
  readonly packed: readonly Archive[]
  readonly dictionary: Dictionary
  /** Digests of what the dictionary says of terms. */
  readonly facets: Partial<FacetDigests>
  readonly copied: readonly Artifact[]
  readonly drawn: readonly CardArtifact[]
  readonly site: Site
  readonly materials: Materials
}

/** @param version of the code; without it, every archive is packed and every card drawn */
export function openOwnFiles(
  target: Target,
  manifest: Manifest | undefined,
  named: Named,
  version: string | undefined,
): OwnFiles {
  const { dictionary, site, materials } = named
  const fingerprintOf = version === undefined ? () => undefined : fingerprinter(version)
  const placer = openPlacer(target)
  const known = new Map<string, Written>()
  if (manifest) {
    eachLine(manifest.lines, (slug, _, group) => {
      if (slug === '') for (const [path, bytes, fingerprint] of group().files) known.set(path, { bytes, fingerprint })
    })
  }
  const relinked = new Set(target.relinked)
  const usable = Object.entries(manifest?.head.streams ?? {}).filter(([path, [, , bytes]]) => {
    const found = lookAt(join(target.out, path))
    const { writtenBefore } = target
    if (!found?.isFile() || found.size !== bytes || found.mtimeMs > writtenBefore) return false
    return found.ctimeMs <= writtenBefore || relinked.has(path)
  })
  const old = new Map(usable)
  const streams: Record<string, Head['streams'][string]> = {}
  const ends = new Map<string, readonly [key: string | undefined, read: readonly Facet[]]>()
  const changed: string[] = []
  let largest: PublishedFile = ['', 0]
  const sizes = new Map<string, number>()
  const files: Group['files'][number][] = []
  let total = 0

  const record = ({ path }: Pick<Artifact, 'path'>, bytes: number, isChanged: boolean) => {
    total += bytes
    if (isChanged) changed.push(path)
    largest = largerOf(largest, [path, bytes])
    sizes.set(path, bytes)
  }
  const place = (artifact: Artifact, fingerprint?: string, isSame = false): Placed => {
    const placed = placer.place(artifact, known.get(artifact.path), isSame)
    record(artifact, placed.bytes, placed.changed)
    files.push([artifact.path, placed.bytes, fingerprint])
    return placed
  }
  /** What stands around the items of an archive: as it is published, if it is made from the same. */
  const aroundOf = async ({ path }: Stream): Promise<Ends | undefined> => {
    const stream = ARCHIVE_STREAMS.find(each => each.path === path)
    if (!stream) return undefined
    const pictures = stream.pictures(dictionary, materials)
    const keyOf = (read: Iterable<Facet>) => fingerprintOf([site, pictures, digestsOf(read, named.facets)])
    const [, , , key, read] = old.get(path) ?? []
    const before = old.get(path)
    if (before && key !== undefined && read && key === keyOf(read)) {
      ends.set(path, [key, read])
      return { isAroundSame: true, texts: publishedAround(join(target.out, path), before) }
    }
    // For the cover of a book.
    await loadFaces()
    const { value: around, read: shown } = noting(() => stream.around(dictionary, site, materials))
    ends.set(path, [keyOf(shown), [...shown]])
    return { isAroundSame: false, texts: { head: packedFiles(around.before), tail: packedFiles(around.behind) } }
  }
  return {
    oldStreams: Object.fromEntries(usable.map(([path, [start]]) => [path, start])),
    async joins(rendered, slices) {
      const jobs: StreamJob[] = []
      for (const [i, stream] of streamsOf(site).entries()) {
        const before = old.get(stream.path)
        const around = await aroundOf(stream)
        jobs.push({
          texts: { head: stream.head(dictionary, site), between: stream.between, tail: stream.tail, ...around?.texts },
          slices: rendered.flatMap(answer => answer.slices[i] ?? []),
          old: before && { path: join(target.out, stream.path), head: before[0], items: before[1], bytes: before[2] },
          archive: around,
          target: `${slices}/joined-${i}`,
        })
      }
      return jobs
    },
    placeJoined(joins, joined) {
      for (const [i, stream] of streamsOf(site).entries()) {
        const { path } = stream
        const { target: made } = joins[i] as StreamJob
        const { bytes, items, isSame } = joined[i] as Joined
        placer.published.lookAtFolder(path)
        if (isSame) placer.keep(path)
        else renameSync(made, placer.room(path))
        streams[path] = [...items, bytes, ...(ends.get(path) ?? [])]
        record(stream, bytes, !isSame)
      }
    },
    write() {
      const { copied } = named
      const offline = LANGUAGES.map(language => ({
        path: fileOf(file.offline(language)),
        origin: '',
        render: () => readFileSync(join(target.next, fileOf(file.offline(language)))),
      }))
      for (const artifact of copied) place(artifact)
      place(worker([...offline, ...copied.filter(isShell)], site, materials))
    },
    pack() {
      for (const archive of named.packed) {
        const [before, content] = known.get(archive.path)?.fingerprint?.split(' ') ?? []
        const key = fingerprintOf(archive.inputs)
        const now = key !== undefined && key === before ? content : materials.digest([...archive.files()].flat())
        place(archive, key && `${key} ${now}`, key !== undefined && content === now)
      }
      for (const artifact of downloadPages(dictionary, site, path => sizes.get(path.slice(1)) ?? 0)) place(artifact)
    },
    openCards: (cache, guard, parts) =>
      openCards(
        { drawn: named.drawn, logo: materials.logo, version, cache, guard },
        {
          known,
          keep(artifact, before) {
            if (!placer.published.isAsWritten(artifact.path, before.bytes)) return false
            placer.keep(artifact.path)
            record(artifact, before.bytes, false)
            files.push([artifact.path, before.bytes, before.fingerprint])
            return true
          },
          put: (artifact, png, fingerprint) => void place({ ...artifact, render: () => png }, fingerprint),
        },
        parts,
      ),
    paths: [
      ...streamsOf(site),
      ...named.copied,
      worker([], site, materials),
      ...named.packed,
      ...downloadPages(dictionary, site, () => 0),
      ...named.drawn,
    ].map(({ path, origin }) => [path, origin]),
    streams,
    changed,
    get largest() {
      return largest
    },
    get optional() {
      const sized = (artifacts: readonly Pick<Artifact, 'path'>[]) =>
        artifacts.map(({ path }) => [path, sizes.get(path) ?? 0] as const)
      const { downloads, llmsFull } = site
      return {
        downloads: sized(downloads ? [...DOWNLOADS, ...named.packed] : []),
        cards: sized(named.drawn),
        llmsFull: sized(llmsFull ? FULL_TEXTS : []),
      }
    },
    get bytes() {
      return total
    },
    get isUntouched() {
      return placer.published.isUntouched
    },
    line: () => lineOf('', [], { files }),
  }
}
