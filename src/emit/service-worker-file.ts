/** The file of the service worker, with the list of what it fetches ahead so that pages work offline. */
import type { Site } from '../model/dictionary/site.ts'
import { type Artifact, contentOf } from '../model/views/artifact.ts'
import { file, fileOf, href } from '../model/web/address.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { NodeServices } from './required-services.ts'
import { SCRIPTS } from './scripts.ts'

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
export const serviceWorker = (
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
