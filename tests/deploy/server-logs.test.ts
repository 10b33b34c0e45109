/** The logs of the Node host as JSON, errors with the id that their answers carry, and the release that is served. */
import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { built, temporaryFolder, tinyWorkspace, type Workspace } from '../build/folders.ts'
import { get } from '../hosts/get.ts'
import { type Started, startProcess } from '../hosts/process.ts'
import { answerOfTool } from '../hosts/tool.ts'

const REVISION = '0123abcd'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const cleanUps: (() => unknown)[] = []
let site: Workspace

const publish = (sourceRevision: string) =>
  built(site, { baseUrl: 'https://tiny.example', cache: undefined, sourceRevision })

const serve = async (...options: readonly string[]): Promise<Started> => {
  const args = ['scripts/palabit.mjs', 'serve', '--port', '0', '--dist', site.out, ...options]
  const running = await startProcess(process.execPath, args)
  cleanUps.push(() => running.stop())
  return running
}

type Line = Readonly<Record<string, unknown>>

/** Every line so far; fails if one is not an object. */
const linesOf = ({ printed }: Started): readonly Line[] =>
  printed
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Line)

/** The first line about a path, once it is there. */
async function lineFor(running: Started, path: string, level = 'info'): Promise<Line | undefined> {
  const found = () => linesOf(running).find(line => line.path === path && line.level === level)
  await expect.poll(found).toBeDefined()
  return found()
}

beforeAll(async () => {
  site = tinyWorkspace(temporaryFolder(cleanUp => cleanUps.push(cleanUp)))
  await publish(REVISION)
})
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

test('Each line is an object with the time, and answers have their bytes and no address.', async () => {
  const running = await serve('--access-log', 'json')
  const { body } = await get(`${running.url}/5g/?email=somebody@example.org`, { 'User-Agent': 'secret-agent' })
  const line = await lineFor(running, '/5g/')
  expect(line).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'info',
    message: 'request',
    method: 'GET',
    path: '/5g/',
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  })
  expect(line?.bytes).toBeGreaterThan(body.length)
  expect(line?.bytes).toBeLessThan(body.length + 4_000)
  expect(running.printed).not.toMatch(/somebody|secret-agent/)
  expect(linesOf(running)[0]).toMatchObject({ level: 'info', revision: REVISION, terms: expect.any(Number) })
})

test.for([
  ['text', /^\S+Z 203\.0\.113\.9 GET \/5g\/ 200 /m],
  ['json', /"path":"\/5g\/".*"client":"203\.0\.113\.9"/],
] as const)('The address of a client is logged as %s if that is asked for.', async ([format, expected]) => {
  const running = await serve('--access-log', format, '--log-addresses', '--trust-proxy', '1')
  await get(`${running.url}/5g/`, { 'X-Forwarded-For': '203.0.113.9' })
  await expect.poll(() => running.printed).toMatch(expected)
})

test('Another format is refused.', async () => {
  await expect(serve('--access-log=xml')).rejects.toThrow('use text or json')
})

test('/healthz and the log name the release, and the next one when it is there.', async () => {
  const running = await serve('--access-log', 'json')
  const health = async () => (await get(`${running.url}/healthz`)).body.toString()
  expect(await health()).toMatch(new RegExp(`^ok\nRelease: revision ${REVISION}, content of [\\d-]+, \\d+ terms\\.$`))
  await publish('v2.0')
  await expect
    .poll(async () => {
      await get(`${running.url}/5g/`)
      return health()
    })
    .toContain('revision v2.0')
  expect(linesOf(running)).toContainEqual(expect.objectContaining({ level: 'info', revision: 'v2.0' }))
})

test('An internal error has an id, in the log and in the answer.', async () => {
  const entry = join(site.out, 'v1/terms/5g.json')
  renameSync(entry, `${entry}.away`)
  // A loop of links cannot be read by anybody, not even by root.
  symlinkSync(entry, entry)
  try {
    const running = await serve('--access-log', 'json')
    const { status, headers, body } = await get(`${running.url}/v1/terms/5g.json?q=secret`)
    const id = String(headers['x-request-id'])
    expect([status, id]).toEqual([500, expect.stringMatching(UUID)])
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'internal_error', instance: `urn:uuid:${id}` })
    const line = await lineFor(running, '/v1/terms/5g.json', 'error')
    expect(line).toMatchObject({ id, method: 'GET', message: expect.stringContaining('ELOOP') })
    expect(body.toString()).not.toContain('ELOOP')
    const { error } = await answerOfTool(running.url, 'get_term', { slug: '5g' })
    const requestId = error?.data?.requestId
    expect(requestId).toMatch(UUID)
    await expect.poll(() => linesOf(running).map(({ id: logged }) => logged)).toContain(requestId)
  } finally {
    rmSync(entry)
    renameSync(`${entry}.away`, entry)
  }
})
