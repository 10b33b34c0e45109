/** The illustrations beside the terms; a drawing with words is published once more in each language. */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import { pictureIn, type Summary } from '../model/dictionary/summary.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { file } from '../model/web/address.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { fillLabels } from '../text/fill-drawing-labels.ts'
import { artifact } from './make-artifact.ts'
import type { NodeServices } from './required-services.ts'

export function* termImages(dictionary: Dictionary, _site: Site, services: NodeServices): Iterable<Artifact> {
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

/** The SVG of a term with its words in a language; without slots it is the file of the editors. */
export const drawingIn = (
  language: Language,
  { slug, [language]: { labels } }: Pick<Summary, 'slug' | Language>,
  { readImage }: Pick<NodeServices, 'readImage'>,
): string => fillLabels(new TextDecoder().decode(readImage(slug, 'image.svg')), labels)
