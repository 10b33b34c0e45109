/** Queries in the other language: readers type English on Spanish pages. The file of that language answers them. */
import { wordsOf } from './analyzer.ts'
import type { Found, Search } from './index-searcher.ts'
import type { Selection } from './result-cards.ts'

/** The part of a query that its language knows at least, or else the other language is asked. */
const MIN_KNOWN = 0.8

/** Finds what answers a query in the language that knows more of it; cards are those of `own`, pages those of the query. */
export async function findInEitherLanguage(
  own: Search,
  openOther: () => Promise<Search | undefined>,
  query: string,
  selection: Selection,
): Promise<Found> {
  const found = own.find(query, selection)
  const [best] = found.hits
  const known = own.knownPart(query)
  if (known >= MIN_KNOWN || best?.match === 'exact' || (best && wordsOf(query).length === 1)) return found
  const other = await openOther()
  if (!other || other.knownPart(query) <= known) return found
  const answer = other.find(query, selection)
  return {
    ...answer,
    hits: answer.hits.flatMap(({ slug, match }) => {
      const card = own.card(slug)
      return card ? [{ ...card, match }] : []
    }),
    suggestions: answer.suggestions.flatMap(({ slug }) => own.card(slug) ?? []),
  }
}
