/** The terms before and after a term in the list of its home topic. */
import type { Gloss } from './gloss.ts'
import type { Summary } from './summary.ts'

export interface Neighbors {
  readonly previous: Gloss | undefined
  readonly next: Gloss | undefined
}

/**
 * @param topics the terms of each subject, in the order in which its page lists them
 * @returns by slug; a term has neighbors in its first subject only
 */
export function neighborsIn(
  topics: ReadonlyMap<string, readonly Summary[]>,
  glosses: ReadonlyMap<string, Gloss>,
): ReadonlyMap<string, Neighbors> {
  const found = new Map<string, Neighbors>()
  for (const [subject, terms] of topics) {
    for (const [i, { slug, subjects }] of terms.entries()) {
      if (subjects[0] !== subject) continue
      found.set(slug, {
        previous: glosses.get(terms[i - 1]?.slug ?? ''),
        next: glosses.get(terms[i + 1]?.slug ?? ''),
      })
    }
  }
  return found
}
