/**
 * The program `palabit`, bundled once for each command and state of its source: a bundle starts in a third of the time of
 * the single modules, in each thread too.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')
/** What the threads of a build run; the program looks for it beside itself. */
const worker = join(root, 'src/site-build/threads/build-worker.ts')
const programs = join(root, '.cache/program')

/**
 * @param {string} entry path of the module that is bundled
 * @returns path of the bundle; undefined if it cannot be written
 */
export async function cachedBundle(entry) {
  const state = stateOfSource()
  const { own, others } = commands()
  const folder = join(programs, `${own}-${state}`)
  const program = join(folder, 'cli.mjs')
  if (existsSync(program)) return program
  try {
    const { bundle } = await import('./bundle-for-node.mjs')
    const draft = `${folder}.${process.pid}`
    await bundle({ cli: entry, 'build-worker': worker }, draft, others)
    for (const other of readdirSync(programs))
      if (!other.includes(state)) rmSync(join(programs, other), { recursive: true })
    renameSync(draft, folder)
    return program
  } catch {
    return existsSync(program) ? program : undefined
  }
}

/** The command to run, and the modules of those that its bundle does without; the help needs all. */
function commands() {
  const modules = readdirSync(join(root, 'scripts/commands'))
  const own = `${process.argv[2]}.ts`
  if (!modules.includes(own)) return { own: 'help', others: [] }
  return { own: process.argv[2], others: modules.filter(name => name !== own).map(name => `./commands/${name}`) }
}

/** A hash of the files of the program and of the lock file. */
function stateOfSource() {
  const state = createHash('sha256')
  for (const path of [...sourceFiles(), join(root, 'package-lock.json')]) {
    const { size, mtimeMs, ino } = statSync(path)
    state.update(`${path}\0${size}\0${mtimeMs}\0${ino}\n`)
  }
  return state.digest('hex').slice(0, 16)
}

function sourceFiles() {
  return ['src', 'scripts'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(found => found.isFile() && /\.m?ts$|\.mjs$/.test(found.name))
      .map(found => join(found.parentPath ?? found.path, found.name)),
  )
}
