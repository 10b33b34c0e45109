/**
 * Files that are published as they are: everything in public/ but the style sheet, and the illustrations beside the
 * terms, of which a drawing with words is published once more in each language; and the pictures that are drawn of terms.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import { pictureIn, type Summary } from '../model/dictionary/summary.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { type Card, cardOf } from '../model/views/card.ts'
import { file, fileOf } from '../model/web/address.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { fillLabels } from '../text/drawing-labels.ts'
import type { Materials } from './materials.ts'
import { artifact } from './one-file.ts'
import { publishedStyle } from './style-sheet.ts'

export function* copies(dictionary: Dictionary, _site: Site, materials: Materials): Iterable<Artifact> {
  for (const path of materials.publicFiles) {
    const read = () => materials.readPublicFile(path)
    const style = () => publishedStyle(new TextDecoder('utf-8', { ignoreBOM: true }).decode(read()))
    yield { path, origin: `public/${path}`, render: path === STYLE ? style : read }
  }
  for (const term of dictionary.terms) {
    const { slug, image } = term
    if (!image) continue
    const copy = (picture: string, render: Artifact['render']): Artifact =>
      artifact(file.image(slug, picture), `the term "${slug}"`, render)
    yield copy(image, () => materials.readImage(slug, image))
    for (const language of LANGUAGES) {
      const picture = pictureIn(term, language)
      if (picture !== image) yield copy(picture, () => drawingIn(language, term, materials))
    }
  }
}

const STYLE = fileOf(file.style)

/** The SVG of a term with its words in a language; without slots it is the file of the editors. */
export const drawingIn = (
  language: Language,
  { slug, [language]: { labels } }: Pick<Summary, 'slug' | Language>,
  { readImage }: Pick<Materials, 'readImage'>,
): string => fillLabels(new TextDecoder().decode(readImage(slug, 'image.svg')), labels)

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
