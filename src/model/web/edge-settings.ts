/**
 * `deploy/edge.json`: what the edge function needs to know of the site besides the published files. The build writes
 * it, and every host reads it instead of the content and its settings.
 */

import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Site } from '../dictionary/site.ts'
import { file } from './address.ts'
import { type HeaderRule, headerRules } from './header-rules.ts'
import { type ServerCard, serverCard } from './mcp-server-card.ts'
import { redirectsOf } from './redirects.ts'

export interface EdgeSettings extends Pick<Site, 'name' | 'base' | 'basePath' | 'edge' | 'removed' | 'subjects'> {
  /** Former path → current path. */
  readonly redirects: Readonly<Record<string, string>>
  readonly headers: readonly HeaderRule[]
  /** Description of the MCP server; absent if the site has none. */
  readonly card?: ServerCard
  /** Files whose address changes with their bytes, and the `v` that pages ask for now; absent as the release is. */
  readonly versions?: Readonly<Record<string, string>>
  /** Absent where an earlier version of the program wrote the settings. */
  readonly release?: Release
}

export interface Release {
  readonly revision?: string | undefined
  /** Day of the content, YYYY-MM-DD. */
  readonly date: string
  readonly terms: number
}

export const edgeSettings = (dictionary: Dictionary, site: Site): EdgeSettings => ({
  name: site.name,
  base: site.base,
  basePath: site.basePath,
  edge: site.edge,
  redirects: Object.fromEntries(redirectsOf(dictionary, site)),
  removed: site.removed,
  headers: headerRules(site),
  ...(site.edge && { card: serverCard(site) }),
  subjects: site.subjects,
  versions: {
    [file.style]: site.marks.style,
    [file.themeScript]: site.marks.theme,
    [file.siteScript]: site.marks.site,
    [file.searchScript]: site.marks.search,
  },
  release: { revision: site.revision, date: site.generated, terms: dictionary.terms.length },
})
