/** What checks found in entries the last time, such as remarks of style, so that only changed entries are read again. */
import type { EntryMemory } from '../../lint/lint.ts'
import { guardCache } from './cache-guard.ts'
import { openShelf, openStore, textOf } from './store.ts'

export interface EntryShelf<Value> extends EntryMemory<Value> {
  /** Writes what was set. */
  save(): void
}

/**
 * @param cache folder of the shelf; without one nothing is remembered
 * @param states by slug, what names all that a term was made from
 */
export function openEntryShelf<Value>(
  cache: string | undefined,
  name: string,
  states: ReadonlyMap<string, string>,
): EntryShelf<Value> {
  const shared = openStore(cache, guardCache(cache))?.shared(name)
  const shelf = shared && openShelf(shared.jobFor(0))
  const found = new Map<string, Value>()
  return {
    get(slug) {
      const known = shelf?.get(slug, states.get(slug) ?? '')
      return known && (JSON.parse(textOf(known)) as Value)
    },
    set: (slug, value) => void found.set(slug, value),
    save() {
      if (!shelf) return
      for (const [slug, value] of found) {
        const state = states.get(slug)
        if (state !== undefined) shelf.keep(slug, state, JSON.stringify(value))
      }
      shared.save([shelf.close()])
    },
  }
}
