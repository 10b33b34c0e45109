/** `search_terms`: the cards that fit a query best. */
import type * as z from 'zod'
import { bounds } from '../../../schema/bounds.ts'
import type { SearchTermsInput, SearchTermsOutput } from '../../../schema/tools.ts'
import { cardOf } from '../card.ts'
import type { Context } from '../settings.ts'
import type { Outcome } from './outcome.ts'
import { clamped, levelFilter, next } from './paging.ts'

export async function searchTerms(
  { query, lang, subject, level, limit, offset }: z.output<typeof SearchTermsInput>,
  { knowledge, settings }: Context,
): Promise<Outcome<z.output<typeof SearchTermsOutput>>> {
  const filter = levelFilter(level)
  if ('refusal' in filter) return filter
  const search = await knowledge.search(lang)
  const { total, hits } = search.find(query, {
    ...(subject && { subject }),
    ...filter.value,
    limit: clamped(limit, bounds.search.max),
    offset,
  })
  const results = hits.map(hit => cardOf(hit, lang, settings))
  return { value: { query, lang, total, results, ...next(offset, hits.length, total) } }
}
