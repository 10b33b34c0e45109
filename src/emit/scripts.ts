/** The scripts that pages load. */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { file, fileOf } from '../model/web/address.ts'
import type { NodeServices, Script } from './required-services.ts'

/** What pages load, and what of src/browser it is. */
export const SCRIPTS = [
  [file.themeScript, 'theme'],
  [file.siteScript, 'site'],
  [file.searchScript, 'search'],
] as const

/** Sources with names that say more than the addresses of their scripts. */
const SOURCES: Readonly<Partial<Record<Script, string>>> = { theme: 'apply-stored-theme', search: 'search-box-events' }

/** The file of src/browser that a script is bundled from. */
export const sourceOf = (script: Script): string => `${SOURCES[script] ?? script}.ts`

export function* scripts(_dictionary: Dictionary, { embeds }: Site, { bundle }: NodeServices): Iterable<Artifact> {
  for (const [path, script] of SCRIPTS)
    yield { path: fileOf(path), origin: `src/browser/${sourceOf(script)}`, render: () => bundle(script) }
  // Loaded by other sites.
  if (embeds) yield { path: fileOf(file.embedScript), origin: 'src/browser/embed.ts', render: () => bundle('embed') }
}
