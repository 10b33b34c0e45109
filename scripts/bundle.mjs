/** Bundles programs of this project for Node, for `run.mjs` and for tests that start a program many times. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROGRAM } from './compiled.mjs'

const root = resolve(import.meta.dirname, '..')

/** Not bundled: native code, and packages that load their own files. */
const EXTERNAL = ['esbuild', '@resvg/resvg-js', 'harfbuzzjs', 'tsx', 'chokidar']

const shared = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  external: EXTERNAL,
  plugins: [{ name: 'places', setup: ({ onLoad }) => onLoad({ filter: /\/(?:src|scripts)\/.*\.ts$/ }, keepPlace) }],
  // If bundling fails, the program runs from its source and reports its own errors.
  logLevel: 'silent',
}

/**
 * Writes `<name>.mjs` for each entry point.
 * @param entryPoints paths of modules by name
 * @throws an error if the program cannot be bundled or the folder cannot be written
 */
export async function bundle(entryPoints, outdir) {
  const { build } = await import('esbuild')
  await build({
    ...shared,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    format: 'esm',
    banner: {
      js: `import { createRequire as requireFrom_ } from 'node:module'; const require = requireFrom_(${JSON.stringify(pathToFileURL(resolve(root, 'package.json')).href)});`,
    },
  })
}

/**
 * Writes `<name>.mjs` for each entry point as well, which start in one script, so that V8 can take it as it was compiled
 * before (`compiled.mjs`). Modules that wait at their top level cannot be in a script, and
 * what it does not bundle cannot be imported later.
 * @param entryPoints paths of modules by name
 * @param engine path of a module whose `setEngine` is called before the first of them, if there is one: V8 takes nothing
 * that was compiled under other settings
 * @throws an error if the program cannot be bundled or the folder cannot be written
 */
export async function bundleScript(entryPoints, outdir, engine) {
  const { build } = await import('esbuild')
  const names = Object.keys(entryPoints)
  await build({
    ...shared,
    stdin: {
      contents: names.map(name => `if (name_ === '${name}') require(${JSON.stringify(entryPoints[name])})`).join('\n'),
      resolveDir: root,
    },
    outfile: join(outdir, PROGRAM),
    format: 'cjs',
    define: { 'import.meta.url': 'place_' },
    banner: { js: '(function (require, module, exports, place_, name_) {' },
    footer: { js: '})' },
  })
  if (engine !== undefined) await bundle({ engine }, outdir)
  mkdirSync(outdir, { recursive: true })
  for (const [i, name] of names.entries()) {
    const setting = engine !== undefined && i === 0 ? `import { setEngine } from './engine.mjs'\nsetEngine()\n` : ''
    const starter = JSON.stringify(pathToFileURL(join(root, 'scripts/compiled.mjs')).href)
    writeFileSync(
      join(outdir, `${name}.mjs`),
      `import { start } from ${starter}\n${setting}start(import.meta.url, '${name}')\n`,
    )
  }
}

/** Replaces `import.meta` by the original path of a module, for modules that load files beside them. */
function keepPlace({ path }) {
  const text = readFileSync(path, 'utf8')
  if (!text.includes('import.meta.') || /new URL\('\.\/\w+-thread\.mjs'/.test(text)) return undefined
  const contents = text
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
  return { contents, loader: 'ts' }
}
