/**
 * Files that are published as they are: everything in public/ but the style sheet, and the illustrations beside the
 * terms, of which a drawing with words is published once more in each language; the style sheet; and cards of terms.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import { pictureIn, type Summary } from '../model/dictionary/summary.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { type Card, cardOf } from '../model/views/social-card.ts'
import { file, fileOf } from '../model/web/address.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { fillLabels } from '../text/drawing-labels.ts'
import { artifact } from './make-artifact.ts'
import type { NodeServices } from './required-services.ts'

export function* copies(dictionary: Dictionary, _site: Site, services: NodeServices): Iterable<Artifact> {
  for (const path of services.publicFiles) {
    const read = () => services.readPublicFile(path)
    const style = () => publishedStyle(new TextDecoder('utf-8', { ignoreBOM: true }).decode(read()))
    yield { path, origin: `public/${path}`, render: path === STYLE ? style : read }
  }
  for (const term of dictionary.terms) {
    const { slug, image } = term
    if (!image) continue
    const copy = (picture: string, render: Artifact['render']): Artifact =>
      artifact(file.image(slug, picture), `the term "${slug}"`, render)
    yield copy(image, () => services.readImage(slug, image))
    for (const language of LANGUAGES) {
      const picture = pictureIn(term, language)
      if (picture !== image) yield copy(picture, () => drawingIn(language, term, services))
    }
  }
}

const STYLE = fileOf(file.style)

/** The SVG of a term with its words in a language; without slots it is the file of the editors. */
export const drawingIn = (
  language: Language,
  { slug, [language]: { labels } }: Pick<Summary, 'slug' | Language>,
  { readImage }: Pick<NodeServices, 'readImage'>,
): string => fillLabels(new TextDecoder().decode(readImage(slug, 'image.svg')), labels)

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

/** The style sheet without what is for people who edit it. */
export const publishedStyle = (css: string): string => `${dense(bare(css))}\n`

/** Without spaces and zeros that only people need. */
const dense = (css: string): string => css.replace(/("[^"]*")|([:,]) | (>) |(?<![\w.])0(?=\.\d)/g, '$1$2$3')

/** Without comments and line breaks. */
const bare = (css: string): string =>
  css
    .replace(/"[^"\n]*"|'[^'\n]*'|\/\*[\s\S]*?\*\//g, found => (found.startsWith('/*') ? '' : found))
    .replace(/(^|[{};,:(]|)\s*\n\s*/g, (_, before: string) => before || ' ')
    .replace(/^ | (?=[{}])|;(?=\})/g, '')
    .trimEnd()
