/**
 * The order in which the terms of a topic are best read: terms that many others need come first. A term is needed by
 * more terms than each of those that need it, so no term precedes one that it needs.
 */

import { oncePer } from '../../text/memoize.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Summary } from '../dictionary/summary.ts'

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

/** By level, then by the number of terms that need the term; the sort is stable. */
export function inPrerequisiteOrder(
  terms: readonly Summary[],
  dictionary: Pick<Dictionary, 'terms' | 'get'>,
): readonly Summary[] {
  const counts = followers(dictionary)
  const countOf = ({ slug }: Summary): number => counts.get(slug) ?? 0
  return [...terms].sort((a, b) => a.level - b.level || countOf(b) - countOf(a))
}
