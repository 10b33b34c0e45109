/**
 * Writing a site so that it is replaced as a whole. Files are written to a new folder; those that have not changed are
 * hard links to the old ones; at the end the new folder takes the place of the old (swap.ts). Whatever happens before
 * that leaves the old site as it was, and what a killed process leaves is repaired by the next one.
 */
import { hash } from 'node:crypto'
import { copyFileSync, linkSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Artifact } from '../model/artifact.ts'
import { foreignFiles } from './foreign.ts'
import type { Manifest, Written } from './manifest.ts'
import { writePieces } from './pieces.ts'
import { removeFolder, removeKnown } from './remove.ts'
import { openSwap } from './swap.ts'
import { explainSystemError, isSystemError } from './system-error.ts'
import { mostBytes } from './utf8.ts'

export interface Stage {
  /** Writes a file, or links it when its bytes, or what they are made from, are those of the manifest. */
  add(artifact: Artifact): Written
  /** Links a file when what it is made from is that of the manifest; otherwise it is still to be added. */
  keep(artifact: Artifact): Written | undefined
  /** Puts the new site in the place of the old. */
  commit(): Committed
  /** Removes what was staged; the old site stays. */
  discard(): void
}

export interface Committed {
  /** What the new site consists of. */
  readonly written: ReadonlyMap<string, Written>
  /** What people should know of the old one's end. */
  readonly warnings: readonly string[]
}

/**
 * @param out absolute path of the folder to replace
 * @param manifest what an earlier build wrote there
 * @param fingerprintOf the inputs of an artifact or of a piece
 */
export function openStage(
  out: string,
  manifest: Manifest,
  fingerprintOf: (inputs: readonly object[]) => string,
): Stage {
  const swap = openSwap(out)
  const { next } = swap
  const folders = new Set([next])
  const written = new Map<string, Written>()

  const makeRoom = (path: string): string => {
    const target = join(next, path)
    const folder = dirname(target)
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      folders.add(folder)
    }
    return target
  }

  const predecessorOf = (artifact: Artifact): Predecessor => {
    const { inputs } = artifact
    const fingerprint = inputs && fingerprintOf(inputs)
    const old = join(out, artifact.path)
    const known = manifest.get(artifact.path)
    const kept = known !== undefined && isUntouched(old, known.bytes, manifest.writtenBefore) ? known : undefined
    return { old, kept, fingerprint, same: fingerprint !== undefined && fingerprint === kept?.fingerprint }
  }

  const place = (artifact: Artifact, { old, kept, fingerprint, same }: Predecessor): Written => {
    const target = makeRoom(artifact.path)
    if (kept && same) {
      link(old, target)
      return kept
    }
    const content = artifact.render()
    if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
      const entry = writePieces(target, content, kept?.pieces && { path: old, pieces: kept.pieces }, fingerprintOf)
      if (entry.hash !== kept?.hash) return entry
      rmSync(target)
      link(old, target)
      return entry
    }
    const bytes = typeof content === 'string' ? encode(content) : content
    const digest = hash('sha256', bytes, 'base64url')
    if (kept?.hash === digest) link(old, target)
    else writeFileSync(target, bytes)
    return { hash: digest, bytes: bytes.length, fingerprint }
  }

  return {
    add(artifact) {
      const entry = place(artifact, predecessorOf(artifact))
      written.set(artifact.path, entry)
      return entry
    },
    keep(artifact) {
      const predecessor = predecessorOf(artifact)
      if (!predecessor.same) return undefined
      const entry = place(artifact, predecessor)
      written.set(artifact.path, entry)
      return entry
    },
    commit() {
      swap.exchange()
      return { written, warnings: removeOld(swap.previous, out, manifest, written) }
    },
    discard: swap.discard,
  }
}

/** The new site is in place by now, so what goes wrong here is only worth a warning. */
function removeOld(
  previous: string,
  out: string,
  manifest: Manifest,
  written: ReadonlyMap<string, Written>,
): readonly string[] {
  const warnings: string[] = []
  try {
    removeKnown(previous, manifest.paths)
    for (const path of foreignFiles(previous, manifest.paths.size > 0 ? undefined : written)) {
      warnings.push(
        `${path} was in ${basename(out)} but is not part of the site, so it is gone; put files of your own into public/, which every build publishes`,
      )
    }
    removeFolder(previous)
  } catch (error) {
    if (!isSystemError(error)) throw error
    warnings.push(`the old site is left in ${previous}: ${explainSystemError(error, previous)}`)
  }
  return warnings
}

/** Room for one page after the other: a new buffer for each of many thousand is memory that the system sees. */
const ROOM = Buffer.allocUnsafeSlow(1024 * 1024)

/** The bytes of a text; they are good until the next call. */
const encode = (text: string): Uint8Array =>
  mostBytes(text) > ROOM.length ? Buffer.from(text) : ROOM.subarray(0, ROOM.write(text))

/** The file of the last build under the path of an artifact. */
interface Predecessor {
  readonly old: string
  /** What the manifest says of it, if that is still true. */
  readonly kept: Written | undefined
  /** Of the artifact as it is now. */
  readonly fingerprint: string | undefined
  /** Whether it was made from the same. */
  readonly same: boolean
}

/** An ordinary file that nobody has written to, or put in the place of ours, since the build that the manifest tells of. */
function isUntouched(path: string, bytes: number, writtenBefore: number): boolean {
  try {
    const found = lstatSync(path)
    return found.isFile() && found.size === bytes && found.mtimeMs <= writtenBefore && found.ctimeMs <= writtenBefore
  } catch {
    return false
  }
}

/** A hard link, or a copy where the file system has none. */
function link(old: string, target: string): void {
  try {
    linkSync(old, target)
  } catch {
    copyFileSync(old, target)
  }
}
