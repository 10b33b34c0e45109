/** Links of the content to other sites, each address once with all its places. */
import type { Place } from '../model/diagnostic.ts'
import { placeOf } from '../source/source-finding.ts'
import type { Files } from './content-at-revision.ts'

export interface ExternalLink {
  /** Without the fragment, which is not sent to servers. */
  readonly address: string
  /** The paths of files are below the content folder. */
  readonly places: readonly LinkPlace[]
}

type LinkPlace = Place & { readonly file: string }

/** The address in `[label](https://…)`, which may hold parentheses in pairs, and in `<https://…>`. */
const LINK = /\]\((https?:\/\/(?:[^\s()<>]|\([^\s()<>]*\))+)\)|<(https?:\/\/[^\s<>]+)>/g

/** Finds links, in the order of the files. */
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
