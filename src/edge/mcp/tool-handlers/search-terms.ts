/** `search_terms`: the cards that fit a query, or where none does, the nearest names. */
import { markdownOf } from '../../../model/web/address.ts'
import { bounds } from '../../../schema/bounds.ts'
import type { SearchedComparison } from '../../../search/index-format.ts'
import type { McpSettings } from '../context.ts'
import { addresses, cardOf } from '../term-card.ts'
import type { Output, Run } from './handler-types.ts'
import { clamped, next } from './paging.ts'

export const searchTerms: Run<'search_terms'> = async (
  { query, lang, subject, level, limit, offset },
  { repository, settings },
) => {
  const selection = { subject, level, limit: clamped(limit, bounds.search.max), offset }
  const { total, hits, isClosest, suggestions, comparison, pages } = await repository.find(lang, query, selection)
  const value: Output<'search_terms'> = {
    query,
    lang,
    total,
    // V8 takes many times as long to spread a card into a literal with one more field.
    results: hits.map(hit => Object.assign(cardOf(hit, lang, settings), { match: hit.match })),
    suggestions: suggestions.map(({ slug, title }) => ({ slug, title, url: addresses(slug, lang, settings).url })),
    ...(comparison && { comparison: described(comparison, settings) }),
    pages: pages.map(({ kind, path, title }) => ({ kind, title, ...pageAddresses(path, settings) })),
    ...next(offset, hits.length, total),
    ...(isClosest && { closest: true }),
    ...(isClosest || suggestions.length > 0
      ? { hint: HINTS.closest }
      : total + pages.length === 0 && { hint: HINTS.none }),
  }
  return { value }
}

/** What to do where nothing was found, or nothing that matches well. */
const HINTS = {
  closest:
    'No entry matches well: these are the closest. Look at them, or try a name or other words; do not pass them off as the answer.',
  none: 'No entry matches. Try a name or other words, or browse a subject; this dictionary has no answer to it.',
}

/** A comparison with the addresses of its page, where it has one. */
function described(
  { terms, difference, title, path }: SearchedComparison,
  settings: McpSettings,
): Output<'search_terms'>['comparison'] {
  const own = { slugs: [...terms], difference }
  return path === '' ? own : { ...own, title, ...pageAddresses(path, settings) }
}

const pageAddresses = (path: string, { base }: McpSettings) => ({ url: base + path, markdown: base + markdownOf(path) })
