/** Handles `get_term`: one or several entries in one language, whole or within a budget. */

import { presentFields } from '../../../model/dictionary/copy-present-fields.ts'
import type { Language } from '../../../schema/language.ts'
import type { Context } from '../context.ts'
import { resolveName, unknownTerm } from '../resolve-name.ts'
import { addresses, cardsOf } from '../term-card.ts'
import { estimateTokens, fitEntry, fitMarkdown, type Whole } from '../token-budget.ts'
import type { Output, Run } from './handler-types.ts'

export const getTerm: Run<'get_term'> = async ({ slug, slugs, lang, format, max_tokens }, context) => {
  if (slugs !== undefined && slug !== undefined) return { refusal: 'Give either slug or slugs, not both.' }
  const names = slugs ?? (slug === undefined ? [] : [slug])
  if (names.length === 0) return { refusal: 'slug is required: the name of the term.' }
  const search = await context.repository.search(lang)
  const found = names.map(name => ({ name, slug: resolveName(name, search) }))
  const missing = found.filter(each => each.slug === undefined).map(({ name }) => name)
  const resolved = [...new Set(found.flatMap(each => each.slug ?? []))]
  const entries = (await Promise.all(resolved.map(each => whole(each, lang, context)))).filter(
    each => each !== undefined,
  )
  if (entries.length === 0) return { refusal: names.map(name => unknownTerm(name, search)).join(' ') }
  const budget = max_tokens && Math.floor(max_tokens / entries.length)
  const isMarkdown = format === 'markdown'
  const shown = entries.map(entry => {
    if (isMarkdown) return factsOf(entry)
    return budget === undefined ? entry : fitEntry(entry, budget)
  })
  const value: Output<'get_term'> =
    slugs === undefined ? { ...shown[0], lang } : { lang, terms: shown, ...(missing.length > 0 && { missing }) }
  return isMarkdown ? { value, text: await markdownOf(entries, missing, budget, context) } : { value }
}

/** The facts of an entry beside its text, so that a client that shows both does not show the text twice. */
const factsOf = ({
  slug,
  title,
  tagline,
  date,
  level,
  subjects,
  url,
  markdown,
}: Whole): Partial<Whole> & { slug: string } => ({
  ...{ slug, title, tagline, date, level, subjects, url, markdown },
})

/** The Markdown versions of some entries, one after the other. */
async function markdownOf(
  entries: readonly Whole[],
  missing: readonly string[],
  budget: number | undefined,
  { repository }: Context,
): Promise<string> {
  const texts = await Promise.all(
    entries.map(async ({ slug, lang, url }) => {
      const text = (await repository.markdown(slug, lang)) ?? ''
      return budget === undefined || estimateTokens(text) <= budget ? text : fitMarkdown(text, url, budget)
    }),
  )
  return [...texts, ...missing.map(name => `There is no term "${name}".`)].join('\n\n')
}

/** The entry of a slug with its addresses and related terms; undefined if it does not exist. */
export async function whole(
  slug: string,
  lang: Language,
  { repository, settings }: Context,
): Promise<Whole | undefined> {
  const [entry, search] = await Promise.all([repository.entry(slug), repository.search(lang)])
  if (!entry) return undefined
  const { id, date, level, subjects, image, aliases, needs = [], confusions = [] } = entry
  const { title, tagline, explanation, analogy, keyPoints, links, imageAlt, legend, word } = entry[lang]
  return presentFields<Whole>({
    slug,
    id,
    lang,
    date,
    level,
    subjects,
    image: entry[lang].image ?? image,
    imageAlt,
    legend,
    title,
    tagline,
    aliases: aliases[lang] ?? [],
    explanation,
    analogy,
    keyPoints,
    links,
    word,
    ...addresses(slug, lang, settings),
    needs: cardsOf(needs, lang, search, settings),
    related: cardsOf(search.card(slug)?.related ?? [], lang, search, settings),
    confusions:
      confusions.length === 0
        ? undefined
        : confusions.flatMap(({ slug: other, difference, urls }) =>
            cardsOf([other], lang, search, settings).map(card => ({
              ...card,
              difference: difference[lang],
              ...(urls && { comparison: urls[lang] }),
            })),
          ),
  })
}
