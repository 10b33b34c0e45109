/** The comparisons that have a page, and the other addresses by which they are found. */

import { type Comparison, hasPage } from '../../schema/comparisons-and-paths.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { comparisonSlug } from './comparison-slug.ts'

export const comparisonPages = ({ comparisons }: Dictionary): readonly Comparison[] => comparisons.filter(hasPage)

/** Other names of comparisons with a page, and theirs: the other order, and former slugs of the entries. */
export function* movedComparisons(dictionary: Dictionary): Iterable<readonly [former: string, comparison: Comparison]> {
  const taken = new Set(dictionary.comparisons.map(comparisonSlug))
  for (const comparison of comparisonPages(dictionary)) {
    const [a = [], b = []] = comparison.terms.map(slug => [slug, ...(dictionary.get(slug)?.formerSlugs ?? [])])
    for (const first of a)
      for (const second of b)
        for (const name of [comparisonSlug({ terms: [first, second] }), comparisonSlug({ terms: [second, first] })])
          if (taken.size !== taken.add(name).size) yield [name, comparison]
  }
}
