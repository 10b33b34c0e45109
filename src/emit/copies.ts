/**
 * Files that are published as they are: everything in public/ but the style sheet, and the illustrations beside the
 * terms. A drawing with words is published once more in each language.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import { pictureIn } from '../model/dictionary/summary.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { file, fileOf } from '../model/web/address.ts'
import { LANGUAGES } from '../schema/language.ts'
import { drawingIn } from './drawing.ts'
import type { Materials } from './materials.ts'
import { publishedStyle } from './style-sheet.ts'

export function* copies(dictionary: Dictionary, _site: Site, materials: Materials): Iterable<Artifact> {
  for (const path of materials.publicFiles) {
    const read = () => materials.readPublicFile(path)
    yield {
      path,
      origin: `public/${path}`,
      render:
        path === STYLE ? () => publishedStyle(new TextDecoder('utf-8', { ignoreBOM: true }).decode(read())) : read,
    }
  }
  for (const term of dictionary.terms) {
    const { slug, image } = term
    if (!image) continue
    const copy = (picture: string, render: Artifact['render']): Artifact => ({
      path: fileOf(file.image(slug, picture)),
      origin: `the term "${slug}"`,
      render,
    })
    yield copy(image, () => materials.readImage(slug, image))
    for (const language of LANGUAGES) {
      const picture = pictureIn(term, language)
      if (picture !== image) yield copy(picture, () => drawingIn(language, term, materials))
    }
  }
}

const STYLE = fileOf(file.style)
