/** The card of each entry for other sites, and what oEmbed says of it, in both languages. */

import type { TermEmitter } from '../model/views/artifact.ts'
import { file, page } from '../model/web/address.ts'
import { oembedOf } from '../model/web/oembed-response.ts'
import { embedPage } from '../pages/embedded-card.ts'
import { LANGUAGES } from '../schema/language.ts'
import { artifact } from './make-artifact.ts'

export const embeds: TermEmitter = function* emit({ term }, site) {
  if (!site.embeds) return
  for (const language of LANGUAGES) {
    const origin = `the card for other sites of the term "${term.slug}"`
    yield artifact(page.embed(language, term.slug), origin, () => embedPage(term, language, site))
    const described = () => `${JSON.stringify(oembedOf(term, language, site))}\n`
    yield artifact(file.embedded(language, term.slug), origin, described)
  }
}
