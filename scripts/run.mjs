/**
 * Runs a script of this folder: `node scripts/run.mjs build --no-cards`. The program is bundled once for each state of its
 * source. Bundles start in a third of the time of the single modules, in each thread too, and in less once they have run.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle, bundleScript } from './bundle.mjs'

const root = resolve(import.meta.dirname, '..')
const [name = ''] = process.argv.splice(2, 1)
const entry = join(root, 'scripts', `${name}.ts`)
const programs = join(root, '.cache/program')

await import(pathToFileURL((await bundled()) ?? (await fromSource())).href)

/**
 * Threads of a build are loaded from beside its bundle. The thread that draws loads a package that waits at its top
 * level, which a script cannot, so it is a module.
 * @returns path of the bundled script; undefined if it cannot be written
 */
async function bundled() {
  const folder = join(programs, `${name}-${stateOfSource()}`)
  const program = join(folder, `${name}.mjs`)
  if (existsSync(program)) return program
  try {
    const draft = `${folder}.${process.pid}`
    const entries = {
      [name]: entry,
      ...(name === 'build' && { 'shard-thread': join(root, 'src/build/shard-thread.ts') }),
    }
    const engine = name === 'build' ? join(root, 'src/build/engine.ts') : undefined
    await bundleScript(entries, draft, engine).catch(() => bundle(entries, draft))
    if (name === 'build') await bundle({ 'draw-thread': join(root, 'src/build/draw-thread.ts') }, draft)
    for (const other of readdirSync(programs))
      if (other.startsWith(`${name}-`) && !draft.endsWith(other)) rmSync(join(programs, other), { recursive: true })
    renameSync(draft, folder)
    return program
  } catch {
    return existsSync(program) ? program : undefined
  }
}

async function fromSource() {
  const { register } = await import('tsx/esm/api')
  register()
  return entry
}

/** A hash of the files of the program and of the lock file. */
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
