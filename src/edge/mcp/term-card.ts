/** What the lists of tools show of a term. */
import { markdownOf, page } from '../../model/web/address.ts'
import type { Language } from '../../schema/language.ts'
import type { Card } from '../../schema/mcp-tools.ts'
import type { Search } from '../../search/index-searcher.ts'
import type { Card as IndexedCard } from '../../search/result-cards.ts'
import type { McpSettings } from './context.ts'

/** Addresses of a term's page and of its Markdown version. */
export function addresses(slug: string, lang: Language, { base }: McpSettings) {
  const path = page.term(lang, slug)
  return { url: base + path, markdown: base + markdownOf(path) }
}

export const cardOf = (
  { slug, title, tagline, level, subjects }: IndexedCard,
  lang: Language,
  settings: McpSettings,
): Card => ({ slug, title, tagline, level, subjects: [...subjects], ...addresses(slug, lang, settings) })

/** The cards of some terms, in their order. */
export const cardsOf = (slugs: readonly string[], lang: Language, search: Search, settings: McpSettings): Card[] =>
  slugs.flatMap(slug => search.card(slug) ?? []).map(card => cardOf(card, lang, settings))
