/**
 * `npm run bench`: measures cold builds of 10,000 or more generated terms, as a ratio to a floor measured in the same run,
 * and of the real dictionary with its cards, then
 * search, MCP, HTTP, many clients at once, and the start of a Worker with the real dictionary. Files are in memory where
 * the system has a folder for that.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installJudges } from '../judges/programs.ts'
import { loadHost } from '../load/loaded-host.ts'
import { writeCorpus } from './corpus.ts'
import { httpRates } from './http.ts'
import { mcpHttpRates } from './mcp-http.ts'

interface Run {
  readonly seconds: number
  readonly marks: Readonly<Record<string, number>>
  readonly peak: number
  readonly summary: { readonly files: number; readonly bytes: number }
}

const root = resolve(import.meta.dirname, '../..')
const usage = `Usage: npm run bench [-- <terms>[,<terms>…]]

  <terms>   how many terms to build with (10000)`
const [terms = '10000'] = process.argv.slice(2)
const sizes = terms.split(',').map(Number)
if (!sizes.every(size => Number.isInteger(size) && size > 0)) {
  process.stderr.write(`${usage}\n`)
  process.exit(1)
}
const run = (script: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, ['--import', 'tsx', join(root, 'tests/bench', script), ...args], {
    encoding: 'utf8',
    cwd: root,
  })
const build = (folder: string, content = join(folder, 'content'), ...options: readonly string[]): Run =>
  JSON.parse(
    run('one-build.ts', content, join(root, 'public'), join(folder, 'dist'), join(folder, 'cache'), ...options),
  ) as Run
const say = (text: string) => process.stdout.write(`${text}\n`)

for (const size of sizes) await inFolder(async folder => measureBuild(folder, size))
await inFolder(measureCards)
await inFolder(measureServing)

async function inFolder(measure: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'palabit-bench-'))
  try {
    await measure(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function measureBuild(folder: string, size: number): void {
  writeCorpus(join(folder, 'content'), size, join(root, 'content'))
  const cold = build(folder)
  const floor = Number(run('floor.ts', join(folder, 'content'), join(folder, 'dist'), join(folder, 'floor')))
  const { marks, summary } = cold
  say(
    `${size} terms, ${summary.files} files, ${(summary.bytes / 1e6).toFixed(0)} MB (in ${folder.startsWith('/dev/shm') ? 'memory' : 'temporary files'})`,
  )
  say(`  cold build    ${cold.seconds.toFixed(2)} s, ${Math.round(size / cold.seconds)} terms a second`)
  say(`    reading     ${((marks['read end'] ?? 0) / 1000).toFixed(2)} s`)
  say(`    relating    ${(((marks.render ?? 0) - (marks['read end'] ?? 0)) / 1000).toFixed(2)} s`)
  say(`    writing     ${((cold.seconds * 1000 - (marks.render ?? 0)) / 1000).toFixed(2)} s`)
  say(`  peak memory   ${(cold.peak / 1024 / 1024).toFixed(0)} MiB${size === 10_000 ? ' (at most 540)' : ''}`)
  say(
    `  floor         ${floor.toFixed(2)} s; cold build is ${(cold.seconds / floor).toFixed(1)} times the floor (at most 10)`,
  )
}

/** The real dictionary with its cards: drawn, and taken from the cache by a build that begins with no site. */
async function measureCards(folder: string): Promise<void> {
  for (const [name, most] of [
    ['cards drawn', 9],
    ['cards cached', 3.5],
  ] as const) {
    rmSync(join(folder, 'dist'), { recursive: true, force: true })
    const { seconds, peak, summary } = build(folder, join(root, 'content'), 'cards')
    say(
      `${name.padEnd(13)} ${seconds.toFixed(2)} s (at most ${most}), ${summary.files} files, ${(peak / 1024 / 1024).toFixed(0)} MiB`,
    )
  }
}

/** Serving the real dictionary: search, MCP and HTTP, each compared with a minimal implementation. */
async function measureServing(folder: string): Promise<void> {
  run('one-build.ts', join(root, 'content'), join(root, 'public'), join(folder, 'dist'), join(folder, 'cache'))
  const search = JSON.parse(run('search.ts', join(root, 'content'), 'en')) as Readonly<Record<string, unknown>>
  say(`search        ${JSON.stringify(search)}`)
  const dist = join(folder, 'dist')
  const { theirs, ours, ratio } = await httpRates(dist, '/v1/terms/api.json')
  say(`entry over HTTP ${ours} a second, bare server ${theirs}: ${ratio.toFixed(2)} (at least 0.60)`)
  // The official SDK, which ours is compared with, is installed with the judges.
  await installJudges()
  for (const { tool, ...rates } of await mcpHttpRates(dist)) {
    const least = tool === 'search_terms' ? '3.00' : '2.00'
    say(
      `${tool} over HTTP ${rates.ours} a second, official SDK 1.x ${rates.theirs}: ${rates.ratio.toFixed(2)} (at least ${least})`,
    )
  }
  say(`workerd, milliseconds: ${run('workerd.ts', dist)}`)
  await measureLoad(dist)
}

/** Many clients at once; a third of the requests are malformed. */
async function measureLoad(dist: string): Promise<void> {
  const { requests, seconds, statuses, faults, refused, before, after } = await loadHost(dist, 5_000, 50_000)
  const megabytes = (bytes: number): string => (bytes / 1_024 / 1_024).toFixed(1)
  say(`crowd         ${requests} requests of 5,000 clients in ${seconds.toFixed(1)} s: ${JSON.stringify(statuses)}`)
  say(
    `  answers or counts that are wrong ${faults.length} (none); clients refused after 300 requests ${refused.length}`,
  )
  say(
    `  heap ${megabytes(before.heapUsed)} → ${megabytes(after.heapUsed)} MiB (at most 16 more), resident ${megabytes(after.rss)} MiB`,
  )
}
