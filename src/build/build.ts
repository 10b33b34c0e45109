/** Building a site: prepare, render one artifact after the other, write, swap. Nothing rendered stays in memory. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { bounds } from '../schema/bounds.ts'
import { claimPaths } from './collision.ts'
import { EMPTY_MANIFEST, readManifest, writeManifest } from './manifest.ts'
import { type Folders, prepare, type PrepareOptions } from './prepare.ts'
import { openStage } from './stage.ts'
import { openTermCache } from './term-cache.ts'

export interface BuildOptions extends Omit<PrepareOptions, 'memory' | 'progress'> {
  /** Folder to make or replace. */
  readonly out: string
  /** Folder for what makes the next build faster; none, and every build is cold. */
  readonly cache?: string | undefined
  readonly progress?: (phase: Phase, done: number, total: number) => void
}

export type Phase = 'read' | 'relate' | 'write'

export interface Summary {
  readonly terms: number
  readonly files: number
  readonly bytes: number
  readonly changed: number
  readonly removed: number
  /** What common hosts would refuse. */
  readonly warnings: readonly string[]
}

export type BuildResult =
  | { readonly ok: true; readonly summary: Summary; readonly diagnostics: readonly Diagnostic[] }
  | { readonly ok: false; readonly problems: readonly string[]; readonly diagnostics: readonly Diagnostic[] }

export function build(folders: Folders, options: BuildOptions): BuildResult {
  const out = existsSync(options.out) ? realpathSync(options.out) : resolve(options.out)
  const refusal = refuseTarget(out, folders)
  if (refusal !== undefined) return { ok: false, problems: [refusal], diagnostics: [] }

  const cache = options.cache === undefined ? undefined : openTermCache(join(options.cache, 'terms.jsonl'))
  const { prepared, diagnostics } = prepare(folders, {
    ...options,
    ...(cache && { memory: cache }),
    progress: (done, total) => options.progress?.('read', done, total),
  })
  cache?.save()
  if (!prepared) return { ok: false, problems: [], diagnostics }

  const { artifacts, problems } = claimPaths(prepared.artifacts())
  if (problems.length > 0) return { ok: false, problems, diagnostics }

  const manifestPath = options.cache === undefined ? undefined : join(options.cache, `${createHash('sha256').update(out).digest('hex').slice(0, 16)}.manifest`)
  const manifest = manifestPath === undefined || !existsSync(out) ? EMPTY_MANIFEST : readManifest(manifestPath)
  const stage = openStage(out, manifest)
  const warnings: string[] = []
  let bytes = 0
  let changed = 0
  try {
    for (const [i, artifact] of artifacts.entries()) {
      if (i % 1_000 === 0) options.progress?.('write', i, artifacts.length)
      const written = stage.add(artifact.path, artifact.render())
      bytes += written.bytes
      if (written.changed) changed++
      if (written.bytes > bounds.host.fileBytes) warnings.push(`${artifact.path} is larger than ${bounds.host.fileBytes / 1024 / 1024} MiB; some hosts refuse it`)
    }
    options.progress?.('write', artifacts.length, artifacts.length)
  } catch (error) {
    stage.discard()
    throw error
  }
  const written = stage.commit()
  if (manifestPath !== undefined) writeManifest(manifestPath, written)
  if (artifacts.length > bounds.host.files) warnings.push(`there are more than ${bounds.host.files} files; some hosts refuse so many in one deployment`)
  let removed = 0
  for (const path of manifest.paths) if (!written.has(path)) removed++
  return { ok: true, diagnostics, summary: { terms: prepared.dictionary.terms.length, files: artifacts.length, bytes, changed, removed, warnings } }
}

/** A build replaces the whole folder, so it must be ours: absent, empty, or the result of an earlier build. */
function refuseTarget(out: string, folders: Folders): string | undefined {
  for (const folder of [folders.content, folders.public, process.cwd()]) {
    const kept = resolve(folder)
    if (kept === out || kept.startsWith(out + sep)) return `${out} cannot be the output folder: it contains ${kept}`
    if (folder !== process.cwd() && out.startsWith(kept + sep)) return `${out} cannot be the output folder: it lies inside ${kept}`
  }
  if (!existsSync(out)) return undefined
  const files = readdirSync(out)
  if (files.length === 0 || (files.includes('openapi.json') && files.includes('v1'))) return undefined
  return `${out} holds files that no build has made; name another folder with --out, or empty this one`
}
