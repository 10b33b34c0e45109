/** `palabit serve` as a process: what it says, and its end. What it answers is asked in `tests/hosts/node.test.ts`. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { built, temporaryFolder, tinyWorkspace, type Workspace } from '../build/folders.ts'
import { addressOf, run, start } from './run.ts'
import { runHere } from './run-here.ts'

const cleanUps: (() => unknown)[] = []
const finished = (cleanUp: () => unknown) => void cleanUps.push(cleanUp)

let site: Workspace
let address: string
let served: string

beforeAll(async () => {
  site = tinyWorkspace(temporaryFolder(finished))
  await built(site, { baseUrl: 'http://localhost:8787' })
  const server = start('serve', ['--port', '0'], { cwd: site.home, finished })
  address = await addressOf(server)
  served = server.printed
})
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

test('It says what it serves and where.', () => {
  expect(served).toMatch(/^Serving \/.*\/dist on http:\/\/localhost:\d+\n$/)
})

describe('palabit serve ends', () => {
  test.for(['SIGTERM', 'SIGINT'] as const)(
    'at once on %s, even while somebody holds a connection open.',
    async signal => {
      const server = start('serve', ['--dist', site.out, '--port', '0'], { cwd: site.home })
      const own = await addressOf(server)
      await (await fetch(own)).text()
      expect(await server.end(signal)).toEqual({ code: 0, signal: null })
      await expect(fetch(own)).rejects.toThrow()
    },
  )

  test('with a message when there is no site, or the port is taken.', () => {
    const none = run('serve', [], { cwd: temporaryFolder() })
    expect([none.status, none.stdout]).toEqual([1, ''])
    expect(none.stderr).toMatch(
      /^error: There is no site in .*; run "npm run build" first, or name its folder with --dist\.\n$/,
    )
    const taken = run('serve', ['--port', new URL(address).port], { cwd: site.home })
    expect(taken.status).toBe(1)
    expect(taken.stderr).toMatch(/^error: Cannot listen on 127\.0\.0\.1:\d+: .*EADDRINUSE/)
  })

  test.for([
    ['ioredis', [], { RATE_LIMIT_REDIS_URL: 'redis://127.0.0.1:1' }],
    ['prom-client', ['--metrics-port', '0'], {}],
  ] as const)('with a message when the optional package %s is not there.', ([name, args, env]) => {
    const NODE_OPTIONS = `--import=${join(import.meta.dirname, 'without-package.mjs')}`
    const { status, stderr } = run('serve', ['--port', '0', ...args], {
      ...{ cwd: site.home, env: { ...env, NODE_OPTIONS, WITHOUT_PACKAGE: name } },
    })
    expect([status, stderr]).toEqual([1, `error: the package ${name} is not installed: npm install ${name}\n`])
  })

  test('with one message after a mistake on the command line.', async () => {
    for (const args of [
      ['--port', 'http'],
      ['--port', '70000'],
      ['--outt'],
      ['--access-log'],
      ['--trust-proxy', 'x'],
    ]) {
      const { status, stderr } = await runHere('serve', args, { cwd: site.home })
      expect([args, status, stderr]).toEqual([args, 1, expect.stringMatching(/^error: .*\n$/)])
    }
  })
})
