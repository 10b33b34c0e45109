/** Bundles programs of this project for Node, for `cached-bundle.mjs` and for tests that start a program many times. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')

/** Not bundled: native code, packages that load their own files, and those that may be missing. */
const EXTERNAL = ['esbuild', '@resvg/resvg-js', 'harfbuzzjs', 'tsx', 'chokidar', 'ioredis', 'prom-client', 'cspell']

/**
 * Writes `<name>.mjs` and its source map for each entry point; what several of them import is in files of its own.
 * @param {Readonly<Record<string, string>>} entryPoints paths of modules by name
 * @param {string} outdir
 * @param {readonly string[]} left modules that are not bundled, as others import them
 * @throws an error if the program cannot be bundled or the folder cannot be written
 */
export async function bundle(entryPoints, outdir, left = []) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [...EXTERNAL, ...left],
    plugins: [{ name: 'places', setup: ({ onLoad }) => onLoad({ filter: placedModules() }, keepPlace) }],
    sourcemap: true,
    sourcesContent: false,
    // If bundling fails, the program runs from its source and reports its own errors.
    logLevel: 'silent',
    // CommonJS packages load Node's modules by `require`.
    banner: {
      js: `import { createRequire as requireFrom_ } from 'node:module'; const require = requireFrom_(${JSON.stringify(pathToFileURL(resolve(root, 'package.json')).href)});`,
    },
  })
}

/** Modules that know their place. A pattern of these few is faster than esbuild's asking for each of all modules. */
function placedModules() {
  const placed = ['src', 'scripts'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(name => join(root, folder, name))
      .filter(path => path.endsWith('.ts') && readFileSync(path, 'utf8').includes('import.meta.')),
  )
  return new RegExp(`^(?:${placed.map(path => path.replace(/[^\w/]/g, '\\$&')).join('|')})$`)
}

/**
 * Replaces `import.meta` by the original path of a module, for modules that load files beside them.
 * @param {{ readonly path: string }} module
 */
function keepPlace({ path }) {
  const text = readFileSync(path, 'utf8')
  if (!text.includes('import.meta.') || /new URL\('\.\/build-worker\.mjs'/.test(text)) return undefined
  const contents = text
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
  return { contents, loader: /** @type {const} */ ('ts') }
}
