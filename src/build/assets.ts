/**
 * What pages load: scripts bundled from src/browser, as files of the site, the worker that keeps pages for readers
 * offline, and marks of all these. Scripts are bundled when one is first asked for, once in a process, with the same
 * bytes every time.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, buildSync } from 'esbuild'
import { file, fileOf, href } from '../model/address.ts'
import { type Artifact, contentOf } from '../model/artifact.ts'
import { once } from '../model/once.ts'
import type { Marks, Site } from '../model/site.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { CacheGuard } from './cache-guard.ts'
import { versionOfCode } from './fingerprint.ts'

/** An entry in src/browser, without its ending. */
export type Script = (typeof MODULES)[number] | (typeof CLASSIC)[number]

/** Gives the text of a script. */
export type Bundle = (script: Script) => string

/** Loaded by `import`; they may export. */
const MODULES = ['site', 'search', 'try'] as const
/** Loaded by a plain tag, or as a worker; they are wrapped so that they leave no names behind. */
const CLASSIC = ['theme', 'offline/service-worker'] as const

const FOLDER = join(import.meta.dirname, '../browser')

const OPTIONS = {
  absWorkingDir: FOLDER,
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  outdir: '.',
  tsconfigRaw: {},
  logLevel: 'silent',
} as const satisfies BuildOptions

let made: ReadonlyMap<Script, string> | undefined

export const bundled: Bundle = script => {
  made ??= bundleAll()
  return made.get(script) ?? ''
}

/** All in one go, for starting the bundler takes longer than its work. */
function bundleAll(): ReadonlyMap<Script, string> {
  const names: readonly Script[] = [...MODULES, ...CLASSIC]
  const { outputFiles } = buildSync({ ...OPTIONS, entryPoints: names.map(name => `${name}.ts`) })
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]))
  const textOf = (name: Script): string => texts.get(join(FOLDER, `${name}.js`)) ?? ''
  return new Map([
    ...MODULES.map(name => [name, textOf(name)] as const),
    ...CLASSIC.map(name => [name, `(()=>{${textOf(name).trimEnd()}})();\n`] as const),
  ])
}

/** Folders of the program that scripts may be made of. */
const SOURCES = ['browser', 'schema', 'text', 'search', 'model']

/**
 * The same, kept for the next build: the bundler takes longer to start than a small build takes.
 * @param folder of the cache
 */
export function rememberedBundle(folder: string, guard: CacheGuard): Bundle {
  const path = join(folder, 'scripts.json')
  const scripts = once(() => {
    const version = versionOfCode(...SOURCES)
    const known = readScripts(path)
    if (known?.version === version) return known.scripts
    const fresh = Object.fromEntries(bundleAll())
    guard.run(() => writeFileSync(path, JSON.stringify({ version, scripts: fresh })))
    return fresh
  })
  return script => scripts()[script] ?? ''
}

interface Kept {
  readonly version: string
  readonly scripts: Readonly<Record<string, string>>
}

function readScripts(path: string): Kept | undefined {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Partial<Kept>
    return typeof kept.version === 'string' && typeof kept.scripts?.site === 'string' ? (kept as Kept) : undefined
  } catch {
    return undefined
  }
}

/**
 * Marks of what pages load, eight characters of a hash each: a new version has a new address, so no cache shows an old
 * one. Scripts are bundled when their mark is first read, so that checking the content, which shows no page, need not wait.
 * @param style path of the style sheet
 */
export const marksOf = (style: string, bundle: Bundle): Marks => ({
  style: existsSync(style) ? markOf(readFileSync(style)) : '0',
  get theme() {
    return markOf(bundle('theme'))
  },
  get site() {
    return markOf(bundle('site'))
  },
  get search() {
    return markOf(bundle('search'))
  },
  get try() {
    return markOf(bundle('try'))
  },
})

const markOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 8)

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
