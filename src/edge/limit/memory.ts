/**
 * Windows of all clients in the memory of one process, bounded: two generations of a Map. One Map that drops its oldest
 * key falls to a fraction of the speed, because deleting leaves holes that every later search for the oldest must cross.
 */
import { bounds } from '../../schema/bounds.ts'
import type { Quota } from '../platform.ts'
import { countRequest, type WindowState } from './window.ts'

/** Keys of one generation; two are kept. */
const CLIENTS = 100_000
const WINDOW_MS = bounds.rate.windowSeconds * 1_000

/** A place for the state, so that a client already known costs one search in the Map, not two. */
interface Kept {
  state: WindowState | undefined
}

/**
 * Counts requests by key, best a key from `clientKey`, which is short and holds on to no header.
 *
 * A key stays while it is used or its window lasts, unless more than `clients` others came in the meantime; one that
 * had to go begins again with a whole quota. Keys unused for two windows are let go without any crowd.
 *
 * @param now milliseconds that never jump, where the host has them (`performance.now`)
 * @param clients keys of one generation
 */
export function memoryLimit({
  now,
  clients = CLIENTS,
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
