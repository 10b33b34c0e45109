/** The message for a term that does not exist, with suggestions. */
import type { Search } from '../../search/open.ts'

/** Terms suggested for one that does not exist. */
const MAX_SUGGESTIONS = 5

export function unknownTerm(text: string, search: Search): string {
  const near = search.near(text, MAX_SUGGESTIONS).map(slug => `${slug} (${search.card(slug)?.title ?? slug})`)
  const start = `There is no term "${text}".`
  return near.length === 0
    ? `${start} Use search_terms to look for it in other words.`
    : `${start} Did you mean ${near.join(', ')}? If not, use search_terms.`
}
