/** The redirects of a site, from former path to current path, as hosts and the edge apply them. */

import type { Comparison } from '../../schema/comparisons-and-paths.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { compareText } from '../../text/compare-code-units.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Site } from '../dictionary/site.ts'
import { comparisonPages } from '../views/comparison-pages.ts'
import { comparisonSlug } from '../views/comparison-slug.ts'
import { file, markdownOf, page } from './address.ts'
import { RETIRED_DOWNLOADS, RETIRED_EMBEDS, RETIRED_FILES, retiredPages } from './built-in-redirects.ts'

export type Move = readonly [from: string, to: string]

/**
 * Every redirect of a site: of renamed terms, of other names of comparisons, of what the settings name, and of what the
 * program no longer makes.
 */
export function* redirectsOf(
  dictionary: Dictionary,
  site: Pick<Site, 'cards' | 'downloads' | 'embeds' | 'redirects'>,
): Iterable<Move> {
  yield* moved(dictionary.redirects, site.cards)
  for (const [from, to] of Object.entries(site.redirects ?? {}).sort(([a], [b]) => compareText(a, b)))
    for (const language of LANGUAGES) yield* movedPage(page.named(language, from), page.named(language, to))
  for (const [former, comparison] of movedComparisons(dictionary))
    for (const language of LANGUAGES)
      yield* movedPage(page.comparison(language, former), page.comparison(language, comparisonSlug(comparison)))
  for (const language of LANGUAGES) for (const [from, to] of retiredPages(language)) yield* movedPage(from, to)
  yield* RETIRED_FILES
  if (site.embeds) yield* RETIRED_EMBEDS
  if (site.downloads) yield* RETIRED_DOWNLOADS
}

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

/**
 * Redirects for everything that belongs to a renamed term.
 * @param cards whether terms have pictures
 */
export function* moved(redirects: ReadonlyMap<string, string>, cards = false): Iterable<Move> {
  for (const [former, slug] of redirects) {
    for (const language of LANGUAGES) {
      yield* movedPage(page.term(language, former), page.term(language, slug))
      if (cards) yield [file.card(language, former), file.card(language, slug)]
    }
    yield [file.entry(former), file.entry(slug)]
  }
}

function* movedPage(from: string, to: string): Iterable<Move> {
  yield [from.slice(0, -1), to]
  yield [from, to]
  yield [markdownOf(from), markdownOf(to)]
}
