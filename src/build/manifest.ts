/** What a build wrote: the hash and size of every file, so that the next build writes only what differs. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Written {
  /** SHA-256 of the bytes, base64url. */
  readonly hash: string
  readonly bytes: number
  /** Fingerprint of what the bytes were made from, for artifacts that name their inputs. */
  readonly fingerprint?: string | undefined
  /** Fingerprint and size of every piece, in order, for artifacts that are made in pieces; '' for one that names none. */
  readonly pieces?: readonly (readonly [fingerprint: string, bytes: number])[]
}

export interface Manifest {
  get(path: string): Written | undefined
  readonly paths: ReadonlySet<string>
  /** Files of the manifest that were written later, in milliseconds of the epoch, have been changed by somebody else. */
  readonly writtenBefore: number
}

export const EMPTY_MANIFEST: Manifest = { get: () => undefined, paths: new Set(), writtenBefore: 0 }

/** @param path of the manifest file: a line of JSON a file; one that cannot be understood counts as empty */
export function readManifest(path: string): Manifest {
  if (!existsSync(path)) return EMPTY_MANIFEST
  try {
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
    const entries = new Map(lines.map(line => JSON.parse(line) as readonly [string, Written]))
    return { get: name => entries.get(name), paths: new Set(entries.keys()), writtenBefore: statSync(path).mtimeMs }
  } catch {
    return EMPTY_MANIFEST
  }
}

export function writeManifest(path: string, written: ReadonlyMap<string, Written>): void {
  mkdirSync(dirname(path), { recursive: true })
  const lines: string[] = []
  for (const entry of written) lines.push(JSON.stringify(entry))
  writeFileSync(path, `${lines.join('\n')}\n`)
}
