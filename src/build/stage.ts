/**
 * Writing a site so that it changes hands whole. Files are written to a folder beside the target; those that have not
 * changed are hard links to the old ones; at the end two renames put the new folder in the place of the old. Whatever
 * happens before that leaves the old site as it was, and a process killed between the renames is made good by the next
 * one.
 */
import { hash } from 'node:crypto'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, linkSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Manifest, Written } from './manifest.ts'

export interface Stage {
  /** Writes a file, or links it when its bytes are those of the manifest. */
  add(path: string, content: string | Uint8Array | Iterable<string>): Written
  /** Puts the new site in the place of the old and returns what it consists of. */
  commit(): ReadonlyMap<string, Written>
  /** Removes what was staged; the old site stays. */
  discard(): void
}

/**
 * @param out absolute path of the folder to replace
 * @param manifest what an earlier build wrote there
 */
export function openStage(out: string, manifest: Manifest): Stage {
  const parent = dirname(out)
  const prefix = `.${basename(out)}.`
  mkdirSync(parent, { recursive: true })
  recover(out, parent, prefix)
  const next = join(parent, `${prefix}next-${process.pid}`)
  const previous = join(parent, `${prefix}previous-${process.pid}`)
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next)
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

  return {
    add(path, content) {
      const target = makeRoom(path)
      const entry = typeof content === 'string' || content instanceof Uint8Array ? place(target, join(out, path), bytesOf(content), manifest.get(path), manifest.writtenBefore) : stream(target, content)
      written.set(path, entry)
      return entry
    },
    commit() {
      if (existsSync(out)) renameSync(out, previous)
      renameSync(next, out)
      rmSync(previous, { recursive: true, force: true })
      return written
    },
    discard() {
      rmSync(next, { recursive: true, force: true })
    },
  }
}

const bytesOf = (content: string | Uint8Array): Uint8Array => (typeof content === 'string' ? Buffer.from(content) : content)

function place(target: string, old: string, bytes: Uint8Array, known: Written | undefined, writtenBefore: number): Written {
  const digest = hash('sha256', bytes, 'base64url')
  if (known?.hash === digest && isUntouched(old, bytes.length, writtenBefore)) {
    linkSync(old, target)
    return { hash: digest, bytes: bytes.length, changed: false }
  }
  writeFileSync(target, bytes)
  return { hash: digest, bytes: bytes.length, changed: known?.hash !== digest }
}

/** Nobody has written to the file since the build that the manifest tells of. */
function isUntouched(path: string, bytes: number, writtenBefore: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && found.size === bytes && found.mtimeMs <= writtenBefore
}

/** Pieces are gathered to a quarter of a megabyte, so that neither memory nor system calls grow with the output. */
const PIECE = 256 * 1024

function stream(target: string, pieces: Iterable<string>): Written {
  const descriptor = openSync(target, 'w')
  const digest = createHash('sha256')
  let bytes = 0
  let gathered = ''
  const flush = () => {
    const chunk = Buffer.from(gathered)
    digest.update(chunk)
    for (let offset = 0; offset < chunk.length; ) offset += writeSync(descriptor, chunk, offset)
    bytes += chunk.length
    gathered = ''
  }
  try {
    for (const piece of pieces) {
      gathered += piece
      if (gathered.length >= PIECE) flush()
    }
    flush()
  } finally {
    closeSync(descriptor)
  }
  return { hash: digest.digest('base64url'), bytes, changed: true }
}

/** Cleans up after builds that were killed: restores the old site if one of them had already moved it aside. */
function recover(out: string, parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    const found = name.startsWith(prefix) ? /^(next|previous)-(\d+)$/.exec(name.slice(prefix.length)) : null
    if (!found || isAlive(Number(found[2]))) continue
    const path = join(parent, name)
    if (found[1] === 'previous' && !existsSync(out)) renameSync(path, out)
    else rmSync(path, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
