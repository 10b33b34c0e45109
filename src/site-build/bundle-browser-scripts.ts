/**
 * Scripts bundled from src/browser, and marks of what pages load. Scripts are bundled when one is first asked for, once
 * in a process, with the same bytes every time.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BuildOptions, OutputFile } from 'esbuild'
import type { Bundle, Script } from '../emit/required-services.ts'
import { sourceOf } from '../emit/scripts.ts'
import type { Marks } from '../model/dictionary/site.ts'
import { once } from '../text/memoize.ts'

/** Loaded by `import`; they may export. */
const MODULES = ['site', 'search'] as const satisfies readonly Script[]
/** Loaded by a plain tag, or as a worker; they are wrapped so that they leave no names behind. */
const CLASSIC = ['theme', 'embed', 'offline/service-worker'] as const satisfies readonly Script[]

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

/** Loaded when scripts are to be bundled: that takes a tenth of the time in which a small build begins. */
const bundler = once(() => createRequire(import.meta.url)('esbuild') as typeof import('esbuild'))

let made: ReadonlyMap<Script, string> | undefined

export const bundled: Bundle = script => allBundled().get(script) ?? form().get(script) ?? ''

function allBundled(): ReadonlyMap<Script, string> {
  made ??= textsOf(bundler().buildSync(ALL).outputFiles)
  return made
}

/** All in one go, for starting the bundler takes longer than its work. */
const ALL = { ...OPTIONS, entryPoints: [...MODULES, ...CLASSIC].map(out => ({ in: sourceOf(out), out })) }

/** The form of src/entry-form, with its style sheet. It is large, so it is bundled by itself, where a site publishes it. */
const form = once((): ReadonlyMap<Script, string> => {
  const entryPoints = ['../entry-form/main.ts', '../entry-form/form.css']
  const alias = { 'gray-matter': join(FOLDER, '../entry-form/gray-matter-stub.ts') }
  const { outputFiles } = bundler().buildSync({ ...OPTIONS, platform: 'browser', entryPoints, alias })
  const ending = (end: string): string => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  return new Map([
    ['write', ending('.js')],
    ['write.css', ending('.css')],
  ])
})

/** Bundles in another process while the caller does something else. */
export async function beginBundling(): Promise<void> {
  if (made) return
  try {
    const { outputFiles } = await bundler().build(ALL)
    made ??= textsOf(outputFiles)
  } catch {
    // The first call for a script bundles again, and reports what is wrong.
  }
}

function textsOf(files: readonly OutputFile[]): ReadonlyMap<Script, string> {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const textOf = (name: Script): string => texts.get(join(FOLDER, `${name}.js`)) ?? ''
  return new Map([
    ...MODULES.map(name => [name, textOf(name)] as const),
    ...CLASSIC.map(name => [name, `(()=>{${textOf(name).trimEnd()}})();\n`] as const),
  ])
}

/**
 * Marks of what pages load, eight characters of a hash each: a new version has a new address, so no cache shows an old
 * one. Scripts are bundled when their mark is first read, so that checking the content, which shows no page, need not wait.
 * @param style path of the style sheet
 * @param hasForm whether the site publishes the form, which takes long to bundle
 */
export function marksOf(style: string, bundle: Bundle, hasForm: boolean): Marks {
  const styleMark = existsSync(style) ? markOf(readFileSync(style)) : '0'
  const scripts = once(() => ({
    theme: markOf(bundle('theme')),
    site: markOf(bundle('site')),
    search: markOf(bundle('search')),
  }))
  /** The form of src/entry-form, with its style sheet. It is large, so it is bundled by itself, where a site publishes it. */
  const form = once(() => (hasForm ? markOf(bundle('write') + bundle('write.css')) : ''))
  return {
    style: styleMark,
    get theme() {
      return scripts().theme
    },
    get site() {
      return scripts().site
    },
    get search() {
      return scripts().search
    },
    get write() {
      return form()
    },
  }
}

const markOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 8)
