/**
 * The terms of a part, as far as a build needs them: most builds change a few, and of the others only the summaries are
 * looked at. The rest of a remembered term is parsed when one of its pages is made.
 */
import { type BagOf, openBags } from '../model/bags.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { type Summary, summaryOf } from '../model/summary.ts'
import type { Term } from '../schema/term.ts'
import { findTerm, hasStamp, loadTerm, stampFolder, stampOf } from '../source/term/load-term.ts'
import { withChangeDay } from '../source/term/term-history.ts'
import { briefOf } from './bases.ts'
import type { CacheGuard } from './cache-guard.ts'
import { versionOfCode } from './fingerprint.ts'
import type { Progress, ReadOrder } from './orders.ts'
import {
  lineOf,
  openTermMemory,
  type Place,
  parseSummary,
  parseTerm,
  type Remembered,
  readLines,
  readTerm,
  type TermMemory,
} from './term-memory.ts'

export interface Entry {
  readonly slug: string
  /** Of the files that it was read from. */
  readonly hash: string
  /** Names all that the term is made from: its files, and the day that git has for them. */
  readonly state: string
  readonly summary: Summary
  /** The whole term; it is read again after it has been let go. */
  term(): Term
  /** Lets the term go when its pages are made: with it goes all that was remembered for them. */
  release(): void
  /** Whether the memory holds the term, so that it can be let go before its pages are made. */
  isStored(): boolean
  /** Whether the text of the term holds one of some words, in lower case and of ASCII letters and digits. */
  mayHold(words: readonly string[]): boolean
}

/** An entry with what the build as a whole needs to know of it, once. */
export interface ReadEntry extends Entry {
  /** JSON of the summary. */
  readonly summaryText: string
  /** Digest of what other terms show of it. */
  readonly brief: string
  readonly bag: readonly string[]
}

export interface ReadEntries {
  readonly entries: readonly ReadEntry[]
  readonly diagnostics: readonly Diagnostic[]
  /** How many lines there were for the memory. */
  readonly lines: number
}

/**
 * Opens the memory of earlier builds.
 * @param cache folder of the memory
 * @param terms how many terms there are now
 * @returns undefined when there is no such folder, or it cannot be used
 */
export function openEntryMemory(cache: string | undefined, terms: number, guard: CacheGuard): TermMemory | undefined {
  let memory: TermMemory | undefined
  guard.run(() => {
    if (cache !== undefined) memory = openTermMemory(cache, versionOfEntries(), terms)
  })
  return memory
}

/** Version of what makes entries from files. */
const versionOfEntries = (): string => versionOfCode('schema', 'source', 'text', 'model')

/** Characters of a chunk, about. */
const CHUNK = 1_000_000

/**
 * Reads and checks terms, but for those that are remembered as they are.
 * @param keep takes lines for the memory, many at a time, and returns whether it holds them
 */
