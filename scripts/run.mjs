/**
 * Runs a script of this folder: `node scripts/run.mjs build --no-cards`. The program is bundled into a few files, once
 * for each state of its source; they start in a third of the time that its many modules take, here and in each thread.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')
const [name = ''] = process.argv.splice(2, 1)
const entry = join(root, 'scripts', `${name}.ts`)
const programs = join(root, '.cache/program')

/** Stays outside: native code, and packages that look for files of their own. */
const EXTERNAL = ['esbuild', '@resvg/resvg-js', 'tsx', 'chokidar']

await import(pathToFileURL((await bundled()) ?? (await fromSource())).href)

/** @returns path of the bundled script; undefined where none can be written */
async function bundled() {
  const folder = join(programs, `${name}-${stateOfSource()}`)
  const program = join(folder, `${name}.mjs`)
  if (existsSync(program)) return program
  try {
    const draft = `${folder}.${process.pid}`
    const { build } = await import('esbuild')
    await build({
      absWorkingDir: root,
      entryPoints: { [name]: entry, ...(name === 'build' && threads()) },
      outdir: draft,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: EXTERNAL,
      banner: {
        js: `import { createRequire as requireFrom_ } from 'node:module'; const require = requireFrom_(${JSON.stringify(pathToFileURL(entry).href)});`,
      },
      plugins: [{ name: 'places', setup: ({ onLoad }) => onLoad({ filter: /\/(?:src|scripts)\/.*\.ts$/ }, keepPlace) }],
      // Where no bundle can be made, the program runs from its source, which says what is wrong with it.
      logLevel: 'silent',
    })
    for (const other of readdirSync(programs))
      if (other.startsWith(`${name}-`) && !draft.endsWith(other)) rmSync(join(programs, other), { recursive: true })
    renameSync(draft, folder)
    return program
  } catch {
    return existsSync(program) ? program : undefined
  }
}

/** Threads of a build, which lie beside the bundle. */
function threads() {
  return Object.fromEntries(
    ['shard-thread', 'draw-thread'].map(thread => [thread, join(root, `src/build/${thread}.ts`)]),
  )
}

/** Modules that ask where they are, to find files beside them, are told where they were; threads lie beside the bundle. */
function keepPlace({ path }) {
  const text = readFileSync(path, 'utf8')
  if (!text.includes('import.meta.') || /new URL\('\.\/\w+-thread\.mjs'/.test(text)) return undefined
  const contents = text
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
  return { contents, loader: 'ts' }
}

async function fromSource() {
  const { register } = await import('tsx/esm/api')
  register()
  return entry
}

/** Changes with every file of the program and with the versions of its libraries. */
function stateOfSource() {
  const state = createHash('sha256')
  const add = path => {
    const { size, mtimeMs, ino } = statSync(path)
    state.update(`${path}\0${size}\0${mtimeMs}\0${ino}\n`)
  }
  for (const folder of ['src', 'scripts']) {
    for (const found of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
      if (found.isFile() && /\.m?ts$|\.mjs$/.test(found.name)) add(join(found.parentPath ?? found.path, found.name))
  }
  if (existsSync(join(root, 'package-lock.json'))) add(join(root, 'package-lock.json'))
  return state.digest('hex').slice(0, 16)
}
