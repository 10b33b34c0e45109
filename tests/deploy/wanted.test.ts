/** What is not found on a real server, from the searches of many clients to the list of an editor and the entry. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type WantedStore, wantedFile } from '../../src/deploy/node/wanted-file.ts'
import { wantedRedis } from '../../src/deploy/node/wanted-redis.ts'
import { bounds } from '../../src/schema/bounds.ts'
import { WantedFile, type WantedQuery } from '../../src/schema/wanted.ts'
import { freePort } from '../free-port.ts'
import { get } from '../hosts/get.ts'
import { type Started, startProcess } from '../hosts/process.ts'
import { librarySite, type Site } from '../hosts/site.ts'
import { answerOfTool } from '../hosts/tool.ts'
import { LIBRARY } from '../library.ts'
import { runHere } from '../scripts/run-here.ts'
import { BINARY, spawnRedis } from './redis-servers.ts'

let site: Site
let home: string
beforeAll(async () => {
  site = await librarySite()
  home = mkdtempSync(join(tmpdir(), 'palabit-wanted-'))
  cpSync(LIBRARY.content, join(home, 'content'), { recursive: true })
  writeFileSync(
    join(home, 'content/headwords.csv'),
    'slug,title_en,title_es,level,subjects,priority\nnft,NFT (non-fungible token),NFT (ficha no fungible),2,data,4\n',
  )
})
afterAll(() => {
  site.remove()
  rmSync(home, { recursive: true, force: true })
})

const readList = (path: string) => WantedFile.parse(JSON.parse(readFileSync(path, 'utf8'))).queries

function serve(path: string, env: Readonly<Record<string, string>> = {}): Promise<Started> {
  const args = ['--port', '0', '--dist', site.dist, '--trust-proxy', '1', '--wanted', path]
  return startProcess(process.execPath, ['scripts/run.mjs', 'serve', ...args], env)
}

type Place = 'api' | 'page'
const PLACES: Readonly<Record<Place, string>> = { api: '/v1/search.json?lang=en&q=', page: '/search/?q=' }

/** A search as one of many clients behind a proxy sends it. */
const search = (url: string, query: string, client: number, place: Place = 'api') =>
  get(`${url}${PLACES[place]}${encodeURIComponent(query)}`, {
    'X-Forwarded-For': `198.51.${client >> 8}.${client & 255}`,
  })

/** Many searches at once, but not all. */
async function together(searches: readonly (() => Promise<{ readonly status: number }>)[]): Promise<void> {
  for (let at = 0; at < searches.length; at += 40) {
    const answers = await Promise.all(searches.slice(at, at + 40).map(ask => ask()))
    expect(answers.map(({ status }) => status).filter(status => status !== 200)).toEqual([])
  }
}

const times = <Value>(count: number, make: (i: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, i) => make(i))

describe('Two thousand searches, of which a tenth fail,', () => {
  test('become a list without anything of a person, and a keyword of an entry.', async () => {
    const path = join(home, 'wanted.json')
    const host = await serve(path)
    const { url } = host
    const vain = [
      ...times(60, i => () => search(url, 'NFT', i % 20, i % 3 === 0 ? 'page' : 'api')),
      ...times(40, i => () => search(url, 'what does zwibble mean', i)),
      ...times(30, i => () => search(url, 'Encryptulator', i % 10)),
      // Of too few clients, however often they ask.
      ...times(24, i => () => search(url, 'Ana Pérez', i % 4)),
      ...times(6, i => () => search(url, `qqqq number ${'abcdef'[i]}`, i)),
      // Of many clients, but leading to somebody.
      ...times(10, i => () => search(url, 'ana@example.org', i)),
      ...times(10, i => () => search(url, '600 123 456', i)),
      ...times(10, i => () => search(url, 'https://zwibble.example/ana', i)),
      ...times(10, i => () => search(url, `zwibble ${'z'.repeat(60)}`, i)),
    ]
    const found = times(
      1_800,
      i => () => search(url, ['dns', 'firewall', 'what is a cdn', 'docker'][i % 4] ?? '', i % 250),
    )
    expect([vain.length, found.length]).toEqual([200, 1_800])
    await together([...found, ...vain].map((ask, i, all) => all[(i * 7) % all.length] ?? ask))
    expect(await host.stop()).toBe(0)

    const list = readList(path)
    const counted = list.map(({ query, channels }) => [query, channels] as const)
    expect(Object.fromEntries(counted)).toEqual({
      nft: { api: 40, page: 20 },
      'what does zwibble mean': { api: 40 },
      encryptulator: { api: 30 },
    })
    expect(readFileSync(path, 'utf8')).not.toMatch(/ana|600|example|qqqq|198\.51/)

    const { status, stdout } = await runHere('wanted', [path], { cwd: home })
    expect([
      status,
      stdout
        .trim()
        .split('\n')
        .map(line => line.replace(/\s{2,}/g, ' | ')),
    ]).toEqual([
      0,
      [
        expect.stringMatching(/^60 \| nft \| en \| planned: nft, priority 4 \| \(api 40, page 20; \d{4}-\d\d-\d\d\)$/),
        expect.stringMatching(/^40 \| what does zwibble mean \| en \| n/),
        expect.stringMatching(/^30 \| encryptulator \| en \| nearest: encryption, "Encryption" \| /),
      ],
    ])
    const written = await runHere('wanted', [path, 'encryptulator', '--write'], { cwd: home })
    expect([written.status, written.stderr]).toEqual([0, ''])
    expect(readFileSync(join(home, 'content/terms/encryption/en.md'), 'utf8')).toMatch(
      /^aliases: .*\nkeywords: \[encryptulator\]$/m,
    )
    expect((await runHere('wanted', [path, 'encryptulator'], { cwd: home })).stdout).toContain('found now: encryption')
  })
})