export function readEntries(
  { root, label, names, changeDays, memory, termsInMemory = Number.POSITIVE_INFINITY }: ReadOrder,
  progress: Progress,
  keep: (lines: string) => boolean,
): ReadEntries {
  const own = new Set(names)
  const known = memory && readLines(memory.bytes, slug => own.has(slug))
  const bagOf = openBags()
  const diagnostics: Diagnostic[] = []
  const entries: ReadEntry[] = []
  let gathered = ''
  /** To be called when what is gathered is kept. */
  let waiting: (() => void)[] = []
  let lines = 0
  let bytes = 0
  const add = (line: string) => {
    gathered += line
    lines++
    bytes += Buffer.byteLength(line)
  }
  const keepGathered = () => {
    if (gathered !== '' && keep(gathered)) for (const onKept of waiting) onKept()
    gathered = ''
    waiting = []
  }
  for (const [i, name] of names.entries()) {
    if (i % 200 === 0) progress(i, names.length)
    if (gathered.length >= CHUNK) keepGathered()
    const before = known?.get(name)
    const isSame = memory && before && hasStamp(root, name, before.stamp, memory.begun)
    const readAs = (hash: string): Term | undefined => {
      const found = loadTerm(root, label, findTerm(root, label, name))
      return found.hash === hash ? found.term : undefined
    }
    const remembered = isSame && rememberedEntry(name, before, () => readAs(before.hash))
    if (remembered) {
      entries.push(withDay(remembered, changeDays.get(name)))
      if (memory?.isCompacting) add(lineOf(name, { ...before, text: textOf(before) }))
      continue
    }
    const folder = memory ? stampFolder(root, name, memory.begun) : ''
    const files = findTerm(root, label, name)
    const stamp = memory ? stampOf(root, folder, files, memory.begun) : ''
    const loaded = loadTerm(root, label, files, {
      get: hash => (before && hash === before.hash ? parseTerm(before.text) : undefined),
      set: () => {},
    })
    diagnostics.push(...loaded.diagnostics)
    const { term, hash } = loaded
    if (!term) continue
    const isKept = memory !== undefined && loaded.diagnostics.length === 0
    const isHeld = !isKept || names.length <= termsInMemory
    let place: Place | undefined
    const again = () => (memory && place && readTerm(memory.segment, place, name)) ?? readAs(hash)
    const entry = freshEntry(name, hash, term, bagOf, again, () => place !== undefined, isHeld)
    entries.push(withDay(entry, changeDays.get(name)))
    if (!isKept) continue
    const { brief, bag, summaryText, release } = entry
    const text = JSON.stringify(term)
    add(lineOf(name, { stamp, hash, brief, bag: bag.join(' '), summary: summaryText, text }))
    const end = bytes - 1
    const written = { start: end - Buffer.byteLength(text), end }
    // A closure over the entry would keep the text of its summary.
    waiting.push(() => {
      place = written
      if (!isHeld) release()
    })
  }
  progress(names.length, names.length)
  keepGathered()
  return { entries, diagnostics, lines }
}

/** A term that can be let go. */
function openTerm(
  slug: string,
  first: Term | undefined,
  read: () => Term | undefined,
): Pick<Entry, 'term' | 'release'> {
  let term = first
  return {
    term() {
      term ??= read()
      if (!term) throw new Error(`The files of "${slug}" have changed while they were read; start the build again.`)
      return term
    },
    release() {
      term = undefined
    },
  }
}

/** @param isHeld whether the term stays in memory until its pages are made, even if it is stored */
function freshEntry(
  slug: string,
  hash: string,
  term: Term,
  bagOf: BagOf,
  read: () => Term | undefined,
  isStored: () => boolean,
  isHeld: boolean,
): ReadEntry {
  const own = summaryOf(term)
  const summaryText = JSON.stringify(own)
  // Parts of a string keep the whole string in memory, which may be the text of a file.
  const summary = isHeld ? own : (JSON.parse(summaryText) as Summary)
  return {
    slug,
    hash,
    state: hash,
    summary,
    summaryText,
    brief: briefOf(summary),
    bag: bagOf(term),
    ...openTerm(slug, term, read),
    isStored,
    mayHold: () => true,
  }
}

/**
 * @param read reads the term from its files, if its text is damaged
 * @returns undefined when the summary is damaged
 */
function rememberedEntry(slug: string, known: Remembered, read: () => Term | undefined): ReadEntry | undefined {
  const summary = parseSummary(known.summary)
  if (!summary) return undefined
  return {
    slug,
    hash: known.hash,
    state: known.hash,
    summary,
    summaryText: known.summary,
    brief: known.brief,
    bag: known.bag === '' ? [] : known.bag.split(' '),
    ...openTerm(slug, undefined, () => parseTerm(known.text) ?? read()),
    isStored: () => true,
    mayHold(words) {
      const { buffer, byteOffset, byteLength } = known.text
      const text = Buffer.from(buffer, byteOffset, byteLength).toString('latin1').toLowerCase()
      return words.some(word => text.includes(word))
    },
  }
}

/** The entry with the day of its last change in git, if its editor has not named one. */
function withDay(entry: ReadEntry, day: string | undefined): ReadEntry {
  const { summary } = entry
  const dated = withChangeDay(summary, day)
  if (dated === summary) return entry
  const own = openTerm(entry.slug, undefined, () => withChangeDay(entry.term(), day))
  return {
    ...entry,
    state: `${entry.state} ${dated.updated}`,
    summary: dated,
    summaryText: JSON.stringify(dated),
    term: own.term,
    release() {
      own.release()
      entry.release()
    },
  }
}

const textOf = ({ text }: Remembered): string =>
  Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString('utf8')
