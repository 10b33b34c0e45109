/** What a build wrote: the hash and size of every file, so that the next build writes only what differs. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Written {
  /** SHA-256 of the bytes, base64url. */
  readonly hash: string
  readonly bytes: number
  /** Fingerprint of what the bytes were made from, for artifacts that name their inputs. */
  readonly fingerprint: string | undefined
}

export interface Manifest {
  get(path: string): Written | undefined
  readonly paths: ReadonlySet<string>
  /** Files of the manifest that were written later, in milliseconds of the epoch, have been changed by somebody else. */
  readonly writtenBefore: number
}

export const EMPTY_MANIFEST: Manifest = { get: () => undefined, paths: new Set(), writtenBefore: 0 }

/** @param path of the manifest file; one that cannot be understood counts as empty */
export function readManifest(path: string): Manifest {
  if (!existsSync(path)) return EMPTY_MANIFEST
  const entries = new Map<string, Written>()
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [hash, bytes, fingerprint, ...name] = line.split(' ')
    if (!hash || !bytes || !fingerprint || name.length === 0) continue
    entries.set(name.join(' '), {
      hash,
      bytes: Number(bytes),
      fingerprint: fingerprint === '-' ? undefined : fingerprint,
    })
  }
  return { get: name => entries.get(name), paths: new Set(entries.keys()), writtenBefore: statSync(path).mtimeMs }
}

export function writeManifest(path: string, written: ReadonlyMap<string, Written>): void {
  mkdirSync(dirname(path), { recursive: true })
  const lines: string[] = []
  for (const [name, { hash, bytes, fingerprint }] of written)
    lines.push(`${hash} ${bytes} ${fingerprint ?? '-'} ${name}\n`)
  writeFileSync(path, lines.join(''))
}
