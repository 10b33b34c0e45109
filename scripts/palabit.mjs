#!/usr/bin/env node
/**
 * Starts the program `palabit`, which `cli.ts` is, from its bundle. With PALABIT_FROM_SOURCE=1 it runs from the modules,
 * as a debugger wants it.
 */
import module from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cachedBundle } from './cached-bundle.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const entry = join(root, 'scripts/cli.ts')

requireNode()
requireInstallation()
process.setSourceMapsEnabled(true)
keepCompiled()
const program = process.env.PALABIT_FROM_SOURCE ? undefined : await cachedBundle(entry)
const { run } = await import(pathToFileURL(program ?? (await fromSource())).href)
await run()

async function fromSource() {
  const { register } = await import('tsx/esm/api')
  register()
  return entry
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
