/** From what people and models write to the slug of a term, or to words about the nearest ones. */
import { type Language, otherLanguage } from '../../schema/language.ts'
import type { Knowledge } from './knowledge.ts'

/** Terms that are offered in place of one that does not exist. */
const OFFERED = 5

/** @param text a slug, a title or an alias in either language */
export async function resolve(text: string, lang: Language, knowledge: Knowledge): Promise<string | undefined> {
  const search = await knowledge.search(lang)
  return search.resolve(text) ?? (await knowledge.search(otherLanguage(lang))).resolve(text)
}

/** Says that there is no such term, and which ones there are. */
export async function unknownTerm(text: string, lang: Language, knowledge: Knowledge): Promise<string> {
  const search = await knowledge.search(lang)
  const near = search.near(text, OFFERED).map(slug => `${slug} (${search.card(slug)?.title ?? slug})`)
  const start = `There is no term "${text}".`
  return near.length === 0
    ? `${start} Use search_terms to look for it in other words.`
    : `${start} Did you mean ${near.join(', ')}? If not, use search_terms.`
}
