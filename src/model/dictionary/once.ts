/**
 * Functions that compute a value on first use and cache it, for good or for as long as a key object lives. Each use of
 * the value counts as reading what it was made of (`noting.ts`).
 */
import { type Noted, noteAll, noting } from './noting.ts'

/** @returns a function that calls `make` once and returns the same value on every call */
export function once<Value>(make: () => Value): () => Value {
  let made: Noted<Value> | undefined
  return () => {
    made ??= noting(make)
    noteAll(made.read)
    return made.value
  }
}

/** @returns a function that calls `make` once for each object; values are collected with their keys */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Noted<Value>>()
  return key => {
    let own = made.get(key)
    if (!own) {
      own = noting(() => make(key))
      made.set(key, own)
    }
    noteAll(own.read)
    return own.value
  }
}
