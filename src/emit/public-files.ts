/** The files of public/, published as they are, but for the style sheet, which is minified. */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { file, fileOf } from '../model/web/address.ts'
import { publishedStyle } from './minify-css.ts'
import type { NodeServices } from './required-services.ts'

export function* publicFiles(_dictionary: Dictionary, _site: Site, services: NodeServices): Iterable<Artifact> {
  for (const path of services.publicFiles) {
    const read = () => services.readPublicFile(path)
    const style = () => publishedStyle(new TextDecoder('utf-8', { ignoreBOM: true }).decode(read()))
    yield { path, origin: `public/${path}`, render: path === STYLE ? style : read }
  }
}

const STYLE = fileOf(file.style)
