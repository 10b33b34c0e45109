/** What the rules of style said of entries when they were last checked, so that only changed entries are read again. */
import type { Remark } from '../../lint/finding.ts'
import type { RemarkMemory } from '../../lint/lint.ts'
import { guardCache } from './cache-guard.ts'
import { openShelf, openStore, textOf } from './store.ts'

export interface KeptRemarks extends RemarkMemory {
  /** Writes what was set. */
  save(): void
}

/** What was said of an entry in each language. */
type Remarks = readonly [en: readonly Remark[], es: readonly Remark[]]

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
      if (!known) return undefined
      const [en, es] = JSON.parse(textOf(known)) as Remarks
      return { en, es }
    },
    set(slug, { en, es }) {
      const state = states.get(slug)
      if (state !== undefined) shelf?.keep(slug, state, JSON.stringify([en, es] satisfies Remarks))
    },
    save() {
      if (shelf) shared.save([shelf.close()])
    },
  }
}