describe('The switch', () => {
  test('is off by default.', async () => {
    const folder = join(home, 'off')
    mkdirSync(folder)
    const host = await startProcess(process.execPath, ['scripts/run.mjs', 'serve', '--port', '0', '--dist', site.dist])
    for (let i = 0; i < 9; i++) await search(host.url, 'zwibble', i)
    expect(await host.stop()).toBe(0)
    expect(host.printed).not.toContain('zwibble')
  })

  test('refuses to write over a file that is something else.', async () => {
    const path = join(home, 'precious.json')
    writeFileSync(path, '{"precious":true}')
    await expect(serve(path)).rejects.toThrow('is not a list of what was not found')
    expect(readFileSync(path, 'utf8')).toBe('{"precious":true}')
  })
})

test('Both eras of MCP are counted, and what is sought within a subject is not.', async () => {
  const path = join(home, 'mcp.json')
  const port = await freePort()
  const args = ['--port', String(port), '--dist', site.dist, '--wanted', path]
  // All calls come from this machine, so the list knows the query already.
  const known: WantedQuery = { query: 'zwibble', language: 'es', channels: { page: 5 }, day: '2026-01-01' }
  writeFileSync(path, JSON.stringify({ version: 1, queries: [known] }))
  const host = await startProcess(process.execPath, ['scripts/run.mjs', 'serve', ...args])
  await answerOfTool(host.url, 'search_terms', { query: 'Zwibble', lang: 'es' })
  await answerOfTool(host.url, 'search_terms', { query: 'zwibble', lang: 'es', subject: 'ai' })
  await answerOfTool(host.url, 'search_terms', { query: 'zwibble' })
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const params = { name: 'search_terms', arguments: { query: 'zwibble', lang: 'es' }, _meta: meta }
  const modern = await fetch(`${host.url}/mcp`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': 'tools/call',
      'Mcp-Name': 'search_terms',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  })
  expect(modern.status).toBe(200)
  expect(await host.stop()).toBe(0)
  expect(readList(path)).toMatchObject([{ query: 'zwibble', language: 'es', channels: { mcp: 2, page: 5 } }])
})

const row = (query: string, count = 1): WantedQuery => ({
  query,
  language: 'en',
  channels: { api: count },
  day: '2026-11-21',
})

test('The file holds no more than its bound, and is replaced whole.', async () => {
  const path = join(home, 'full.json')
  const store = wantedFile(path)
  await store.add(times(bounds.wanted.queries, i => row(`q ${i.toString(36)}`)))
  await store.add([row('one more', 3)])
  const list = readList(path)
  expect(list).toHaveLength(bounds.wanted.queries)
  expect([list[0]?.query, list.at(-1)]).toEqual(['q 1', row('one more', 3)])
})

describe.skipIf(BINARY === undefined)(`With ${BINARY ?? 'no redis-server here: skipped'}`, () => {
  test('two processes count together, at the same moment too, and each has the whole file.', async () => {
    const port = await freePort()
    const redis = spawnRedis(port)
    onTestFinished(() => redis.kill())
    const stores = times(2, i => wantedRedis(`redis://127.0.0.1:${port}`, join(home, `shared-${i}.json`)))
    const [one, other] = stores
    await expect.poll(() => one?.add([]).catch(() => undefined)).toEqual([])
    await one?.add([row('a', 2), row('b')])
    await other?.add([row('a', 3), row('c')])
    expect(await one?.add([row('d')])).toEqual([row('b'), row('a', 5), row('c'), row('d')])
    const addTen = async ({ add }: WantedStore) => {
      for (let i = 0; i < 10; i++) await add([row('e')])
    }
    await Promise.all(stores.map(addTen))
    expect((await other?.add([]))?.at(-1)).toEqual(row('e', 20))
    await one?.add([])
    expect(readList(join(home, 'shared-1.json'))).toEqual(readList(join(home, 'shared-0.json')))
  })

  test('a server keeps there what it counts.', async () => {
    const port = await freePort()
    const redis = spawnRedis(port)
    onTestFinished(() => redis.kill())
    const path = join(home, 'from-redis.json')
    const host = await serve(path, { RATE_LIMIT_REDIS_URL: `redis://127.0.0.1:${port}` })
    for (let i = 0; i < 6; i++) await search(host.url, 'zwibble', i)
    expect(await host.stop()).toBe(0)
    expect(readList(path)).toMatchObject([{ query: 'zwibble', channels: { api: 6 } }])
  })
})
