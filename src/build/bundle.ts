/**
 * The scripts that browsers get, bundled from src/browser: made when somebody first asks for one, once in a process, and
 * the same bytes every time.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, buildSync } from 'esbuild'
import { once } from '../model/once.ts'
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
