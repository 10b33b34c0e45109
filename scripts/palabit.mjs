#!/usr/bin/env node
/**
 * Starts the program `palabit`, which `cli.ts` is. It is bundled once for each state of its source, because a bundle
 * starts in a third of the time of the single modules, in each thread too. With PALABIT_FROM_SOURCE=1 it runs from the
 * modules, as a debugger wants it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import module from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const entry = join(root, 'scripts/cli.ts')
/** What the threads of a build run; the program looks for it beside itself. */
const worker = join(root, 'src/site-build/threads/build-worker.ts')
const programs = join(root, '.cache/program')

requireNode()
requireInstallation()
process.setSourceMapsEnabled(true)
keepCompiled()
const program = process.env.PALABIT_FROM_SOURCE ? undefined : await bundled()
const { run } = await import(pathToFileURL(program ?? (await fromSource())).href)
await run()

/** @returns path of the bundle; undefined if it cannot be written */
async function bundled() {
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

async function fromSource() {
  const { register } = await import('tsx/esm/api')
  register()
  return entry
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

/** Node.js 22.1 and newer keep what V8 has compiled of a program. */
function keepCompiled() {
  const { enableCompileCache } = /** @type {{ enableCompileCache?: unknown }} */ (/** @type {unknown} */ (module))
  if (typeof enableCompileCache === 'function') enableCompileCache(join(root, '.cache/compiled'))
}

/** Older versions end in errors that do not name the cause. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    end(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`)
}

function requireInstallation() {
  try {
    module.createRequire(import.meta.url).resolve('tsx/package.json')
  } catch {
    end(`The libraries are not installed. Run "npm ci --omit=dev" once, in ${root}.`)
  }
}

/**
 * @param {string} problem
 * @returns {never}
 */
function end(problem) {
  process.stderr.write(`error: ${problem}\n`)
  process.exit(1)
}
