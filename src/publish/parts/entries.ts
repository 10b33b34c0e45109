/**
 * The terms of a part: those whose files have changed are read and checked, the others are taken from the store. A term is
 * not read again if its folder has the times and inode of its stamp, and its files have the sizes, times of modification
 * and inodes; after a checkout, which gives them new times, the hash of the files decides.
 */

import type { Diagnostic } from '../../model/diagnostic.ts'
import { summaryOf } from '../../model/dictionary/summary.ts'
import { findTerm } from '../../source/files/find.ts'
import { hasStamp, loadTerm, stampFolder, stampOf } from '../../source/term/load-term.ts'
import { openShelf, type Shelf, type ShelfJob, type ShelfReport, type Store } from '../store/store.ts'
import {
  columnsOf,
  openEntry,
  packColumns,
  parseTerm,
  type ReadEntry,
  summaryIn,
  type TermSource,
  unpackColumns,
} from './entry.ts'
import type { Progress, ReadJob, TermMemoryJob } from './jobs.ts'

export interface ReadEntries {
  readonly entries: readonly ReadEntry[]
  readonly diagnostics: readonly Diagnostic[]
  /** Of the shelves of terms and of texts. */
  readonly reports: readonly ShelfReport[]
}

/** Terms of earlier builds as the build as a whole sees them. */
export interface TermMemory {
  jobFor(part: number): TermMemoryJob
  save(parts: readonly (readonly ShelfReport[])[]): void
}

export function openTermMemory(store: Store): TermMemory {
  const shelves = ['terms', 'texts'].map(name => store.shared(name))
  return {
    jobFor(part) {
      const [terms, texts] = shelves.map(shelf => shelf.jobFor(part)) as [ShelfJob, ShelfJob]
      return { terms, texts, begun: store.opened }
    },
    save(parts) {
      for (const [i, shelf] of shelves.entries()) shelf.save(parts.flatMap(reports => reports[i] ?? []))
    },
  }
}

/** Reads and checks terms, but for those that are remembered as they are. */
export function readEntries(job: ReadJob, progress: Progress): ReadEntries {
  const { names, memory } = job
  const own = new Set(names)
  const terms = memory && openShelf(memory.terms, name => own.has(name))
  const texts = memory && openShelf(memory.texts, name => own.has(name))
  const diagnostics: Diagnostic[] = []
  const entries = names.flatMap((name, i) => {
    if (i % 200 === 0) progress(i, names.length)
    return readEntry(name, job, terms, texts, diagnostics) ?? []
  })
  progress(names.length, names.length)
  return { entries, diagnostics, reports: [terms?.close() ?? {}, texts?.close() ?? {}] }
}

/** @param diagnostics those of the term are added to them */
function readEntry(
  name: string,
  { root, names, changeDays, memory, termsInMemory = Number.POSITIVE_INFINITY }: ReadJob,
  terms: Shelf | undefined,
  texts: Shelf | undefined,
  diagnostics: Diagnostic[],
): ReadEntry | undefined {
  const day = changeDays.get(name)
  const kept = terms?.find(name)
  const columns = unpackColumns(kept?.bytes())
  const text = texts?.find(name)
  const bytesFor = (hash: string) => (text?.key === hash ? text.bytes() : undefined)
  const sourceOf = (hash: string, isStored: () => boolean): TermSource => ({
    text: () => bytesFor(hash) ?? texts?.again(name),
    read() {
      const found = loadTerm(root, findTerm(root, name))
      return found.hash === hash ? found.term : undefined
    },
    isStored,
  })
  if (memory && kept && columns && text?.key === kept.key && hasStamp(root, name, columns.stamp, memory.begun)) {
    const summary = summaryIn(columns)
    const { key } = kept
    const source = sourceOf(key, () => true)
    if (summary) return openEntry(name, key, columns, summary, day, source)
  }
  const folder = memory ? stampFolder(root, name, memory.begun) : ''
  const files = findTerm(root, name)
  const stamp = memory ? stampOf(root, folder, files, memory.begun) : ''
  const loaded = loadTerm(root, files, hash => parseTerm(bytesFor(hash)))
  diagnostics.push(...loaded.diagnostics)
  const { term, hash } = loaded
  if (!term) return undefined
  const isKept = terms !== undefined && texts !== undefined && loaded.diagnostics.length === 0
  const isHeld = !isKept || names.length <= termsInMemory
  let isStored = false
  const fresh = columnsOf(stamp, term)
  // Parts of a string keep the whole string in memory, which may be the text of a file.
  const summary = (isHeld ? undefined : summaryIn(fresh)) ?? summaryOf(term)
  const source = sourceOf(hash, () => isStored)
  const entry = openEntry(name, hash, fresh, summary, day, source, term)
  if (!isKept) return entry
  terms.keep(name, hash, packColumns(fresh))
  // By itself: a closure keeps what it names, and the entry has texts that are let go.
  const { release } = entry
  const stored = () => {
    isStored = true
    if (!isHeld) release()
  }
  if (bytesFor(hash)) stored()
  else texts.keep(name, hash, JSON.stringify(term), stored)
  return entry
}
