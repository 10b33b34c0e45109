/** The pictures of terms that networks put beside a link; `cards/` draws them. */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { type Card, cardOf } from '../model/views/social-card-text.ts'
import { file, fileOf } from '../model/web/address.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { NodeServices } from './required-services.ts'

/** An artifact that is a card. */
export interface CardArtifact extends Artifact {
  readonly card: Card
}

export function* cards(dictionary: Dictionary, site: Site, services: NodeServices): Iterable<CardArtifact> {
  if (!site.cards) return
  for (const term of dictionary.terms) {
    for (const language of LANGUAGES) {
      const card = cardOf(term, language, site)
      yield {
        path: fileOf(file.card(language, term.slug)),
        origin: `the card of the term "${term.slug}"`,
        card,
        render: () => services.drawCard(card),
      }
    }
  }
}
