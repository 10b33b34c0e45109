/**
 * `deploy/edge.json`: what the edge function needs to know of the site besides the published files. The build writes
 * it, and every host reads it instead of the content and its settings.
 */

import { LANGUAGES } from '../../schema/language.ts'
import { compareText } from '../../text/compare-code-units.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Site } from '../dictionary/site.ts'
import { comparisonName } from '../views/comparison-name.ts'
import { movedComparisons } from '../views/comparison-pages.ts'
import { file, markdownOf, page } from './address.ts'
import { type HeaderRule, headerRules } from './header-rules.ts'
import { type ServerCard, serverCard } from './mcp-server-card.ts'
import { RETIRED_DOWNLOADS, RETIRED_EMBEDS, RETIRED_FILES, retiredPages } from './retired-addresses.ts'

export interface EdgeSettings extends Pick<Site, 'name' | 'base' | 'basePath' | 'edge' | 'removed' | 'subjects'> {
  /** Former path → current path. */
  readonly redirects: Readonly<Record<string, string>>
  readonly headers: readonly HeaderRule[]
  /** Description of the MCP server; absent if the site has none. */
  readonly card?: ServerCard
  /** Files whose address changes with their bytes, and the `v` that pages ask for now; absent as the release is. */
  readonly versions?: Readonly<Record<string, string>>
  /** Absent where an earlier version of the program wrote the settings. */
  readonly release?: Release
}

export interface Release {
  readonly revision?: string | undefined
  /** Day of the content, YYYY-MM-DD. */
  readonly date: string
  readonly terms: number
}

export const edgeSettings = (dictionary: Dictionary, site: Site): EdgeSettings => ({
  name: site.name,
  base: site.base,
  basePath: site.basePath,
  edge: site.edge,
  redirects: Object.fromEntries(redirectsOf(dictionary, site)),
  removed: site.removed,
  headers: headerRules(site),
  ...(site.edge && { card: serverCard(site) }),
  subjects: site.subjects,
  versions: {
    [file.style]: site.marks.style,
    [file.themeScript]: site.marks.theme,
    [file.siteScript]: site.marks.site,
    [file.searchScript]: site.marks.search,
  },
  release: { revision: site.revision, date: site.generated, terms: dictionary.terms.length },
})

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
      yield* movedPage(page.comparison(language, former), page.comparison(language, comparisonName(comparison)))
  for (const language of LANGUAGES) for (const [from, to] of retiredPages(language)) yield* movedPage(from, to)
  yield* RETIRED_FILES
  if (site.embeds) yield* RETIRED_EMBEDS
  if (site.downloads) yield* RETIRED_DOWNLOADS
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
