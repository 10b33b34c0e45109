/** The card of each entry for other sites, and what oEmbed says of it, in both languages. */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { TermEmitter } from '../model/views/artifact.ts'
import { file, fileOf, page } from '../model/web/address.ts'
import { oembedOf } from '../model/web/oembed.ts'
import { embedPage } from '../pages/embed.ts'
import { LANGUAGES } from '../schema/language.ts'
import { artifact } from './one-file.ts'

/** Paths of all files that `embeds: false` leaves out. */
export const embedPaths = ({ terms }: Dictionary): readonly string[] => [
  fileOf(file.embedScript),
  ...LANGUAGES.flatMap(language => [
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
