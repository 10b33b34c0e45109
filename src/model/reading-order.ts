/**
 * The order in which the terms of a topic are best read: what many others build on comes first. A term that is needed
 * has more terms after it than each of those that need it, so nothing stands before what it needs.
 */
import type { Dictionary } from './dictionary.ts'
import { oncePer } from './once.ts'
import type { Summary } from './summary.ts'

/** How many terms need a term, directly or through others. */
const followers = oncePer((dictionary: Pick<Dictionary, 'terms' | 'get'>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { slug, needs } of dictionary.terms) {
    const before = new Set<string>()
    const waiting = [...needs]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (before.has(next) || next === slug) continue
      before.add(next)
      waiting.push(...(dictionary.get(next)?.needs ?? []))
    }
    for (const each of before) counts.set(each, (counts.get(each) ?? 0) + 1)
  }
  return counts
})

/** Basic terms first, and of a level those that most others need; equal ones stay in the order in which they are given. */
export function inReadingOrder(
  terms: readonly Summary[],
  dictionary: Pick<Dictionary, 'terms' | 'get'>,
): readonly Summary[] {
  const counts = followers(dictionary)
  const countOf = ({ slug }: Summary): number => counts.get(slug) ?? 0
  return [...terms].sort((a, b) => a.level - b.level || countOf(b) - countOf(a))
}
