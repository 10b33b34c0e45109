/** What the rules of style said of entries when they were last checked, so that only changed entries are read again. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Remark } from '../../lint/finding.ts'
import type { RemarkMemory } from '../../lint/lint.ts'
import { writeWhole } from '../../source/files/write-whole.ts'
import { codeVersion } from '../code-version.ts'
import { guardCache } from './cache-guard.ts'

interface Kept {
  readonly version: string
  /** By slug: the state of the term, and what was said of it in each language. */
  readonly entries: Readonly<Record<string, Entry>>
}

type Entry = readonly [state: string, en: readonly Remark[], es: readonly Remark[]]

export interface KeptRemarks extends RemarkMemory {
  /** Keeps what was asked for or set, unless it is what is there. */
  save(): void
}

/**
 * @param cache folder of the memory; without one nothing is remembered
 * @param states by slug, what names all that a term was made from
 */
export function openRemarkMemory(cache: string | undefined, states: ReadonlyMap<string, string>): KeptRemarks {
  const path = cache === undefined ? undefined : join(cache, 'remarks.json')
  const version = codeVersion()
  const kept = path === undefined ? {} : readKept(path, version)
  const known: Record<string, Entry> = {}
  let isChanged = false
  const entryOf = (slug: string): Entry | undefined => {
    const entry = known[slug] ?? kept[slug]
    return entry !== undefined && entry[0] === states.get(slug) ? entry : undefined
  }
  return {
    get(slug) {
      const entry = entryOf(slug)
      if (!entry) return undefined
      known[slug] = entry
      return { en: entry[1], es: entry[2] }
    },
    set(slug, { en, es }) {
      const state = states.get(slug)
      if (state === undefined) return
      known[slug] = [state, en, es]
      isChanged = true
    },
    save() {
      if (path === undefined || cache === undefined) return
      if (!isChanged && Object.keys(known).length === Object.keys(kept).length) return
      guardCache(cache).run(() => {
        mkdirSync(cache, { recursive: true })
        const whole: Kept = { version, entries: known }
        writeWhole(path, JSON.stringify(whole))
      })
    },
  }
}

function readKept(path: string, version: string): Kept['entries'] {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Partial<Kept>
    return kept.version === version && kept.entries ? kept.entries : {}
  } catch {
    return {}
  }
}
