/** The table of contents of dist/: every family of files, each made by one function from the dictionary and the site. */
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Site } from '../model/site.ts'
import { api } from './api.ts'
import { apiIndex } from './api-index.ts'
import { crawlers } from './crawlers.ts'
import { csv } from './csv.ts'
import { feeds } from './feeds.ts'
import { hosts } from './hosts.ts'
import { html } from './html.ts'
import { jsonLines } from './json-lines.ts'
import { llms } from './llms.ts'
import { manifest } from './manifest.ts'
import { markdown } from './markdown.ts'
import { openapi } from './openapi.ts'
import { openSearch } from './opensearch.ts'
import { search } from './search.ts'
import { tbx } from './tbx.ts'
import { wellKnown } from './well-known.ts'

export type Emitter = (dictionary: Dictionary, site: Site) => Iterable<Artifact>

const EMITTERS: readonly Emitter[] = [
  api,
  apiIndex,
  html,
  markdown,
  openapi,
  llms,
  crawlers,
  wellKnown,
  search,
  csv,
  jsonLines,
  tbx,
  feeds,
  openSearch,
  manifest,
  hosts,
]

/** Every artifact of the site, named but not yet rendered. */
export function* emitAll(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  for (const emit of EMITTERS) yield* emit(dictionary, site)
}
