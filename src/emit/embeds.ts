/** The card of each entry for other sites, and what oEmbed says of it, in both languages. */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Artifact, PageContext, TermEmitter } from '../model/views/artifact.ts'
import { file, fileOf, page } from '../model/web/address.ts'
import { oembedOf } from '../model/web/oembed.ts'
import { embedPage } from '../pages/embed.ts'
import { LANGUAGES } from '../schema/language.ts'
import { formsOf } from '../text/name-index.ts'
import { namesOf } from '../text/names.ts'
import { artifact } from './one-file.ts'

/**
 * The names by which `embed.js` marks terms on other sites: for each term its slug, its level and the forms of its names
 * and their plurals; those that are looked for in exact case begin with `=`.
 */
export function* embedNames({ language, dictionary, site }: PageContext): Iterable<Artifact> {
  if (!site.embeds) return
  yield artifact(file.embedNames(language), 'the names for other sites', () => {
    const { terms } = dictionary
    const names = new Map<string, string[]>(terms.map(({ slug }) => [slug, []]))
    for (const [key, { slug = '', form, exact, isCommon }] of formsOf(namesOf(terms, language), language)) {
      // No editor says what a common name means in texts of other sites.
      if (!isCommon) names.get(slug)?.push(exact ? `=${form}` : key)
    }
    const lines = terms.map(({ slug, level }) => JSON.stringify([slug, level, ...(names.get(slug) ?? [])]))
    return `[\n${lines.join(',\n')}\n]\n`
  })
}

/** Paths of all files that `embeds: false` leaves out. */
export const embedPaths = ({ terms }: Dictionary): readonly string[] => [
  fileOf(file.embedScript),
  ...LANGUAGES.flatMap(language => [
    fileOf(file.embedNames(language)),
    ...terms.flatMap(({ slug }) => [fileOf(page.embed(language, slug)), fileOf(file.embedded(language, slug))]),
  ]),
]

export const embeds: TermEmitter = function* emit({ term }, site) {
  if (!site.embeds) return
  for (const language of LANGUAGES) {
    const origin = `the card for other sites of the term "${term.slug}"`
    yield artifact(page.embed(language, term.slug), origin, () => embedPage(term, language, site))
    const described = () => `${JSON.stringify(oembedOf(term, language, site))}\n`
    yield artifact(file.embedded(language, term.slug), origin, described)
  }
}
