/**
 * The scripts of pages, the worker that keeps pages for readers offline, and what the form needs in which entries are
 * written: its script and style sheet, the names of all entries, against which it checks a new one, and the texts of each.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { type Artifact, contentOf } from '../model/views/artifact.ts'
import { file, fileOf, href } from '../model/web/address.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { NodeServices } from './node-services.ts'
import { artifact } from './one-file.ts'

/** What pages load, and what of src/browser it is. */
const SCRIPTS = [
  [file.themeScript, 'theme'],
  [file.siteScript, 'site'],
  [file.searchScript, 'search'],
] as const

export function* scripts(_dictionary: Dictionary, { embeds }: Site, { bundle }: NodeServices): Iterable<Artifact> {
  for (const [path, script] of SCRIPTS)
    yield { path: fileOf(path), origin: `src/browser/${script}.ts`, render: () => bundle(script) }
  // Loaded by other sites.
  if (embeds) yield { path: fileOf(file.embedScript), origin: 'src/browser/embed.ts', render: () => bundle('embed') }
}

/** Whether every page needs it, or a reader without a connection: the worker fetches it ahead. */
export const isShell = ({ path }: Artifact): boolean => SHELL.has(`/${path}`) || /^fonts\/.*\.woff2$/.test(path)

const SHELL: ReadonlySet<string> = new Set([
  file.style,
  file.themeScript,
  file.siteScript,
  file.searchScript,
  file.icon,
  ...LANGUAGES.map(file.offline),
])

/**
 * The worker with the list of shell files and a version from all their bytes: a build that changes none of them gives the
 * same worker, and readers keep what they have.
 */
export const worker = (
  shell: readonly Artifact[],
  site: Site,
  { bundle, digest }: Pick<NodeServices, 'bundle' | 'digest'>,
): Artifact => ({
  path: fileOf(file.worker),
  origin: 'src/browser/offline/service-worker.ts',
  render() {
    const code = bundle('offline/service-worker')
    const files = shell.map(({ path }) => href(site, `/${path}`) + markFor(`/${path}`, site)).sort()
    const constants = { version: digest(piecesOf(code, shell)).slice(0, 16), files }
    return `const SHELL=${JSON.stringify(constants)};\n${code}`
  },
})

function* piecesOf(code: string, shell: readonly Artifact[]): Iterable<string | Uint8Array> {
  yield code
  for (const artifact of shell) {
    yield `\0${artifact.path}\0`
    yield contentOf(artifact)
  }
}

/** As pages write it: they load styles and scripts by the mark of their bytes. */
function markFor(path: string, { marks }: Site): string {
  const marked = path === file.style ? 'style' : SCRIPTS.find(([own]) => own === path)?.[1]
  return marked === undefined ? '' : `?v=${marks[marked]}`
}

export function* writing({ terms }: Dictionary, { write }: Site, services: NodeServices): Iterable<Artifact> {
  if (!write) return
  const origin = 'the form for entries'
  yield artifact(file.writeScript, origin, () => services.bundle('write'))
  yield artifact(file.writeStyle, origin, () => services.bundle('write.css'))
  const names = () => `[\n${terms.map(term => JSON.stringify(named(term))).join(',\n')}\n]\n`
  yield artifact(file.writeNames, origin, names)
  for (const { slug } of terms) yield artifact(file.writeEntry(slug), origin, () => `${services.readEntry(slug)}\n`)
}

/** What rules between entries look at. */
const named = ({ slug, id, date, level, subjects, needs, formerSlugs, draft, en, es }: Summary): Summary => ({
  ...{ slug, id, date, level, subjects, needs, formerSlugs },
  ...(draft && { draft }),
  en: namesIn(en),
  es: namesIn(es),
})

const namesIn = ({ title, aliases, variants }: Summary['en']): Summary['en'] => ({
  ...{ title, tagline: '', aliases, keywords: [] },
  ...(variants && { variants }),
})
