/** What a build wrote: the hash and size of every file, so that the next build writes only what differs. */
import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
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

/** Characters gathered for one write: the whole at once would be the largest thing in memory. */
const BATCH = 1024 * 1024

export const EMPTY_MANIFEST: Manifest = { get: () => undefined, paths: new Set(), writtenBefore: 0 }

/**
 * @param path of the manifest file: a line of JSON a file; one that cannot be understood counts as empty
 * @param out folder that it tells of; another folder in its place counts as a stranger's
 */
export function readManifest(path: string, out: string): Manifest {
  if (!existsSync(path) || !existsSync(out)) return EMPTY_MANIFEST
  try {
    const [head, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
    if (head !== headOf(out)) return EMPTY_MANIFEST
    const entries = new Map(lines.map(parseLine))
    return { get: name => entries.get(name), paths: new Set(entries.keys()), writtenBefore: statSync(path).mtimeMs }
  } catch {
    return EMPTY_MANIFEST
  }
}

export function writeManifest(path: string, out: string, written: ReadonlyMap<string, Written>): void {
  mkdirSync(dirname(path), { recursive: true })
  const descriptor = openSync(path, 'w')
  try {
    let lines = `${headOf(out)}\n`
    for (const entry of written) {
      lines += `${JSON.stringify(entry)}\n`
      if (lines.length < BATCH) continue
      appendFileSync(descriptor, lines)
      lines = ''
    }
    appendFileSync(descriptor, lines)
  } finally {
    closeSync(descriptor)
  }
}

/** Names the folder itself rather than its path: a backup that is put back is another folder. */
const headOf = (out: string): string => JSON.stringify({ folder: statSync(out).ino })

function parseLine(line: string): readonly [string, Written] {
  const [path, written] = JSON.parse(line) as readonly [unknown, Partial<Written> | undefined]
  if (typeof path !== 'string' || typeof written?.hash !== 'string' || typeof written.bytes !== 'number')
    throw new Error('not a manifest')
  return [path, written as Written]
}
