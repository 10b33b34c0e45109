/** The card of each entry for other sites, and what oEmbed says of it, in both languages. */
import { file, fileOf, page } from '../model/address.ts'
import type { TermEmitter } from '../model/artifact.ts'
import { oembedOf } from '../model/oembed.ts'
import { type Frame, partsOf } from '../model/site.ts'
import { embedPage } from '../pages/embed.ts'
import { LANGUAGES } from '../schema/language.ts'

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
