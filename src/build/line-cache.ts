/**
 * A cache of one file: a line an entry, a key, a tab, a value as JSON. Keys are hashes of everything a value was made
 * from, so nothing has to be invalidated; new entries are added at the end, and when too much of the file is no longer
 * asked for, it is written anew.
 */
import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'

export interface LineCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  /** Keeps the new entries for the next run. */
  save(): void
}

const NEWLINE = 10
const TAB = 9
/** Lines nobody asked for that the file may keep, as a share of those that were used. */
const TOLERATED = 0.5
/** Characters of new lines that are kept as one buffer, and old lines that are gathered for one write. */
const BATCH = { characters: 1024 * 1024, lines: 500 }

/**
 * @param path of the cache file; a file that cannot be understood counts as empty
 * @param version of what makes the values; the entries of another version are forgotten
 */
export function openLineCache<Value>(path: string, version: string): LineCache<Value> {
  const known = readLines(path, version)
  const fresh: Buffer[] = []
  let pending = ''
  const gather = (): void => {
    if (pending !== '') fresh.push(Buffer.from(pending))
    pending = ''
  }
  const used = new Map<string, Buffer>()
  return {
    get(key) {
      const line = known.lines.get(key)
      if (!line) return undefined
      const value = parse<Value>(line)
      if (value !== undefined) used.set(key, line)
      return value
    },
    set(key, value) {
      pending += `${key}\t${JSON.stringify(value)}\n`
      if (pending.length > BATCH.characters) gather()
    },
    save() {
      gather()
      const unused = known.lines.size - used.size
      if (fresh.length === 0 && unused <= used.size * TOLERATED) return
      mkdirSync(dirname(path), { recursive: true })
      if (known.whole && versionAt(path) === version && unused <= used.size * TOLERATED) {
        for (const lines of fresh) appendFileSync(path, lines)
        return
      }
      const draft = `${path}.${process.pid}`
      const descriptor = openSync(draft, 'w')
      try {
        const lines = [Buffer.from(`${version}\n`), ...used.values()]
        for (let i = 0; i < lines.length; i += BATCH.lines)
          appendFileSync(descriptor, Buffer.concat(lines.slice(i, i + BATCH.lines)))
        for (const each of fresh) appendFileSync(descriptor, each)
      } finally {
        closeSync(descriptor)
      }
      renameSync(draft, path)
    },
  }
}

interface Known {
  readonly lines: ReadonlyMap<string, Buffer>
  /** Whether the file is there and ends where a line ends, so that lines may be added to it. */
  readonly whole: boolean
}

function readLines(path: string, version: string): Known {
  const lines = new Map<string, Buffer>()
  const bytes = readIfPossible(path)
  if (!bytes) return { lines, whole: false }
  let start = bytes.indexOf(NEWLINE) + 1
  if (bytes.toString('utf8', 0, start - 1) !== version) return { lines, whole: false }
  while (start < bytes.length) {
    const end = bytes.indexOf(NEWLINE, start)
    const tab = bytes.indexOf(TAB, start)
    if (end === -1 || tab === -1 || tab > end) break
    lines.set(bytes.toString('latin1', start, tab), bytes.subarray(start, end + 1))
    start = end + 1
  }
  return { lines, whole: start === bytes.length }
}

function readIfPossible(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** The value of a line; undefined when the line is damaged. */
function parse<Value>(line: Buffer): Value | undefined {
  try {
    return JSON.parse(line.toString('utf8', line.indexOf(TAB) + 1)) as Value
  } catch {
    return undefined
  }
}

/** The version that a file has now; another program may have written it since it was read. */
function versionAt(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const descriptor = openSync(path, 'r')
  try {
    const start = Buffer.alloc(256)
    const length = readSync(descriptor, start, 0, start.length, 0)
    return start.toString('utf8', 0, Math.max(0, start.subarray(0, length).indexOf(NEWLINE)))
  } finally {
    closeSync(descriptor)
  }
}
