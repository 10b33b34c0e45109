/**
 * The programs that `tests/judges/package.json` installs, and the Node that runs them. They are a package of their own
 * because they are larger than everything else together and need a newer Node than the project does.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainEnvironment } from '../build/folders.ts'
import { ROOT } from '../hosts/process.ts'

export const JUDGES = join(ROOT, 'tests/judges')
const MODULES = join(JUDGES, 'node_modules')

/** The oldest Node on which every judge runs. */
const LEAST_NODE = [22, 19] as const

/** @returns the path of an installed file, such as `afdocs/bin/afdocs.mjs` */
export const installed = (path: string): string => join(MODULES, path)

/** @throws where this Node is too old and the package has no binary for the platform */
export function nodeForJudges(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return process.execPath
  const own = installed(`node-${process.platform}-${process.arch}/bin/node`)
  if (!existsSync(own)) throw new Error(`The judges need Node ${LEAST_NODE.join('.')} or newer on this platform.`)
  return own
}

/** Holds the hash of the lock file that was installed. */
const STAMP = join(MODULES, '.installed')

/** Installs the programs unless they are there in the versions that the lock file names. */
export async function installJudges(): Promise<void> {
  const wanted = createHash('sha256')
    .update(readFileSync(join(JUDGES, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  process.stdout.write('Installing the judges of tests/judges/package.json …\n')
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const child = spawn(command, [...first, 'ci'], { cwd: JUDGES, stdio: 'inherit' })
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) throw new Error(`npm ci in tests/judges ended with ${status}.`)
  writeFileSync(STAMP, wanted)
}

export interface Verdict {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs a judge to its end, in a process of its own so that a server in this one can answer it.
 * @param path of the script below node_modules
 * @param env variables besides those of a plain environment
 */
export async function judge(
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = ROOT,
): Promise<Verdict> {
  const child = spawn(nodeForJudges(), [installed(path), ...args], {
    cwd,
    env: plainEnvironment({ NO_COLOR: '1', ...env }),
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', chunk => (stdout += String(chunk)))
  child.stderr.on('data', chunk => (stderr += String(chunk)))
  const [status] = await once(child, 'close')
  return { status: status as number | null, stdout, stderr }
}
