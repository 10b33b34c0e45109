/**
 * The content of a folder as `npm run check` reads it: whole, and from the memory that builds keep where files have not
 * changed.
 */
import { basename } from 'node:path'
import { type Content, composeContent, loadFrame } from '../../source/load.ts'
import { openTermMemory, readEntries } from '../parts/entries.ts'
import { guardCache } from './cache-guard.ts'
import { openStore } from './store.ts'

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
  const store = openStore(cache, guardCache(cache))
  const memory = store && openTermMemory(store)
  const { names, changeDays } = frame
  const read = readEntries({ root, label, names, changeDays, memory: memory?.jobFor(0) }, () => {})
  memory?.save([read.reports])
  const terms = read.entries.map(entry => entry.term())
  const states = new Map(read.entries.map(({ slug, state }) => [slug, state]))
  return { ...composeContent(root, frame, terms, [...frame.diagnostics, ...read.diagnostics]), states }
}
