/** Building a site: prepare, render one artifact after the other, write, swap. Nothing rendered stays in memory. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Artifact } from '../model/artifact.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { bounds } from '../schema/bounds.ts'
import type { Term } from '../schema/term.ts'
import { type CacheGuard, guardCache } from './cache-guard.ts'
import { claimPaths } from './collision.ts'
import { fingerprinter, versionOfCode } from './fingerprint.ts'
import type { Folders } from './folders.ts'
import { openLineCache } from './line-cache.ts'
import { EMPTY_MANIFEST, type Manifest, readManifest, type Written, writeManifest } from './manifest.ts'
import { type PackedMentions, rememberMentions } from './mention-cache.ts'
import { isDrawn, openPictures } from './pictures.ts'
import { type Prepared, type PrepareOptions, prepare } from './prepare.ts'
import { recover } from './recover.ts'
import { openStage } from './stage.ts'
import { explainSystemError, isSystemError } from './system-error.ts'
import { realPath, refuseTarget } from './target.ts'

export interface BuildOptions extends Omit<PrepareOptions, 'memory' | 'remember' | 'progress'> {
  /** Folder to make or replace. */
  readonly out: string
  /** Folder for what makes the next build faster; none, and every build is cold. */
  readonly cache?: string | undefined
  readonly progress?: (phase: Phase, done: number, total: number) => void
}

export type Phase = 'read' | 'write'

export interface Summary {
  readonly terms: number
  readonly files: number
  readonly bytes: number
  /** Files that differ from those of the last build, and files that are gone. */
  readonly changed: number
  readonly removed: number
  /** Pictures of terms, if they were asked for: how many had to be drawn, and in how many seconds. */
  readonly cards?: { readonly count: number; readonly drawn: number; readonly seconds: number }
  /** What common hosts would refuse. */
  readonly warnings: readonly string[]
}

export type BuildResult =
  | { readonly ok: true; readonly summary: Summary; readonly diagnostics: readonly Diagnostic[] }
  | { readonly ok: false; readonly problems: readonly string[]; readonly diagnostics: readonly Diagnostic[] }

/** @returns the summary, or what prevents the build; failures of the file system are among it */
export function build(folders: Folders, options: BuildOptions): BuildResult {
  try {
    return attempt(folders, options)
  } catch (error) {
    if (!isSystemError(error)) throw error
    return { ok: false, problems: [explainSystemError(error, options.out)], diagnostics: [] }
  }
}

function attempt(folders: Folders, options: BuildOptions): BuildResult {
  const out = realPath(options.out)
  // First, because the file by which a site is known as ours may be among those that a killed build was moving.
  recover(out)
  const refusal = refuseTarget(out, folders)
  if (refusal !== undefined) return { ok: false, problems: [refusal], diagnostics: [] }

  const guard = guardCache(options.cache)
  const { prepared, diagnostics } = prepareCached(folders, options, guard)
  if (!prepared) return { ok: false, problems: [], diagnostics }
  const { artifacts, problems } = claimPaths(prepared.artifacts())
  if (problems.length > 0) return { ok: false, problems, diagnostics }

  const manifestPath =
    options.cache === undefined
      ? undefined
      : join(options.cache, `${createHash('sha256').update(out).digest('hex').slice(0, 16)}.manifest`)
  const manifest = manifestPath === undefined ? EMPTY_MANIFEST : readManifest(manifestPath, out)
  const summary = write(out, artifacts, manifest, manifestPath, prepared, options, guard)
  return { ok: true, diagnostics, summary }
}

/** Reads and relates the content with the help of what earlier builds have found. */
function prepareCached(folders: Folders, options: BuildOptions, guard: CacheGuard): ReturnType<typeof prepare> {
  const progress = (done: number, total: number) => options.progress?.('read', done, total)
  if (options.cache === undefined) return prepare(folders, { ...options, progress })
  const terms = openLineCache<Term>(join(options.cache, 'terms.tsv'), versionOfCode('schema', 'source', 'text'))
  const mentions = openLineCache<PackedMentions>(join(options.cache, 'mentions.tsv'), versionOfCode('text'))
  const result = prepare(folders, { ...options, progress, memory: terms, remember: rememberMentions(mentions) })
  guard.run(() => terms.save())
  if (result.prepared) guard.run(() => mentions.save())
  return result
}

function write(
  out: string,
  artifacts: readonly Artifact[],
  manifest: Manifest,
  manifestPath: string | undefined,
  prepared: Prepared,
  options: BuildOptions,
  guard: CacheGuard,
): Summary {
  const fingerprintOf = fingerprinter(
    versionOfCode('schema', 'text', 'model', 'search', 'pages', 'emit', 'cards'),
    prepared.site,
  )
  const stage = openStage(out, manifest, fingerprintOf)
  const drawn = artifacts.filter(isDrawn)
  const pictures = openPictures(drawn, options.cache, guard)
  const warnings: string[] = []
  let bytes = 0
  let changed = 0
  const record = ({ path }: Artifact, entry: Written) => {
    bytes += entry.bytes
    if (entry.hash !== manifest.get(path)?.hash) changed++
    if (entry.bytes > bounds.host.fileBytes)
      warnings.push(`${path} is larger than ${bounds.host.fileBytes / 1024 / 1024} MiB; some hosts refuse it`)
  }
  try {
    for (const [i, artifact] of artifacts.entries()) {
      if (i % 100 === 0) options.progress?.('write', i, artifacts.length)
      const kept = isDrawn(artifact) ? stage.keep(artifact) : undefined
      if (kept || !isDrawn(artifact)) record(artifact, kept ?? stage.add(artifact))
      else pictures.add(artifact, png => record(artifact, stage.add({ ...artifact, render: () => png })))
    }
    pictures.finish()
    options.progress?.('write', artifacts.length, artifacts.length)
  } catch (error) {
    stage.discard()
    throw error
  } finally {
    pictures.close()
  }
  const committed = stage.commit()
  const { written } = committed
  warnings.push(...committed.warnings)
  if (manifestPath !== undefined) guard.run(() => writeManifest(manifestPath, out, written))
  if (guard.warning !== undefined) warnings.push(guard.warning)
  if (artifacts.length > bounds.host.files)
    warnings.push(`there are more than ${bounds.host.files} files; some hosts refuse so many in one deployment`)
  let removed = 0
  for (const path of manifest.paths) if (!written.has(path)) removed++
  return {
    terms: prepared.dictionary.terms.length,
    files: artifacts.length,
    bytes,
    changed,
    removed,
    ...(prepared.site.cards && { cards: { count: drawn.length, drawn: pictures.drawn, seconds: pictures.seconds } }),
    warnings,
  }
}
