/**
 * What a build wrote, so that the next one writes only what differs: a line for the files of each term and their items
 * in the streams, and a line for each part's other files. Lines are in the order of the terms, so a part of a build
 * finds those of its own range.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Read } from '../../model/dictionary/noting.ts'
import { readAll } from '../store/segment.ts'

export interface Written {
  readonly bytes: number
  /** Fingerprint of what the bytes were made from, for artifacts that name their inputs. */
  readonly fingerprint?: string | null | undefined
  /** What was read of the dictionary to make a file of it. */
  readonly read?: Read | undefined
  /** The same as the fingerprint, if nothing was read but some lists of terms. */
  readonly lists?: string | null | undefined
}

/** What a line says of the files of one term, or of other files. */
export interface Group {
  readonly files: readonly (readonly [
    path: string,
    bytes: number,
    fingerprint?: Written['fingerprint'],
    read?: Written['read'],
    lists?: Written['lists'],
  ])[]
  /** Of what the files were made: those of terms with their items in the streams, besides the grounds. */
  readonly key?: string | undefined
}

export interface Head {
  /** Hash of the lines: a manifest that is damaged counts as absent. */
  readonly digest: string
  /** Inode of the folder: it names the folder itself, so that a backup that is put back is another folder. */
  readonly folder: number
  /** Inode of the folder of the site before it, which is kept to be brought up to date. */
  readonly spare?: number | undefined
  /** Paths by which the two differ. */
  readonly differences?: readonly string[] | undefined
  /** Digests of the parts of the site that families of files of terms show, and of the code; those of streams come last. */
  readonly grounds: readonly string[]
  /**
   * By path of a stream, where its items begin and end, and how many bytes it has; of an archive, a key of what stands
   * around them, and the facets of the dictionary that were read for it.
   */
  readonly streams: Readonly<
    Record<string, readonly [start: number, end: number, bytes: number, around?: string | undefined, read?: Read]>
  >
}

export interface Manifest {
  readonly head: Head
  /** The lines, in memory that threads share. */
  readonly lines: Uint8Array
  /** Files of the manifest that were written later, in milliseconds of the epoch, have been changed by others. */
  readonly writtenBefore: number
}

const NEWLINE = 10
const TAB = 9

/** Where the memory of what was published lies; a folder is named by its path. */
export function placeFor(
  out: string,
  cache: string | undefined,
): { readonly manifest: string; readonly spare: string } | undefined {
  if (cache === undefined) return undefined
  const name = createHash('sha256').update(out).digest('hex').slice(0, 16)
  return { manifest: join(cache, `${name}.manifest`), spare: join(cache, `${name}.previous`) }
}

/**
 * @param path of the manifest file; one that cannot be understood counts as absent
 * @param out folder that it tells of
 */
export function readManifest(path: string, out: string): Manifest | undefined {
  if (!existsSync(path) || !existsSync(out)) return undefined
  try {
    const all = readAll([path])
    const end = all.indexOf(NEWLINE)
    const head = JSON.parse(Buffer.from(all.subarray(0, end)).toString()) as Head
    const lines = all.subarray(end + 1)
    if (head.folder !== statSync(out).ino || head.digest !== digestOf([lines])) return undefined
    // Earlier versions of the program wrote no grounds.
    if (!Array.isArray(head.grounds)) return undefined
    return { head, lines, writtenBefore: statSync(path).mtimeMs }
  } catch {
    return undefined
  }
}

/** @param lines in the order of the terms */
export function writeManifest(path: string, head: Omit<Head, 'digest'>, lines: readonly string[]): void {
  mkdirSync(dirname(path), { recursive: true })
  const texts = lines.map(text => Buffer.from(text))
  const first = Buffer.from(`${JSON.stringify({ ...head, digest: digestOf(texts) } satisfies Head)}\n`)
  writeFileSync(path, Buffer.concat([first, ...texts]))
}

function digestOf(lines: readonly Uint8Array[]): string {
  const digest = createHash('sha1')
  for (const bytes of lines) digest.update(bytes)
  return digest.digest('base64url')
}

/** @param sizes bytes of the items in the streams; they stand apart, since all of them are needed to find one */
export const lineOf = (slug: string, sizes: readonly number[], group: Group): string =>
  `${slug}\t${sizes.join(',')}\t${JSON.stringify(group)}\n`

/** Visits the lines; what they say of files is parsed when it is asked for. */
export function eachLine(
  lines: Uint8Array,
  visit: (slug: string, sizes: readonly number[], group: () => Group, line: () => string) => void,
): void {
  const bytes = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength)
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start)
    const tab = bytes.indexOf(TAB, start)
    const from = bytes.indexOf(TAB, tab + 1) + 1
    if (end === -1 || tab === -1 || from === 0 || from > end) return
    const first = start
    const sizes =
      from === tab + 2
        ? []
        : bytes
            .toString('latin1', tab + 1, from - 1)
            .split(',')
            .map(Number)
    visit(
      bytes.toString('latin1', start, tab),
      sizes,
      () => JSON.parse(bytes.toString('utf8', from, end)) as Group,
      () => bytes.toString('utf8', first, end + 1),
    )
    start = end + 1
  }
}

/** Paths of all files. */
export function pathsOf({ head, lines }: Manifest): ReadonlySet<string> {
  const paths = new Set<string>(Object.keys(head.streams))
  eachLine(lines, (_, _sizes, group) => {
    for (const [path] of group().files) paths.add(path)
  })
  return paths
}

/**
 * Paths that were published and are no longer. Another maker may publish a path now: the page of a term that was renamed
 * is that of its redirect.
 * @param slugs of the terms that are there
 * @param ofTerms paths that these had and have no longer
 * @param now what this build makes
 */
export function removedSince(
  manifest: Manifest | undefined,
  slugs: ReadonlySet<string>,
  ofTerms: readonly string[],
  now: { readonly others: readonly (readonly [path: string, origin: string])[]; readonly lines: readonly string[] },
): readonly string[] {
  if (!manifest) return []
  const others = new Set(now.others.map(([path]) => path))
  const gone = new Set([...ofTerms, ...Object.keys(manifest.head.streams)])
  eachLine(manifest.lines, (slug, _, group) => {
    if (!slugs.has(slug)) for (const [path] of group().files) gone.add(path)
  })
  for (const path of others) gone.delete(path)
  if (gone.size > 0) {
    for (const line of now.lines)
      eachLine(Buffer.from(line), (_, _sizes, group) => {
        for (const [path] of group().files) gone.delete(path)
      })
  }
  return [...gone]
}
