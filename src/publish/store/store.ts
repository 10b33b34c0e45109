/**
 * What one build keeps for the next, on shelves: bytes under a name and a key. This is the only module that knows how they
 * lie on the disk. A shelf is a few files, the segments. Each begins with the version of the code; then come records, a
 * line and the bytes that it announces. Every build adds segments of its own, one for each part, and writes all that is
 * used by it into new ones when too much is out of date. Of several records of one name the last counts. A record that is cut
 * or damaged is forgotten, with all behind it if its length is; so a build that is killed leaves nothing to be repaired.
 */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { codeVersion } from '../code-version.ts'
import { type SystemError, unlessRefused } from '../system-error.ts'
import type { CacheGuard } from './cache-guard.ts'
import { openSegment, readAll, readInto } from './segment.ts'

/** Segments beyond which all records are written anew. */
const MAX_SEGMENTS = 24
/** Share of the bytes of the first segments that later ones may have. */
const MAX_WASTE = 0.5
/** Bytes that are not worth it. */
const SMALL = 64 * 1024
const NEWLINE = 10
const LINE_END = Buffer.of(NEWLINE)
const SEGMENT = /^([a-z-]+)\.(\d+)\.\d+-\d+\.shelf$/

/** A shelf on its way to a part of the build. */
export interface ShelfJob {
  /** Records of earlier builds, shared by all parts. */
  readonly bytes: Uint8Array
  /** Path of the segment of this part. */
  readonly segment: string
  /** Whether what is used is written anew. */
  readonly isCompacting: boolean
}

/** What came of it. */
export interface ShelfReport {
  /** Why it could not be written. */
  readonly failure?: SystemError | undefined
}

/** A shelf as a part sees it. */
export interface Shelf {
  /** What was kept under a name by earlier builds, whatever its key. */
  find(name: string): Kept | undefined
  /** The same, for exactly this key. */
  get(name: string, key: string): Uint8Array | undefined
  /** @param onKept is called once it is on the disk, from where `again` reads it */
  keep(name: string, key: string, value: string | Uint8Array, onKept?: () => void): void
  /** What this build has kept under a name. */
  again(name: string): Uint8Array | undefined
  /** Writes what is left to be written. */
  close(): ShelfReport
}

export interface Kept {
  readonly key: string
  /** @returns undefined when they are damaged */
  bytes(): Uint8Array | undefined
}

/** A shelf as the build as a whole sees it. */
export interface SharedShelf {
  jobFor(part: number): ShelfJob
  /** Lets go what is out of date. */
  save(reports: readonly ShelfReport[]): void
}

export interface Store {
  /** Milliseconds of the epoch at which it was opened, by the clock of the file system. */
  readonly opened: number
  shared(name: string): SharedShelf
  /**
   * Uses a shelf here; failures to write are left to the guard.
   * @param use its result is what the call returns
   */
  use<Value>(name: string, use: (shelf: Shelf) => Value): Value
}

/** @returns undefined when there is no folder, or it cannot be used */
export function openStore(folder: string | undefined, guard: CacheGuard): Store | undefined {
  let opened: number | undefined
  guard.run(() => {
    if (folder === undefined) return
    mkdirSync(folder, { recursive: true })
    // The clock of the file system may not be that of this machine.
    const clock = join(folder, 'clock')
    writeFileSync(clock, '')
    opened = statSync(clock).mtimeMs
  })
  if (folder === undefined || opened === undefined) return undefined
  const shared = (name: string): SharedShelf => openShared(folder, name, guard)
  return {
    opened,
    shared,
    use(name, use) {
      const shelf = shared(name)
      const own = openShelf(shelf.jobFor(0))
      const value = use(own)
      shelf.save([own.close()])
      return value
    },
  }
}

function openShared(folder: string, name: string, guard: CacheGuard): SharedShelf {
  const known = readdirSync(folder)
    .flatMap(file => {
      const [, shelf, count] = SEGMENT.exec(file) ?? []
      return shelf === name ? [{ path: join(folder, file), count: Number(count) }] : []
    })
    .sort((a, b) => a.count - b.count)
  const count = (known.at(-1)?.count ?? 0) + 1
  const bytes = readAll(known.map(({ path }) => path))
  const isCompacting = known.length >= MAX_SEGMENTS || hasMuchThatIsOld(known)
  return {
    jobFor: part => ({
      bytes,
      segment: join(folder, `${name}.${count}.${process.pid}-${part}.shelf`),
      isCompacting,
    }),
    save(reports) {
      for (const { failure } of reports) if (failure) guard.fail(failure)
      if (isCompacting)
        guard.run(() => {
          for (const { path } of known) rmSync(path, { force: true })
        })
    },
  }
}

