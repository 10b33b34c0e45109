/** Folders for tests that build: copies of the tiny dictionary that are gone when the test ends, and what is in a folder. */
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, onTestFinished } from 'vitest'
import { loadFaces } from '../../src/cards/fonts.ts'
import type { BuildSummary } from '../../src/report/build-summary.ts'
import { build } from '../../src/site-build/build.ts'
import type { BuildOptions, BuildResult, Folders } from '../../src/site-build/build-options.ts'
import { bundled } from '../../src/site-build/bundle-browser-scripts.ts'
import { makeFolder } from '../make-folder.ts'

await loadFaces()

const TINY = fileURLToPath(new URL('../fixtures/tiny', import.meta.url))
const PUBLIC = fileURLToPath(new URL('../fixtures/public', import.meta.url))

/** Takes what is to be done in the end; that of a test unless told otherwise. */
export type Finished = (cleanUp: () => unknown) => void
export const withTheTest: Finished = cleanUp => onTestFinished(async () => void (await cleanUp()))

/**
 * For what hooks begin: called where the tests of a file are declared, it takes what is to be done after all of them, the
 * last thing first. A hook that registers another one while it runs is too late.
 */
export function withTheFile(): Finished {
  const cleanUps: (() => unknown)[] = []
  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  })
  return cleanUp => void cleanUps.push(cleanUp)
}

/** A folder of its own for one test. */
export function temporaryFolder(finished = withTheTest): string {
  const folder = makeFolder('test')
  finished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Workspace extends Folders {
  /** Holds everything else. */
  readonly home: string
  readonly out: string
  readonly cache: string
}

/**
 * The tiny dictionary and a public folder, ready to be edited and built. Comparisons and paths are left out, so that an
 * entry can be taken out alone, and, unless they are asked for, downloads, which take half of the time of a build.
 */
export function tinyWorkspace(home = temporaryFolder(), { downloads = false } = {}): Workspace {
  const workspace = wholeWorkspace(home)
  for (const folder of ['comparisons', 'paths']) rmSync(join(workspace.content, folder), { recursive: true })
  if (!downloads) appendFileSync(join(workspace.content, 'site.yaml'), 'downloads: false\n')
  return workspace
}

/** The same with comparisons, paths and downloads. */
export function wholeWorkspace(home = temporaryFolder()): Workspace {
  const workspace = workspaceIn(home)
  cpSync(TINY, workspace.content, { recursive: true })
  cpSync(PUBLIC, workspace.public, { recursive: true })
  write(workspace.public, 'fonts/one.woff2', Buffer.from([0x77, 0x4f, 0x46, 0x32, 0, 1, 255, 10]))
  return workspace
}

/** A line of site.yaml with which the form for entries is published, whose pages have a policy of their own. */
export const WITH_FORM = 'write: true\n'

export const publishForm = ({ content }: Folders): void => appendFileSync(join(content, 'site.yaml'), WITH_FORM)

export const workspaceIn = (home: string): Workspace => ({
  home,
  content: join(home, 'content'),
  public: join(home, 'public'),
  out: join(home, 'dist'),
  cache: join(home, '.cache'),
})

/** Builds and expects that it works. The scripts of pages are bundled once for all tests of a worker. */
export async function built(workspace: Workspace, options: Partial<BuildOptions> = {}): Promise<BuildSummary> {
  const result = await attempted(workspace, options)
  if (!result.ok) throw new Error(`Nothing was built: ${JSON.stringify(result)}`)
  return result.summary
}

export const attempted = (workspace: Workspace, options: Partial<BuildOptions> = {}): Promise<BuildResult> =>
  build(
    { content: workspace.content, public: workspace.public },
    { out: workspace.out, cache: workspace.cache, bundle: bundled, ...options },
  )

type Snapshot = Readonly<Record<string, string>>

/** What cold copies hold, by their content, their public files and how they are built. */
const coldCopies = new Map<string, Snapshot>()

/** The same content and public files built without a memory in another folder; once for all tests of a worker. */
export async function coldCopy(workspace: Workspace, options: Partial<BuildOptions> = {}): Promise<Snapshot> {
  const key = JSON.stringify([snapshot(workspace.content), snapshot(workspace.public), options])
  const made = coldCopies.get(key) ?? (await buildCold(workspace, options))
  coldCopies.set(key, made)
  return made
}

async function buildCold(workspace: Workspace, options: Partial<BuildOptions>): Promise<Snapshot> {
  const copy = workspaceIn(temporaryFolder())
  cpSync(workspace.content, copy.content, { recursive: true })
  if (existsSync(workspace.public)) cpSync(workspace.public, copy.public, { recursive: true })
  await built(copy, { ...options, cache: undefined })
  return snapshot(copy.out)
}

/** Every file below a folder with a hash of its bytes; empty folders count as files do. */
export function snapshot(folder: string): Snapshot {
  if (!existsSync(folder)) return {}
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap(entry => {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path)
    if (!entry.isDirectory()) return [[name, createHash('sha256').update(readFileSync(path)).digest('hex')] as const]
    return readdirSync(path).length === 0 ? [[`${name}/`, 'empty'] as const] : []
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Writes a file below a folder, with the folders that lead to it. */
export function write(root: string, path: string, text: string | Uint8Array): void {
  const target = join(root, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

/** Replaces a text in a file. */
export function edit(root: string, path: string, from: string, to: string): void {
  const target = join(root, path)
  const text = readFileSync(target, 'utf8')
  if (!text.includes(from)) throw new Error(`${path} does not say "${from}".`)
  writeFileSync(
    target,
    text.replace(from, () => to),
  )
}

/** Gives the new files below a folder a time long ago, each time another: a build trusts no time of a moment ago. */
export function age(folder: string): void {
  longAgo++
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && statSync(path).mtimeMs > FIRST_MS) utimesSync(path, longAgo, longAgo)
  }
}
/** Seconds of the epoch. */
let longAgo = 1_600_000_000
/** Milliseconds of the epoch after which files are new. */
const FIRST_MS = 1_700_000_000_000

/** Names in a folder that a build has left beside its output. */
export const leftovers = (home: string): readonly string[] =>
  readdirSync(home).filter(name => /^\..+\.(?:next|previous)-/.test(name))

/** Variables that steer the scripts; the runner of the tests, CI or a terminal may have set them. */
const STEERING = [
  'BASE_URL',
  'PORT',
  'RATE_LIMIT_REDIS_URL',
  'SOURCE_DATE_EPOCH',
  'GITHUB_ACTIONS',
  'GITHUB_STEP_SUMMARY',
  'NO_COLOR',
  'FORCE_COLOR',
  'NODE_OPTIONS',
  'CI',
]

/** The environment for a child process, as on a machine where nothing has been set. */
export const plainEnvironment = (extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !STEERING.includes(name) && !name.startsWith('npm_')),
  ),
  ...extra,
})
