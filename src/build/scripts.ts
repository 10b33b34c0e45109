/** The scripts as files of the site, and the worker that keeps for readers offline what every page loads. */
import { createHash } from 'node:crypto'
import { file, fileOf, href } from '../model/address.ts'
import { type Artifact, contentOf } from '../model/artifact.ts'
import type { Site } from '../model/site.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { Bundle } from './bundle.ts'

/** What pages load, and what of src/browser it is. */
const SCRIPTS = [
  [file.themeScript, 'theme'],
  [file.siteScript, 'site'],
  [file.searchScript, 'search'],
  [file.tryScript, 'try'],
] as const

export function* scripts(bundle: Bundle): Iterable<Artifact> {
  for (const [path, script] of SCRIPTS)
    yield { path: path.slice(1), origin: `src/browser/${script}.ts`, render: () => bundle(script) }
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
 * The worker, told what belongs to the shell and marked by all its bytes: a build that changes none of them gives the
 * same worker, and readers keep what they have.
 */
export const worker = (shell: readonly Artifact[], site: Site, bundle: Bundle): Artifact => ({
  path: fileOf(file.worker),
  origin: 'src/browser/offline/service-worker.ts',
  render() {
    const code = bundle('offline/service-worker')
    const digest = createHash('sha256').update(code)
    for (const artifact of shell) digest.update(`\0${artifact.path}\0`).update(contentOf(artifact))
    const files = shell.map(({ path }) => href(site, `/${path}`) + markFor(`/${path}`, site)).sort()
    const told = { version: digest.digest('hex').slice(0, 16), files }
    return `const SHELL=${JSON.stringify(told)};\n${code}`
  },
})

/** As pages write it: they load styles and scripts by the mark of their bytes. */
function markFor(path: string, { marks }: Site): string {
  const marked = path === file.style ? 'style' : SCRIPTS.find(([own]) => own === path)?.[1]
  return marked === undefined ? '' : `?v=${marks[marked]}`
}
