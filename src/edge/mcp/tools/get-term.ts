/** `get_term`: one entry, whole, in one language. */
import type * as z from 'zod'
import type { Language } from '../../../schema/language.ts'
import type { GetTermInput, GetTermOutput } from '../../../schema/tools.ts'
import { addresses, cardsOf } from '../card.ts'
import type { Context } from '../settings.ts'
import { unknownTerm } from '../unknown-term.ts'
import type { Outcome } from './outcome.ts'

type Whole = z.output<typeof GetTermOutput>

export async function getTerm(
  { slug: text, lang }: z.output<typeof GetTermInput>,
  context: Context,
): Promise<Outcome<Whole>> {
  const search = await context.knowledge.search(lang)
  const slug = search.resolve(text)
  const value = slug === undefined ? undefined : await whole(slug, lang, context)
  return value ? { value } : { refusal: unknownTerm(text, search) }
}

/** The entry of a slug with its addresses and its related terms; undefined when none is published. */
export async function whole(
  slug: string,
  lang: Language,
  { knowledge, settings }: Context,
): Promise<Whole | undefined> {
  const [entry, search] = await Promise.all([knowledge.entry(slug), knowledge.search(lang)])
  if (!entry) return undefined
  const { id, date, level, subjects, image, aliases, needs = [] } = entry
  const { title, tagline, explanation, analogy, keyPoints, links } = entry[lang]
  return {
    slug,
    id,
    lang,
    date,
    level,
    subjects,
    ...(image !== undefined && { image }),
    title,
    tagline,
    aliases: aliases[lang] ?? [],
    explanation,
    analogy,
    keyPoints,
    links,
    ...addresses(slug, lang, settings),
    needs: cardsOf(needs, lang, search, settings),
    related: cardsOf(search.card(slug)?.related ?? [], lang, search, settings),
  }
}
