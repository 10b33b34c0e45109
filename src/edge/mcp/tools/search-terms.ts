/** `search_terms`: the cards that fit a query, or where none does, the nearest names. */
import type * as z from 'zod'
import { bounds } from '../../../schema/bounds.ts'
import type { SearchTermsInput, SearchTermsOutput } from '../../../schema/tools.ts'
import { addresses, cardOf } from '../card.ts'
import type { Context, McpSettings } from '../settings.ts'
import type { Outcome } from './outcome.ts'
import { clamped, next } from './paging.ts'

/** What a search needs, with or without an MCP server. */
type SearchContext = Pick<Context, 'knowledge'> & { readonly settings: Pick<McpSettings, 'base'> }

export async function searchTerms(
  { query, lang, subject, level, limit, offset }: z.output<typeof SearchTermsInput>,
  { knowledge, settings }: SearchContext,
): Promise<Outcome<z.output<typeof SearchTermsOutput>>> {
  const search = await knowledge.search(lang)
  const { total, hits, suggestions } = search.find(query, {
    ...(subject && { subject }),
    ...(level && { level }),
    limit: clamped(limit, bounds.search.max),
    offset,
  })
  const results = hits.map(hit => ({ ...cardOf(hit, lang, settings), match: hit.match }))
  const near = suggestions.map(({ slug, title }) => ({ slug, title, url: addresses(slug, lang, settings).url }))
  return { value: { query, lang, total, results, suggestions: near, ...next(offset, hits.length, total) } }
}
