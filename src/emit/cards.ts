/** The picture of every term in each language, if the site has them. */
import { file, fileOf } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Site } from '../model/site.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { Materials } from './materials.ts'

/** An artifact that is a picture. */
export type Drawn = Artifact & Required<Pick<Artifact, 'drawing'>>

export function* cards(dictionary: Dictionary, site: Site, materials: Materials): Iterable<Drawn> {
  if (!site.cards) return
  for (const term of dictionary.terms) {
    for (const language of LANGUAGES) {
      yield {
        path: fileOf(file.card(language, term.slug)),
        origin: `the card of the term "${term.slug}"`,
        ...materials.card(term, language, site),
      }
    }
  }
}
