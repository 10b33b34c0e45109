/**
 * The terms of a part: those whose files have changed are read and checked, the others are taken from the memory of
 * earlier builds.
 */
import { openBags } from '../../model/bags.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Term } from '../../schema/term.ts'
import { findTerm, hasStamp, loadTerm, stampFolder, stampOf } from '../../source/term/load-term.ts'
import { codeVersion } from '../code-version.ts'
import type { CacheGuard } from '../store/cache-guard.ts'
import { openTermLines } from '../store/term-lines.ts'
import {
  headOf,
  openTermMemory,
  type Place,
  parseTerm,
  readLines,
  readTerm,
  type TermMemory,
  textOf,
} from '../store/term-memory.ts'
import { freshEntry, type ReadEntry, rememberedEntry, withDay } from './entry.ts'
import type { Progress, ReadJob } from './jobs.ts'

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
    if (cache !== undefined) memory = openTermMemory(cache, codeVersion(), terms)
  })
  return memory
}

/**
 * Reads and checks terms, but for those that are remembered as they are.
 * @param keep takes lines for the memory, many at a time, and returns whether it holds them
 */
export function readEntries(
  { root, label, names, changeDays, memory, termsInMemory = Number.POSITIVE_INFINITY }: ReadJob,
  progress: Progress,
  keep: (lines: Uint8Array) => boolean,
): ReadEntries {
  const own = new Set(names)
  const known = memory && readLines(memory.bytes, slug => own.has(slug))
  const bagOf = openBags()
  const diagnostics: Diagnostic[] = []
  const entries: ReadEntry[] = []
  const lines = openTermLines(keep)
  for (const [i, name] of names.entries()) {
    if (i % 200 === 0) progress(i, names.length)
    const before = known?.get(name)
    const isSame = memory && before && hasStamp(root, name, before.stamp, memory.begun)
    const readAs = (hash: string): Term | undefined => {
      const found = loadTerm(root, label, findTerm(root, label, name))
      return found.hash === hash ? found.term : undefined
    }
    const remembered = isSame && rememberedEntry(name, before, () => readAs(before.hash))
    if (remembered) {
      entries.push(withDay(remembered, changeDays.get(name)))
      if (memory?.isCompacting) lines.add(headOf(name, before, textOf(before.bag)), before.text)
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
    const { brief, facets, bag, summaryText, release } = entry
    const head = headOf(name, { stamp, hash, brief, facets, summary: summaryText }, bag().join(' '))
    // A closure over the entry would keep the text of its summary.
    const written = lines.add(head, JSON.stringify(term), () => {
      place = written
      if (!isHeld) release()
    })
  }
  progress(names.length, names.length)
  lines.flush()
  return { entries, diagnostics, lines: lines.count }
}
