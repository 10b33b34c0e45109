/** `search_terms`: the cards that fit a query, or where none does, the nearest names. */
import { comparisonName } from '../../../model/views/comparison-name.ts'
import { markdownOf, page } from '../../../model/web/address.ts'
import { bounds } from '../../../schema/bounds.ts'
import type { Language } from '../../../schema/language.ts'
import type { SearchedComparison } from '../../../search/file.ts'
import { addresses, cardOf } from '../card.ts'
import type { McpSettings } from '../settings.ts'
import { clamped, next, type Output, type Run } from './result.ts'

export const searchTerms: Run<'search_terms'> = async (
  { query, lang, subject, level, limit, offset },
  { repository, settings },
) => {
  const selection = { subject, level, limit: clamped(limit, bounds.search.max), offset }
  const { total, hits, suggestions, comparison } = await repository.find(lang, query, selection)
  const results = hits.map(hit => ({ ...cardOf(hit, lang, settings), match: hit.match }))
  const near = suggestions.map(({ slug, title }) => ({ slug, title, url: addresses(slug, lang, settings).url }))
  const compared = comparison && { comparison: described(comparison, lang, settings) }
  return { value: { query, lang, total, results, suggestions: near, ...compared, ...next(offset, hits.length, total) } }
}

/** A comparison with the addresses of its page, where it has one. */
function described(
  { terms, difference, title }: SearchedComparison,
  lang: Language,
  { base }: McpSettings,
): Output<'search_terms'>['comparison'] {
  const own = { slugs: [...terms], difference }
  if (title === '') return own
  const path = page.comparison(lang, comparisonName({ terms }))
  return { ...own, title, url: base + path, markdown: base + markdownOf(path) }
}
