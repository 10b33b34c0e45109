/** What a build wrote: the hash and size of every file, so that the next build writes only what differs. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Written {
  /** SHA-256 of the bytes, base64url. */
  readonly hash: string
  readonly bytes: number
  /** Whether it differs from what stood there before. */
  readonly changed: boolean
}

export interface Manifest {
  get(path: string): Written | undefined
  readonly paths: Iterable<string>
  readonly size: number
  /** Files of the manifest that were written later, in milliseconds of the epoch, have been changed by somebody else. */
  readonly writtenBefore: number
}

export const EMPTY_MANIFEST: Manifest = { get: () => undefined, paths: [], size: 0, writtenBefore: 0 }

/** @param path of the manifest file; one that cannot be understood counts as empty */
export function readManifest(path: string): Manifest {
  if (!existsSync(path)) return EMPTY_MANIFEST
  const entries = new Map<string, Written>()
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [hash, bytes, ...name] = line.split(' ')
    if (hash && bytes && name.length > 0) entries.set(name.join(' '), { hash, bytes: Number(bytes), changed: false })
  }
  return { get: name => entries.get(name), paths: entries.keys(), size: entries.size, writtenBefore: statSync(path).mtimeMs }
}

export function writeManifest(path: string, written: ReadonlyMap<string, Written>): void {
  mkdirSync(dirname(path), { recursive: true })
  const lines: string[] = []
  for (const [name, { hash, bytes }] of written) lines.push(`${hash} ${bytes} ${name}\n`)
  writeFileSync(path, lines.join(''))
}
