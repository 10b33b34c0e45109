/**
 * The content of a folder as `npm run check` reads it: whole, and from the memory that builds keep where files have not
 * changed.
 */
import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Content, composeContent, loadFrame } from '../../source/load.ts'
import { openEntryMemory, readEntries } from '../parts/entries.ts'
import { guardCache } from './cache-guard.ts'

export interface RememberedContent extends Content {
  /** By slug, what names all that a term was made from. */
  readonly states: ReadonlyMap<string, string>
}

/**
 * @param root absolute path of the content folder
 * @param cache folder of the memory; a memory that cannot be used is done without
 */
export function readRemembered(root: string, cache: string | undefined): RememberedContent {
  const label = basename(root)
  const frame = loadFrame(root, label)
  const guard = guardCache(cache)
  const memory = openEntryMemory(cache, frame.names.length, guard)
  const order = memory?.orderFor(0)
  const { names, changeDays } = frame
  const keep = (lines: Uint8Array): boolean => {
    guard.run(() => order && appendFileSync(order.segment, lines))
    return order !== undefined && guard.warnings.length === 0
  }
  const read = readEntries({ root, label, names, changeDays, memory: order }, () => {}, keep)
  guard.run(() => memory?.save([read.lines]))
  const terms = read.entries.map(entry => entry.term())
  const states = new Map(read.entries.map(({ slug, state }) => [slug, state]))
  return { ...composeContent(root, frame, terms, [...frame.diagnostics, ...read.diagnostics]), states }
}
