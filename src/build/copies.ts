/** Files that are published as they are: everything in public/ but the style sheet, and the illustrations beside the terms. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { file } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Folders } from './options.ts'

export function* copies(folders: Folders, dictionary: Dictionary): Iterable<Artifact> {
  if (existsSync(folders.public)) {
    const paths = fastGlob.sync('**', { cwd: folders.public, dot: true, followSymbolicLinks: false }).sort()
    for (const path of paths) {
      const render = () => readFileSync(join(folders.public, path))
      yield { path, origin: `public/${path}`, render: path === STYLE ? () => bare(render().toString()) : render }
    }
  }
  for (const { slug, image } of dictionary.terms) {
    if (!image) continue
    yield {
      path: file.image(slug, image).slice(1),
      origin: `the term "${slug}"`,
      render: () => readFileSync(join(folders.content, 'terms', slug, image)),
    }
  }
}

const STYLE = file.style.slice(1)

/** The style sheet without comments and line breaks: those are for people who edit it, and readers wait for all of it. */
const bare = (css: string): string =>
  `${css
    .replace(/"[^"\n]*"|'[^'\n]*'|\/\*[\s\S]*?\*\//g, found => (found.startsWith('/*') ? '' : found))
    .replace(/(^|[{};,:(]|)\s*\n\s*/g, (_, before: string) => before || ' ')
    .replace(/^ | (?=[{}])|;(?=\})/g, '')
    .trimEnd()}\n`