/** Later segments replace at most as many bytes of the first ones as they have themselves. */
function hasMuchThatIsOld(known: readonly { readonly path: string; readonly count: number }[]): boolean {
  const sizes = [0, 0] as [first: number, later: number]
  for (const { path, count } of known)
    sizes[count === known[0]?.count ? 0 : 1] += unlessRefused(() => statSync(path).size) ?? 0
  return sizes[1] > sizes[0] * MAX_WASTE + SMALL
}

interface Place {
  readonly name: string
  readonly key: string
  readonly crc: number
  /** Of its bytes. */
  readonly from: number
  readonly end: number
}

/** Visits records: `name TAB key TAB length TAB crc LF`, the bytes, LF. Segments stand one behind the other. */
function eachRecord(shared: Uint8Array, visit: (place: Place) => void): void {
  const bytes = Buffer.from(shared.buffer, shared.byteOffset, shared.byteLength)
  const version = headOf().trim()
  let isOurs = false
  for (let start = 0; start < bytes.length; ) {
    const from = bytes.indexOf(NEWLINE, start) + 1
    if (from === 0) return
    const line = bytes.toString('latin1', start, from - 1)
    const [keyAt, crcAt] = [line.indexOf('\t'), line.lastIndexOf('\t')]
    const lengthAt = line.lastIndexOf('\t', crcAt - 1)
    if (lengthAt <= keyAt) {
      // The head of a segment, or what is left of a damaged one: nothing counts until the next head of this version.
      isOurs = line === version
      start = from
      continue
    }
    const end = from + Number(line.slice(lengthAt + 1, crcAt))
    if (isOurs && bytes[end] === NEWLINE) {
      const [name, key] = [line.slice(0, keyAt), line.slice(keyAt + 1, lengthAt)]
      visit({ name, key, crc: Number(line.slice(crcAt + 1)), from, end })
      start = end + 1
    } else start = from
  }
}

/** It begins with an empty line, because the segment before it may be cut. */
const headOf = (): string => `\npalabit ${codeVersion()}\n`

export function openShelf(
  { bytes, segment, isCompacting }: ShelfJob,
  has: (name: string) => boolean = () => true,
): Shelf {
  const places = new Map<string, Place>()
  eachRecord(bytes, place => {
    if (has(place.name)) places.set(place.name, place)
  })
  const output = openSegment(segment, headOf())
  const used = new Set<string>()
  const written = new Map<string, { readonly from: number; readonly size: number; readonly crc: number }>()
  const bytesAt = ({ from, end, crc }: Place): Uint8Array | undefined => {
    const value = bytes.subarray(from, end)
    return crc32(value) === crc ? value : undefined
  }
  const find = (name: string): Kept | undefined => {
    const place = places.get(name)
    if (!place) return undefined
    used.add(name)
    return { key: place.key, bytes: () => bytesAt(place) }
  }
  const keep: Shelf['keep'] = (name, key, value, onKept) => {
    used.delete(name)
    const own = typeof value === 'string' ? Buffer.from(value) : value
    const crc = crc32(own)
    output.add(Buffer.from(`${name}\t${key}\t${own.length}\t${crc}\n`))
    written.set(name, { from: output.add(own), size: own.length, crc })
    output.add(LINE_END)
    if (onKept) output.onWritten(onKept)
  }
  return {
    find,
    get: (name, key) => (places.get(name)?.key === key ? find(name)?.bytes() : undefined),
    keep,
    again(name) {
      const place = written.get(name)
      if (!place) return undefined
      const value = new Uint8Array(place.size)
      const isWhole = unlessRefused(() => readInto(value, segment, place.from)) === place.size
      return isWhole && crc32(value) === place.crc ? value : undefined
    },
    close() {
      if (isCompacting) {
        for (const name of [...used]) {
          const place = places.get(name) as Place
          const value = bytesAt(place)
          if (value) keep(name, place.key, value)
        }
      }
      return { failure: output.close() }
    },
  }
}

/** The text of what was kept. */
export const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('utf8')
