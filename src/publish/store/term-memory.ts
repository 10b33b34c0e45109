/**
 * Terms found valid in earlier builds: a line for each, with a stamp of its folder and files, a hash of their bytes, its
 * summary, and the term. A term is not read again if its folder has the times and inode of its stamp, and its files have
 * the sizes, times of modification and inodes; after a checkout, which gives them new times, the hash decides. Lines lie
 * in segments: each build adds what is new, and now and then writes all anew.
 */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Summary } from '../../model/summary.ts'
import type { Term } from '../../schema/term.ts'
import { DRAFT, writeWhole } from '../../source/files/write-whole.ts'
import type { TermMemoryJob } from '../parts/jobs.ts'
import { isAlive } from '../swap/recover.ts'
import { isSystemError } from '../system-error.ts'

interface Index {
  readonly version: string
  readonly count: number
  readonly segments: readonly string[]
  /** Lines in all segments, those that newer ones replace included. */
  readonly lines: number
}

/** The memory as the build as a whole sees it. */
export interface TermMemory {
  /** The part's share of what is remembered. */
  orderFor(part: number): TermMemoryJob
  /** Keeps the segments that the parts have written. */
  save(lines: readonly number[]): void
}

/** Segments beyond which all lines are written anew. */
const MAX_SEGMENTS = 24
/** Lines for one term beyond which all are written anew. */
const MAX_LINES_PER_TERM = 1.5

/**
 * @param version of what makes terms from files; lines of another version are forgotten
 * @param terms how many terms there are now
 */
export function openTermMemory(folder: string, version: string, terms: number): TermMemory {
  mkdirSync(folder, { recursive: true })
  const begun = timeOf(join(folder, 'clock'))
  removeDrafts(folder)
  const known = readIndex(join(folder, 'terms.json'), version)
  // What a killed build has left would stand in front of what this one adds.
  removeOthers(folder, known?.segments ?? [])
  const bytes = readAll(known?.segments.map(name => join(folder, name)) ?? [])
  const count = (known?.count ?? 0) + 1
  const isCompacting =
    known !== undefined && (known.segments.length >= MAX_SEGMENTS || known.lines > terms * MAX_LINES_PER_TERM + 100)
  const nameOf = (part: number): string => `terms-${count}-${part}.tsv`
  return {
    orderFor: part => ({ bytes, segment: join(folder, nameOf(part)), isCompacting, begun }),
    save(lines) {
      const fresh = lines.flatMap((written, part) => (written > 0 ? [nameOf(part)] : []))
      if (fresh.length === 0 && known && !isCompacting) return
      const segments = [...(isCompacting ? [] : (known?.segments ?? [])), ...fresh]
      const total = lines.reduce((sum, own) => sum + own, isCompacting ? 0 : (known?.lines ?? 0))
      const index: Index = { version, count, segments, lines: total }
      writeWhole(join(folder, 'terms.json'), JSON.stringify(index))
      removeOthers(folder, segments)
    },
  }
}

function removeOthers(folder: string, segments: readonly string[]): void {
  for (const name of readdirSync(folder))
    if (/^terms-.*\.tsv$/.test(name) && !segments.includes(name)) rmSync(join(folder, name), { force: true })
}

/** Removes what killed programs have left of files that they were writing. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = DRAFT.exec(name) ?? []
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, name), { force: true })
  }
}

/** The time of the file system, which may not be that of this machine. */
function timeOf(path: string): number {
  writeFileSync(path, '')
  return statSync(path).mtimeMs
}

function readIndex(path: string, version: string): Index | undefined {
  try {
    const index = JSON.parse(readFileSync(path, 'utf8')) as Partial<Index>
    return index.version === version && Array.isArray(index.segments) ? (index as Index) : undefined
  } catch {
    return undefined
  }
}

