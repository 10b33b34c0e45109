/**
 * The scripts that browsers get, bundled from src/browser: made when somebody first asks for one, once in a process, and
 * the same bytes every time.
 */
import { join } from 'node:path'
import { type BuildOptions, buildSync } from 'esbuild'

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
