/** `search_terms`: the cards that fit a query, or where none does, the nearest names. */
import type * as z from 'zod'
import { comparisonName } from '../../../model/views/comparison-name.ts'
import { markdownOf, page } from '../../../model/web/address.ts'
import { bounds } from '../../../schema/bounds.ts'
import type { Language } from '../../../schema/language.ts'
import type { SearchTermsInput, SearchTermsOutput } from '../../../schema/tools.ts'
import type { SearchChannel } from '../../../schema/wanted.ts'
import type { FoundComparison } from '../../../search/open.ts'
import type { Miss } from '../../platform.ts'
import { addresses, cardOf } from '../card.ts'
import type { Context, McpSettings } from '../settings.ts'
import type { Outcome } from './result.ts'
import { clamped, next } from './result.ts'

/** What a search needs, with or without an MCP server. */
type SearchContext = Pick<Context, 'repository'> & { readonly settings: Pick<McpSettings, 'base'> }

export async function searchTerms(
  { query, lang, subject, level, limit, offset }: z.output<typeof SearchTermsInput>,
  { repository, settings }: SearchContext,
): Promise<Outcome<z.output<typeof SearchTermsOutput>>> {
  const search = await repository.search(lang)
  const { total, hits, suggestions, comparison } = search.find(query, {
    ...(subject && { subject }),
    ...(level && { level }),
    limit: clamped(limit, bounds.search.max),
    offset,
  })
  const results = hits.map(hit => ({ ...cardOf(hit, lang, settings), match: hit.match }))
  const near = suggestions.map(({ slug, title }) => ({ slug, title, url: addresses(slug, lang, settings).url }))
  const compared = comparison && { comparison: described(comparison, lang, settings) }
  return { value: { query, lang, total, results, suggestions: near, ...compared, ...next(offset, hits.length, total) } }
}

/** @returns the search, if it found nothing in the whole dictionary; within a subject or a level nothing is missing */
export const missOf = (
  { query, lang, subject, level }: Asked,
  { total }: Pick<z.output<typeof SearchTermsOutput>, 'total'>,
  channel: SearchChannel,
): Miss | undefined =>
  total > 0 || (subject ?? level ?? null) !== null ? undefined : { query, language: lang, channel }

/** Of a filter it is only asked whether there is one. */
interface Asked extends Pick<z.output<typeof SearchTermsInput>, 'query' | 'lang'> {
  readonly subject?: unknown
  readonly level?: unknown
}

/** A comparison with the addresses of its page, where it has one. */
function described(
  { slugs, difference, title }: FoundComparison,
  lang: Language,
  { base }: Pick<McpSettings, 'base'>,
): z.output<typeof SearchTermsOutput>['comparison'] {
  const own = { slugs: [...slugs], difference }
  if (title === '') return own
  const path = page.comparison(lang, comparisonName({ terms: slugs }))
  return { ...own, title, url: base + path, markdown: base + markdownOf(path) }
}