/** The bytes of some files in memory that threads share. */
export function readAll(paths: readonly string[]): Uint8Array {
  const present = paths.filter(path => existsSync(path)).map(path => [path, statSync(path).size] as const)
  const all = new Uint8Array(new SharedArrayBuffer(present.reduce((sum, [, size]) => sum + size, 0)))
  let at = 0
  for (const [path, size] of present) {
    const descriptor = openSync(path, 'r')
    try {
      for (let left = size; left > 0; ) {
        const read = readSync(descriptor, all, at, left, null)
        if (read === 0) break
        at += read
        left -= read
      }
    } finally {
      closeSync(descriptor)
    }
  }
  return all
}

/** What is remembered of one term. */
export interface Remembered {
  readonly stamp: string
  readonly hash: string
  /** Digest of what other terms show of it. */
  readonly brief: string
  /** Digests of its facets. */
  readonly facets: string
  /** Words of the term that tell what it is similar to, with a space between two. */
  readonly bag: Uint8Array
  /** JSON of the summary. */
  readonly summary: string
  /** JSON of the term. */
  readonly text: Uint8Array
}

const TAB = 9
const NEWLINE = 10

/** The terms of a range that are remembered; of several lines for one term the last counts. */
export function readLines(shared: Uint8Array, has: (slug: string) => boolean): ReadonlyMap<string, Remembered> {
  const bytes = Buffer.from(shared.buffer, shared.byteOffset, shared.byteLength)
  const found = new Map<string, Remembered>()
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start)
    if (end === -1) break
    const tab = bytes.indexOf(TAB, start)
    const slug = bytes.toString('latin1', start, tab)
    if (tab !== -1 && tab < end && has(slug)) {
      const remembered = parseLine(bytes, tab, end)
      if (remembered) found.set(slug, remembered)
    }
    start = end + 1
  }
  return found
}

function parseLine(bytes: Buffer, slugEnd: number, end: number): Remembered | undefined {
  let at = slugEnd + 1
  const next = (): readonly [start: number, end: number] | undefined => {
    const start = at
    const tab = bytes.indexOf(TAB, start)
    if (tab === -1 || tab > end) return undefined
    at = tab + 1
    return [start, tab]
  }
  const [stamp, hash, brief, facets, bag, summary] = [next(), next(), next(), next(), next(), next()]
  return (
    stamp &&
    hash &&
    brief &&
    facets &&
    bag &&
    summary && {
      stamp: bytes.toString('latin1', ...stamp),
      hash: bytes.toString('latin1', ...hash),
      brief: bytes.toString('latin1', ...brief),
      facets: bytes.toString('latin1', ...facets),
      bag: bytes.subarray(...bag),
      summary: bytes.toString('utf8', ...summary),
      text: bytes.subarray(at, end),
    }
  )
}

/** Where the text of a term stands in a segment. */
export interface Place {
  readonly start: number
  readonly end: number
}

/**
 * The term whose text was written to a place of a segment.
 * @returns undefined when the text is not there
 */
export function readTerm(segment: string, { start, end }: Place, slug: string): Term | undefined {
  const bytes = Buffer.allocUnsafe(end - start)
  try {
    const descriptor = openSync(segment, 'r')
    try {
      if (readSync(descriptor, bytes, 0, bytes.length, start) < bytes.length) return undefined
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    if (!isSystemError(error)) throw error
    return undefined
  }
  const term = parseTerm(bytes)
  return term?.slug === slug ? term : undefined
}

/** The term of a remembered text; undefined when that is damaged. */
export function parseTerm(text: Uint8Array): Term | undefined {
  try {
    return JSON.parse(textOf(text)) as Term
  } catch {
    return undefined
  }
}

/** The text of remembered bytes. */
export const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')

/** A remembered summary; undefined when it is damaged. */
export function parseSummary(text: string): Summary | undefined {
  try {
    return JSON.parse(text) as Summary
  } catch {
    return undefined
  }
}

/** The line of a term up to its text; a damaged one is found out by its JSON. */
export const headOf = (
  slug: string,
  { stamp, hash, brief, facets, summary }: Omit<Remembered, 'text' | 'bag'>,
  bag: string,
): string => `${slug}\t${stamp}\t${hash}\t${brief}\t${facets}\t${bag}\t${summary}\t`
