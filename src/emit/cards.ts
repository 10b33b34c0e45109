/** The picture of every term in each language, if the site has them. */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { type Card, cardOf } from '../model/views/card.ts'
import { file, fileOf } from '../model/web/address.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { Materials } from './materials.ts'

/** An artifact that is a card. */
export interface CardArtifact extends Artifact {
  readonly card: Card
  /** Everything that decides what the picture looks like besides the code. */
  readonly inputs: readonly object[]
}

export function* cards(dictionary: Dictionary, site: Site, materials: Materials): Iterable<CardArtifact> {
  if (!site.cards) return
  for (const term of dictionary.terms) {
    for (const language of LANGUAGES) {
      const card = cardOf(term, language, site)
      yield {
        path: fileOf(file.card(language, term.slug)),
        origin: `the card of the term "${term.slug}"`,
        card,
        inputs: [card, materials.logo],
        render: () => materials.drawCard(card),
      }
    }
  }
}
