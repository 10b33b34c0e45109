/**
 * The files that are made by the build as a whole, once its parts are done: streams from their slices, copied files,
 * scripts, the worker that keeps the shell offline, archives, and cards.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type CardArtifact, cards } from '../../emit/copies.ts'
import { type Archive, archives, type Entries } from '../../emit/downloads/archives.ts'
import { embedPaths } from '../../emit/embeds.ts'
import { COPIED, DOWNLOADS, streamsOf } from '../../emit/index.ts'
import { FULL_TEXTS } from '../../emit/llms.ts'
import { downloadPages } from '../../emit/pages.ts'
import { isShell, worker } from '../../emit/scripts.ts'
import type { Artifact } from '../../model/views/artifact.ts'
import { file, fileOf } from '../../model/web/address.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { type Cards, openCards } from '../cards/cards.ts'
import type { SiteSize } from '../host-limits.ts'
import type { CacheGuard } from '../store/cache-guard.ts'
import { fingerprinter } from '../store/fingerprint.ts'
import { eachLine, type Group, lineOf, type Manifest, type Written } from '../swap/manifest.ts'
import { openPlacer, type Placer } from '../swap/placer.ts'
import type { RenderAnswer, Target } from './jobs.ts'
import { type JoinedStreams, openStreams, type StreamSource } from './joined-streams.ts'
import type { Parts } from './parts.ts'
import type { Joined, StreamJob } from './slices.ts'

export interface OwnFiles {
  readonly streams: JoinedStreams
  /** Puts the streams in their places. */
  placeStreams(joins: readonly StreamJob[], joined: readonly Joined[]): void
  /** Copies files and writes scripts; the pages of the shell have to be there. */
  write(): void
  /** Packs the archives that differ, and says on their page how large all downloads are. */
  pack(): void
  openCards(cache: string | undefined, guard: CacheGuard, parts: Parts): Cards
  readonly paths: RenderAnswer['others']
  /** Files that a setting leaves out. */
  optional(): SiteSize['optional']
  readonly totals: Placer['totals']
  /** Of the manifest. */
  line(): string
}

/** The files, named but not yet made. */
interface Named extends StreamSource {
  /** Archives of the entries, made when the streams are in their places. */
  readonly packed: readonly Archive[]
  readonly copied: readonly Artifact[]
  readonly drawn: readonly CardArtifact[]
}

export function nameOwnFiles(source: StreamSource, entries: Entries): Named {
  const { dictionary, site, materials } = source
  return {
    ...source,
    packed: [...archives(dictionary, site, entries)],
    copied: COPIED.flatMap(emit => [...emit(dictionary, site, materials)]),
    drawn: [...cards(dictionary, site, materials)],
  }
}

/** @param version of the code; without it, every archive is packed and every card drawn */
export function openOwnFiles(
  target: Target,
  manifest: Manifest | undefined,
  named: Named,
  version: string | undefined,
): OwnFiles {
  const { dictionary, site, materials, packed, copied, drawn } = named
  const fingerprintOf = version === undefined ? () => undefined : fingerprinter(version)
  const sizes = new Map<string, number>()
  const placer = openPlacer(target, undefined, sizes)
  const streams = openStreams(target, manifest, named, fingerprintOf)
  const known = writtenIn(manifest)
  const files: Group['files'][number][] = []
  const place = (artifact: Artifact, fingerprint?: string, isSame = false): void => {
    files.push([artifact.path, placer.place(artifact, known.get(artifact.path), isSame).bytes, fingerprint])
  }
  const keep = ({ path }: Artifact, { bytes, fingerprint }: Written): boolean => {
    if (!placer.published.isAsWritten(path, bytes)) return false
    placer.keep(path, bytes)
    files.push([path, bytes, fingerprint])
    return true
  }
  return {
    streams,
    placeStreams: (joins, joined) => streams.place(joins, joined, placer),
    write() {
      for (const artifact of copied) place(artifact)
      place(worker([...offlinePages(target), ...copied.filter(isShell)], site, materials))
    },
    pack() {
      for (const archive of packed) {
        const [before, content] = known.get(archive.path)?.fingerprint?.split(' ') ?? []
        const key = fingerprintOf(archive.inputs)
        const now = key !== undefined && key === before ? content : materials.digest([...archive.files()].flat())
        place(archive, key && `${key} ${now}`, key !== undefined && content === now)
      }
      for (const artifact of downloadPages(dictionary, site, path => sizes.get(path.slice(1)) ?? 0)) place(artifact)
    },
    openCards: (cache, guard, parts) =>
      openCards(
        { drawn, logo: materials.logo, version, cache, guard },
        { known, keep, put: (artifact, png, fingerprint) => place({ ...artifact, render: () => png }, fingerprint) },
        parts,
      ),
    paths: claimsOf(named),
    optional: () => optionalIn(named, sizes, target.out),
    totals: placer.totals,
    line: () => lineOf('', [], { files }),
  }
}

/** Paths of all files, and who makes them. */
const claimsOf = ({ dictionary, site, materials, copied, packed, drawn }: Named): RenderAnswer['others'] =>
  [
    ...streamsOf(site),
    ...copied,
    worker([], site, materials),
    ...packed,
    ...downloadPages(dictionary, site, () => 0),
    ...drawn,
  ].map(({ path, origin }) => [path, origin])

/** What the last build wrote of files that belong to no term, by path. */
function writtenIn(manifest: Manifest | undefined): ReadonlyMap<string, Written> {
  const known = new Map<string, Written>()
  if (!manifest) return known
  eachLine(manifest.lines, (slug, _, group) => {
    if (slug === '') for (const [path, bytes, fingerprint] of group().files) known.set(path, { bytes, fingerprint })
  })
  return known
}

/** The pages that readers without a connection see, as they are in the new site. */
const offlinePages = ({ next }: Target): readonly Artifact[] =>
  LANGUAGES.map(language => fileOf(file.offline(language))).map(path => ({
    path,
    origin: '',
    render: () => readFileSync(join(next, path)),
  }))

/** @param out where the new site will be when it is asked for its cards for other sites, which belong to terms */
function optionalIn(
  { dictionary, site: { downloads, llmsFull, embeds }, packed, drawn }: Named,
  sizes: ReadonlyMap<string, number>,
  out: string,
): SiteSize['optional'] {
  const sized = (artifacts: readonly Pick<Artifact, 'path'>[]) =>
    artifacts.map(({ path }) => [path, sizes.get(path) ?? 0] as const)
  return {
    downloads: sized(downloads ? [...DOWNLOADS, ...packed] : []),
    cards: sized(drawn),
    llmsFull: sized(llmsFull ? FULL_TEXTS : []),
    // Only a site that some host refuses is asked.
    get embeds() {
      return embeds ? embedPaths(dictionary).map(path => [path, statSync(join(out, path)).size] as const) : []
    },
  }
}
