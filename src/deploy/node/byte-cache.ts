/**
 * Values kept in memory up to a number of bytes: two generations of a Map, as in `edge/limit/memory.ts`. What is used
 * moves to the young one; when that holds half of the limit, the old one is forgotten.
 */
interface Kept<Value> {
  readonly value: Value
  readonly bytes: number
}

export interface ByteCache<Value> {
  get(key: string): Value | undefined
  /** A value that would fill a quarter of the whole by itself is not kept. */
  set(key: string, value: Value, bytes: number): void
}

export function byteCache<Value>(limit: number): ByteCache<Value> {
  let young = new Map<string, Kept<Value>>()
  let old = new Map<string, Kept<Value>>()
  let size = 0

  const keep = (key: string, kept: Kept<Value>): void => {
    size += kept.bytes - (young.get(key)?.bytes ?? 0)
    young.set(key, kept)
    if (size <= limit / 2) return
    old = young
    young = new Map()
    size = 0
  }
  return {
    get(key) {
      const found = young.get(key)
      if (found) return found.value
      const older = old.get(key)
      if (!older) return undefined
      old.delete(key)
      keep(key, older)
      return older.value
    },
    set(key, value, bytes) {
      old.delete(key)
      if (bytes <= limit / 4) keep(key, { value, bytes: bytes + OVERHEAD })
    },
  }
}

/** What a key and its places in the Maps cost, roughly; without it, empty values would be kept without end. */
const OVERHEAD = 500
