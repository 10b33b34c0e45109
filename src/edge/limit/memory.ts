/**
 * The windows of all clients in the memory of one process, bounded by two generations of a Map. A single Map that
 * deletes its oldest key is many times slower, because each search for the oldest key skips the deleted ones.
 */
import { bounds } from '../../schema/bounds.ts'
import type { Quota } from '../platform.ts'
import { countRequest, type WindowState } from './window.ts'

/** Keys of one generation; two are kept. */
const MAX_CLIENTS = 100_000
const WINDOW_MS = bounds.rate.windowSeconds * 1_000

/** Holds the state, so that counting a known client takes one lookup in the Map, not two. */
interface Kept {
  state: WindowState | undefined
}

/**
 * Counts requests by key. Keys should come from `clientKey`, which are short and not slices of a header.
 *
 * A key is kept while it is used or its window lasts, unless more than `clients` others have come since; an evicted
 * client starts with a full quota. Keys that have not been used for two windows are dropped.
 *
 * @param now milliseconds that never jump, where the host has them (`performance.now`)
 * @param clients keys of one generation
 */
export function memoryLimit({
  now,
  clients = MAX_CLIENTS,
}: {
  readonly now: () => number
  readonly clients?: number
}): (key: string) => Quota {
  let young = new Map<string, Kept>()
  let old = new Map<string, Kept>()
  let turned = now()

  return key => {
    const time = now()
    if (young.size >= clients || time - turned >= WINDOW_MS) {
      old = young
      young = new Map()
      turned = time
    }
    const known = young.get(key)
    const kept = known ?? old.get(key) ?? { state: undefined }
    const [state, quota] = countRequest(kept.state, time)
    kept.state = state
    if (known === undefined) young.set(key, kept)
    return quota
  }
}
