/**
 * The windows of all clients in the memory of one process, bounded by two generations of a Map. A single Map that
 * deletes its oldest key is many times slower, because each search for the oldest key skips the deleted ones.
 */
import { bounds } from '../../schema/bounds.ts'
import type { Quota } from '../platform.ts'
import { countRequest, type WindowState } from './fixed-window.ts'

/** Keys of one generation; two are kept. */
const MAX_CLIENTS = 100_000
const WINDOW_MS = bounds.rate.windowSeconds * 1_000

interface Options {
  /** Milliseconds that never jump, where the host has them (`performance.now`). */
  readonly now: () => number
  /** Keys of one generation. */
  readonly clients?: number
  /** Requests of one key in a window. */
  readonly quota?: number
}

/**
 * Counts requests by key. Keys should come from `clientKey`, which are short and not slices of a header.
 *
 * A key is kept while it is used or its window lasts, unless more than `clients` others have come since; an evicted
 * client starts with a full quota. Keys that have not been used for two windows are dropped.
 */
export function memoryLimit({ now, clients = MAX_CLIENTS, quota }: Options): (key: string) => Quota {
  let young = new Map<string, WindowState>()
  let old = young
  let turned = now()
  return key => {
    const time = now()
    if (young.size >= clients || time - turned >= WINDOW_MS) {
      old = young
      young = new Map()
      turned = time
    }
    const [state, left] = countRequest(young.get(key) ?? old.get(key), time, quota)
    young.set(key, state)
    return left
  }
}
