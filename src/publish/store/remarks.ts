/** What the rules of style said of entries when they were last checked, so that only changed entries are read again. */
import type { RemarkMemory } from '../../lint/lint.ts'
import { guardCache } from './cache-guard.ts'
import { openShelf, openStore, textOf } from './store.ts'

export interface KeptRemarks extends RemarkMemory {
  /** Writes what was set. */
  save(): void
}

/**
 * @param cache folder of the memory; without one nothing is remembered
 * @param states by slug, what names all that a term was made from
 */
export function openRemarkMemory(cache: string | undefined, states: ReadonlyMap<string, string>): KeptRemarks {
  const shared = openStore(cache, guardCache(cache))?.shared('remarks')
  const shelf = shared && openShelf(shared.jobFor(0))
  return {
    get(slug) {
      const known = shelf?.get(slug, states.get(slug) ?? '')
      return known && (JSON.parse(textOf(known)) as ReturnType<RemarkMemory['get']>)
    },
    set(slug, remarks) {
      const state = states.get(slug)
      if (state !== undefined) shelf?.keep(slug, state, JSON.stringify(remarks))
    },
    save() {
      if (shelf) shared.save([shelf.close()])
    },
  }
}
