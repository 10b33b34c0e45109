/** What is said to those who ask for a term that does not exist: which ones they may have meant. */
import type { Search } from '../../search/open.ts'

/** Terms that are offered in place of one that does not exist. */
const OFFERED = 5

export function unknownTerm(text: string, search: Search): string {
  const near = search.near(text, OFFERED).map(slug => `${slug} (${search.card(slug)?.title ?? slug})`)
  const start = `There is no term "${text}".`
  return near.length === 0
    ? `${start} Use search_terms to look for it in other words.`
    : `${start} Did you mean ${near.join(', ')}? If not, use search_terms.`
}
