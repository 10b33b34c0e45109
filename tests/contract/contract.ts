/**
 * The contract of /v1/: the description that clients build on, and what a revision of it loses. It leaves out the
 * examples, which change with the content and promise nothing.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonOf, tiny } from '../emit/rendered.ts'
import { CONTRACT, patched, type Step } from './patch.ts'

export const CONTRACT_FILE = join(CONTRACT, 'v1.json')

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

export const contract = read(CONTRACT_FILE)

/** The description that the program publishes now. */
export const emittedDescription = (): unknown => withoutExamples(jsonOf(tiny().files, 'openapi.json'))

/** The contract after the change that a fixture describes. */
export const fixture = (name: string): unknown =>
  patched(contract, read(join(CONTRACT, `${name}.json`)) as readonly Step[])

function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => key !== 'example')
  return Object.fromEntries(kept.map(([key, member]) => [key, withoutExamples(member)]))
}

/** Prose may be worded better; everything else that is said must still be said. */
const PROSE = new Set(['description', 'summary'])

/**
 * Pointers to what the revision no longer says. Redocly allows a response to lose a value of an enumeration, since no
 * client breaks at once; here it counts, because a topic that is gone breaks a promise.
 */
export function lost(base: unknown, revision: unknown, pointer = ''): readonly string[] {
  if (Array.isArray(base)) {
    const left: readonly unknown[] = Array.isArray(revision) ? revision : []
    return base.flatMap(item =>
      left.some(other => lost(item, other).length === 0) ? [] : [`${pointer}/${JSON.stringify(item)}`],
    )
  }
  if (typeof base !== 'object' || base === null) return base === revision ? [] : [pointer]
  if (typeof revision !== 'object' || revision === null) return [pointer]
  return Object.entries(base).flatMap(([key, member]) => {
    if (PROSE.has(key) && typeof member === 'string') return []
    const other = (revision as Readonly<Record<string, unknown>>)[key]
    return other === undefined ? [`${pointer}/${key}`] : lost(member, other, `${pointer}/${key}`)
  })
}
