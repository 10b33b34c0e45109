/**
 * Killed builds: at any moment the published site is the whole old one or the whole new one, and the
 * next build clears away what was left.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { recover } from '../../src/site-build/output/recover-interrupted-build.ts'
import { writeCorpus } from '../bench/corpus.ts'
import { bundledProgram } from './bundled-program.ts'
import {
  built,
  edit,
  leftovers,
  snapshot,
  temporaryFolder,
  type Workspace,
  withTheFile,
  withTheTest,
  workspaceIn,
  write,
} from './folders.ts'

const CHILD = fileURLToPath(new URL('kill-child.ts', import.meta.url))
const GROUND = fileURLToPath(new URL('../fixtures/tiny', import.meta.url))

const finished = withTheFile()

/** The program of the child, bundled because it is started many times. */
let program: string
beforeAll(async () => {
  program = await bundledProgram(CHILD, finished)
})

/** Enough that writing and swapping take longer than the delays below. */
const TERMS = 60

type Moment = readonly [call: string, count: number, side: 'before' | 'after']

interface Child {
  /** Waits for a line that the child prints; false when it ended first. */
  reached(line: string): Promise<boolean>
  kill(): void
  readonly ended: Promise<NodeJS.Signals | null>
}

function startBuild(site: Workspace, moment: readonly (string | number)[] = []): Child {
  const args = [program, site.content, site.public, site.out, site.cache, ...moment.map(String)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', chunk => {
    printed += String(chunk)
  })
  const ended = once(child, 'close').then(([, signal]) => signal as NodeJS.Signals | null)
  let over = false
  ended.then(
    () => {
      over = true
    },
    () => {
      over = true
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    async reached(line) {
      while (!over && !printed.includes(line)) await wait(2)
      return printed.includes(line)
    },
    kill: () => void child.kill('SIGKILL'),
    ended,
  }
}

/** What the next build does first. */
const recovered = (site: Workspace) => recover(site.out)

/** Two states of one content: `flip` goes from one to the other and says what the site must then be. */
async function corpus(
  terms: number,
  finished = withTheTest,
): Promise<{ readonly site: Workspace; readonly states: readonly Snapshot[]; flip(): void }> {
  const site = workspaceIn(temporaryFolder(finished))
  writeCorpus(site.content, terms, GROUND)
  edit(site.content, 'site.yaml', 'levels:', 'downloads: false\nlevels:')
  write(site.public, 'style.css', 'body { margin: 0 }\n')
  const names = ['name: Tiny Dictionary', 'name: Huge Dictionary'] as const
  let state = 0
  const flip = () => {
    edit(site.content, 'site.yaml', names[state] ?? '', names[1 - state] ?? '')
    state = 1 - state
  }
  const build = async () => {
    flip()
    await built(site)
    return snapshot(site.out)
  }
  const second = await build()
  return { site, states: [await build(), second], flip }
}

type Snapshot = ReturnType<typeof snapshot>

const wholeOf = (site: Workspace, states: readonly Snapshot[]): number => {
  const found = JSON.stringify(snapshot(site.out))
  return states.findIndex(state => JSON.stringify(state) === found)
}

test('Kills spread over the whole of a large build never leave a mixture.', async () => {
  const { site, states, flip } = await corpus(TERMS)
  let current = 0
  const seen = new Set<string>()
  const kills = [
    ['start', 60] as const,
    ...[2, 30].map(delay => ['writing', delay] as const),
    ...[0, 8, 45].map(delay => ['swapping', delay] as const),
  ]
  for (const [line, delay] of kills) {
    flip()
    const child = startBuild(site)
    if (line !== 'start') await child.reached(line)
    await wait(delay)
    child.kill()
    const killed = (await child.ended) === 'SIGKILL'
    recovered(site)
    const whole = wholeOf(site, states)
    expect(whole, `killed ${delay} ms after ${line}`).toBeGreaterThanOrEqual(0)
    if (!killed) expect(whole).toBe(1 - current)
    seen.add(`${line}: ${whole === current ? 'old' : 'new'}`)
    expect(leftovers(site.home)).toEqual([])
    if (whole === current) flip()
    current = whole
  }
  expect([...seen]).toEqual(expect.arrayContaining(['start: old', 'writing: old']))
  expect(seen.has('swapping: old') || seen.has('swapping: new')).toBe(true)
  flip()
  await built(site)
  expect(wholeOf(site, states)).toBe(1 - current)
  expect(leftovers(site.home)).toEqual([])
}, 240_000)

describe('A build that dies at', () => {
  const MOMENTS: Readonly<Record<string, readonly [Moment, 'old' | 'new']>> = {
    'its first file': [['openSync', 1, 'before'], 'old'],
    'a file in the middle': [['openSync', 60, 'after'], 'old'],
    'the move of the old site': [['renameSync', 1, 'before'], 'old'],
    'the moment between the two moves': [['renameSync', 1, 'after'], 'old'],
    'the move of the new site': [['renameSync', 2, 'before'], 'old'],
    'the moment after both moves': [['renameSync', 2, 'after'], 'new'],
  }

  /** Each test begins with the state in which the one before it has left the site. */
  let current = 0
  let made: Awaited<ReturnType<typeof corpus>>
  beforeAll(async () => {
    made = await corpus(12, finished)
  })

  test.for(Object.entries(MOMENTS))('%s leaves a whole site.', async ([, [moment, expected]]) => {
    const { site, states, flip } = made
    flip()
    expect(await startBuild(site, moment).ended).toBe('SIGKILL')
    const between = moment[0] === 'renameSync' && expected === 'old' && moment.join() !== 'renameSync,1,before'
    expect(existsSync(site.out)).toBe(!between)
    recovered(site)
    expect(wholeOf(site, states)).toBe(expected === 'old' ? current : 1 - current)
    expect(leftovers(site.home)).toEqual([])
    await built(site)
    current = 1 - current
    expect(wholeOf(site, states)).toBe(current)
    expect(leftovers(site.home)).toEqual([])
  })

  test('any moment and is followed by a build that fails leaves a whole site all the same.', async () => {
    const { site, states, flip } = made
    flip()
    expect(await startBuild(site, ['renameSync', 1, 'after']).ended).toBe('SIGKILL')
    write(site.public, 'index.html', 'claimed twice')
    await expect(built(site)).rejects.toThrow('claimed twice')
    expect(wholeOf(site, states)).toBe(current)
  })
})
