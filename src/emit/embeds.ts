/** The card of each entry for other sites, and what oEmbed says of it, in both languages. */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import { type Frame, partsOf, type Site } from '../model/dictionary/site.ts'
import type { Artifact, PageContext, TermEmitter } from '../model/views/artifact.ts'
import { file, fileOf, page } from '../model/web/address.ts'
import { oembedOf } from '../model/web/oembed.ts'
import { embedPage } from '../pages/embed.ts'
import { LANGUAGES } from '../schema/language.ts'
import { formsOf } from '../text/name-index.ts'
import { namesOf } from '../text/names.ts'

/**
 * The names by which `embed.js` marks terms on other sites: for each term its slug, its level and the forms of its names
 * and their plurals; those that are looked for in exact case begin with `=`.
 */
export function* embedNames({ language, dictionary, site }: PageContext<Pick<Site, 'embeds'>>): Iterable<Artifact> {
  if (!site.embeds) return
  yield {
    path: fileOf(file.embedNames(language)),
    origin: 'the names for other sites',
    render() {
      // Texts of other sites have no subject that would tell what an ambiguous name means.
      const clear = dictionary.terms.filter(({ ambiguous }) => !ambiguous)
      const names = new Map<string, string[]>()
      for (const [key, { slug, form, exact }] of formsOf(namesOf(clear, language), language)) {
        if (slug === undefined) continue
        const own = names.get(slug) ?? []
        names.set(slug, own)
        own.push(exact ? `=${form}` : key)
      }
      const lines = clear.map(({ slug, level }) => JSON.stringify([slug, level, ...(names.get(slug) ?? [])]))
      return `[\n${lines.join(',\n')}\n]\n`
    },
  }
}

/** Paths of all files that `embeds: false` leaves out. */
export const embedPaths = ({ terms }: Dictionary): readonly string[] => [
  fileOf(file.embedScript),
  ...LANGUAGES.flatMap(language => [
    fileOf(file.embedNames(language)),
    ...terms.flatMap(({ slug }) => [fileOf(page.embed(language, slug)), fileOf(file.embedded(language, slug))]),
  ]),
]

export const embeds: TermEmitter<Frame> = {
  ground: site => partsOf(site).frame,
  *emit({ term }, frame) {
    if (!frame.embeds) return
    for (const language of LANGUAGES) {
      const origin = `the card for other sites of the term "${term.slug}"`
      yield { path: fileOf(page.embed(language, term.slug)), origin, render: () => embedPage(term, language, frame) }
      yield {
        path: fileOf(file.embedded(language, term.slug)),
        origin,
        render: () => `${JSON.stringify(oembedOf(term, language, frame))}\n`,
      }
    }
  },
}
