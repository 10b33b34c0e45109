/** Files that are published as they are: everything in public/ but the style sheet, and the illustrations beside the terms. */
import { file, fileOf } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Site } from '../model/site.ts'
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
  for (const { slug, image } of dictionary.terms) {
    if (!image) continue
    yield {
      path: fileOf(file.image(slug, image)),
      origin: `the term "${slug}"`,
      render: () => materials.readImage(slug, image),
    }
  }
}

const STYLE = fileOf(file.style)
