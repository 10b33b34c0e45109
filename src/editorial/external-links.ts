/** Links of the content that lead to other sites, each address once, with every place that names it. */

import { placeOf } from '../source/finding.ts'
import type { Files } from './content-files.ts'

export interface ExternalLink {
  /** Without its fragment, which servers do not see. */
  readonly address: string
  readonly places: readonly LinkPlace[]
}

export interface LinkPlace {
  /** Path below the content folder. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The address in `[label](https://…)`, which may hold parentheses in pairs, and in `<https://…>`. */
const LINK = /\]\((https?:\/\/(?:[^\s()<>]|\([^\s()<>]*\))+)\)|<(https?:\/\/[^\s<>]+)>/g

/** @returns links in the order in which the files name them */
export function externalLinks(files: Files): readonly ExternalLink[] {
  const links = new Map<string, LinkPlace[]>()
  for (const [file, text] of files) {
    for (const match of text.matchAll(LINK)) {
      const found = match[1] ?? match[2] ?? ''
      if (!URL.canParse(found)) continue
      const url = new URL(found)
      url.hash = ''
      const places = links.get(url.href) ?? []
      places.push({ file, ...placeOf(text, match.index + match[0].indexOf(found)) })
      links.set(url.href, places)
    }
  }
  return [...links].map(([address, places]) => ({ address, places }))
}
