/** Features of the Node host alone: compression, health, access log, slow and huge requests, new builds, stopping. */
import { existsSync, renameSync } from 'node:fs'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { list, STRONG } from '../conformance/client.ts'
import { send, sendTarget } from '../conformance/socket.ts'
import { get } from './get.ts'
import { type Started, startProcess } from './process.ts'
import { type Site, tinySite } from './site.ts'

let site: Site
let server: Started
const serve = (dist: string, args: readonly string[] = [], env = {}): Promise<Started> =>
  startProcess(process.execPath, ['scripts/palabit.mjs', 'serve', '--port', '0', '--dist', dist, ...args], env)

beforeAll(async () => {
  site = await tinySite()
  server = await serve(site.dist, ['--access-log', 'text'])
})
afterAll(async () => {
  await server.stop()
  site.remove()
})

const coded = (path: string, coding: string, headers = {}) =>
  get(server.url + path, { 'Accept-Encoding': coding, ...headers })

test.for(['http://localhost/5g/', 'http://example.org/../../package.json', '*', '5g/', '/5g/#top'])(
  'The target %s, which few hosts see, fails nothing and leads nowhere else.',
  async target => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const { status, text } = await sendTarget(server.url, target, method)
      expect([method, status < 500]).toEqual([method, true])
      expect(text).not.toMatch(/^location: (?!\/(?!\/))|devDependencies/im)
    }
  },
)

describe('Compression', () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const

  test.for([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['x-gzip', 'gzip'],
  ] as const)('"%s" is answered with %s, and the bytes are those of the file.', async ([accept, coding]) => {
    const plain = await get(`${server.url}/v1/terms.json`)
    const { status, headers, body } = await coded('/v1/terms.json', accept)
    expect([status, headers['content-encoding']]).toEqual([200, coding])
    expect(decoders[coding](body)).toEqual(plain.body)
    expect(body.length).toBeLessThan(plain.body.length / 2)
    expect(headers['content-length']).toBe(String(body.length))
  })

  test.for(['identity', '', 'deflate', 'br;q=0, gzip;q=0', 'identity, gzip;q=0.5', 'constructor'])(
    '"%s" is answered with the file as it is.',
    async accept => {
      const { headers, body } = await coded('/v1/terms.json', accept)
      expect(headers['content-encoding']).toBeUndefined()
      expect(JSON.parse(body.toString())).toHaveProperty('terms')
    },
  )

  test('happens only on request, and Vary says that it is possible.', async () => {
    for (const [path, vary] of [
      ['/v1/terms.json', ['accept-encoding']],
      ['/5g/', ['accept', 'accept-encoding']],
    ] as const) {
      const { headers } = await get(server.url + path)
      expect(headers['content-encoding']).toBeUndefined()
      expect(list(headers.vary)).toEqual(vary)
      expect(list((await coded(path, 'br')).headers.vary)).toEqual(vary)
    }
  })

  test('is worth while for everything that grows with the dictionary.', async () => {
    for (const path of ['/downloads/terms.csv', '/downloads/terms.jsonl', '/downloads/terms.tbx', '/feeds/en/new.atom'])
      expect([path, (await coded(path, 'br')).headers['content-encoding']]).toEqual([path, 'br'])
  })

  test('leaves alone what is small or is no text.', async () => {
    for (const path of ['/icon.svg', '/fonts/one.woff2', '/style.css'])
      expect((await coded(path, 'br, gzip')).headers['content-encoding']).toBeUndefined()
  })

  test('gives every coding a strong validator of its own, which answers for no other.', async () => {
    const codings = ['identity', 'gzip', 'br'] as const
    const tags = new Map<string, string>()
    for (const coding of codings) tags.set(coding, (await coded('/5g/', coding)).headers.etag ?? '')
    expect(new Set(tags.values()).size).toBe(3)
    for (const asked of codings) {
      for (const [held, tag] of tags) {
        expect(tag).toMatch(STRONG)
        const { status, headers } = await coded('/5g/', asked, { 'If-None-Match': tag })
        expect([asked, held, status, headers.etag]).toEqual([asked, held, asked === held ? 304 : 200, tags.get(asked)])
        expect(list(headers.vary)).toEqual(['accept', 'accept-encoding'])
        if (status === 304) expect(headers).not.toHaveProperty('content-length')
      }
    }
  })

  test('HEAD says what GET would.', async () => {
    const whole = await coded('/5g/', 'br')
    const head = await get(`${server.url}/5g/`, { 'Accept-Encoding': 'br' }, 'HEAD')
    expect(head.body).toHaveLength(0)
    for (const name of ['etag', 'content-encoding', 'content-length', 'vary'])
      expect(head.headers[name]).toBe(whole.headers[name])
  })
})

test('A file that is asked for by the version of its bytes need not be asked for again; by another, it must.', async () => {
  const [address = ''] = /\/style\.css\?v=\w+/.exec((await get(`${server.url}/`)).body.toString()) ?? []
  const caching = async (path: string) => (await get(server.url + path)).headers['cache-control']
  expect(await caching(address)).toBe('public, max-age=31536000, immutable')
  for (const path of ['/style.css', '/style.css?v=00000000', `${address}&x=1`])
    expect([path, await caching(path)]).toEqual([path, 'public, max-age=300'])
  expect(await caching('/5g/?v=1')).toBe('public, max-age=300, stale-while-revalidate=86400')
})

describe('/healthz', () => {
  test('is ok, neither counted nor logged.', async () => {
    const quota = async () => (await get(`${server.url}/v1/terms.json`)).headers.ratelimit ?? ''
    const left = Number(/r=(\d+)/.exec(await quota())?.[1])
    for (let count = 0; count < 20; count++) {
      const { status, body } = await get(`${server.url}/healthz`)
      expect([status, body.toString()]).toEqual([
        200,
        expect.stringMatching(/^ok\nRelease: content of [\d-]+, \d+ terms\.$/),
      ])
    }
    expect(await quota()).toContain(`r=${left - 1};`)
    expect(server.printed).not.toContain('healthz')
  })
})

describe('The access log', () => {
  test('has one line for an answer, and no data about the client.', async () => {
    const logged = (from: number, what: string) =>
      vi.waitFor(() => expect(server.printed.slice(from)).toContain(what), { timeout: 60_000 })
    // What the tests before have asked is in the log once this is.
    await get(`${server.url}/mark/`)
    await logged(0, '/mark/')
    const before = server.printed.length
    await get(`${server.url}/5g/?email=somebody@example.org`, {
      'User-Agent': 'secret-agent',
      Referer: 'https://from.example/',
      'X-Forwarded-For': '203.0.113.9',
    })
    await get(`${server.url}/%1b[31m/\u00e9`.normalize(), {})
    await logged(before, '%1b')
    const lines = server.printed.slice(before)
    expect(lines).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z GET \/5g\/ 200 [\d.]+ ms\n/)
    expect(lines.split('\n')).toHaveLength(3)
    expect(lines).not.toMatch(/somebody|secret|from\.example|203\.0|127\.0/)
  })

  test('is off unless it is asked for.', async () => {
    const quiet = await serve(site.dist)
    await get(`${quiet.url}/5g/`)
    expect(await quiet.stop()).toBe(0)
    expect(quiet.printed).toMatch(/^Serving .*\nStopping: SIGTERM, \d connections?\n$/)
  })
})

describe('Limits', () => {
  test('A head of more than 16 KiB is refused, in the line or in the fields.', async () => {
    const long = 'a'.repeat(20_000)
    expect((await send(server.url, `GET /${long} HTTP/1.1\r\nHost: x\r\n\r\n`)).status).toBe(431)
    expect((await send(server.url, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${long}\r\n\r\n`)).status).toBe(431)
  })

  test('An address that is no address is a bad request that every origin may read.', async () => {
    const { status, text } = await send(server.url, 'GET /a\\..\\b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(status).toBe(400)
    expect(text).toContain('Access-Control-Allow-Origin: *')
  })

  // Without a limit for the head alone, that of the whole request would hold: half a minute.
  test('A request whose head is not completed is answered with 408.', { timeout: 25_000 }, async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHos'))
      socket.on('data', chunk => (text += chunk))
      socket.on('error', reject)
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 408/)
  })

  test('Without --trust-proxy a client cannot get another quota by a header.', async () => {
    const left = async (address: string) =>
      Number(
        /r=(\d+)/.exec(
          (await get(`${server.url}/v1/terms.json`, { 'X-Forwarded-For': address })).headers.ratelimit ?? '',
        )?.[1],
      )
    const first = await left('203.0.113.50')
    expect(await left('203.0.113.51')).toBe(first - 1)
  })
})

test('A new build shows within seconds, redirects and all, without a restart.', async () => {
  const other = await tinySite('https://other.example')
  const own = await tinySite()
  const running = await serve(own.dist)
  const described = async () => (await get(`${running.url}/v1/terms/5g.json`)).body.toString()
  expect(await described()).toContain('https://tiny.example/5g/')
  renameSync(own.dist, `${own.dist}-old`)
  renameSync(other.dist, own.dist)
  await expect.poll(described).toContain('https://other.example/5g/')
  const missing = async () => (await get(`${running.url}/v1/terms/x.json`)).body.toString()
  await expect.poll(missing).toContain('https://other.example/developers/')
  expect(await running.stop()).toBe(0)
  own.remove()
  other.remove()
})

test('A site whose address has a path answers below that path, and says so in what it answers.', async () => {
  const below = await tinySite('https://tiny.example/dictionary')
  const running = await serve(below.dist)
  const asked = async (path: string) => {
    const { status, headers } = await get(running.url + path)
    return [status, headers.location]
  }
  expect(await asked('/dictionary/5g/')).toEqual([200, undefined])
  expect(await asked('/dictionary/5g')).toEqual([308, '/dictionary/5g/'])
  expect(await asked('/dictionary/neural-net/')).toEqual([308, '/dictionary/neural-network/'])
  expect(await asked('/5g/')).toEqual([404, undefined])
  expect(await asked('/dictionaryx/5g/')).toEqual([404, undefined])
  expect((await get(`${running.url}/dictionary/v1/terms/5g.json`)).headers.ratelimit).toContain('r=299')
  const missing = await get(`${running.url}/dictionary/v1/terms/qqqq.json`)
  expect(JSON.parse(missing.body.toString())).toMatchObject({ instance: '/dictionary/v1/terms/qqqq.json' })
  await running.stop()
  below.remove()
})

test('It does not start with an address of Redis that is none, nor with half a number of proxies.', async () => {
  await expect(serve(site.dist, [], { RATE_LIMIT_REDIS_URL: 'http://x' })).rejects.toThrow('RATE_LIMIT_REDIS_URL')
  await expect(serve(site.dist, ['--trust-proxy', '1.5'])).rejects.toThrow('is not a number of proxies')
  expect(existsSync(site.dist)).toBe(true)
})

test('With a Redis that is away it counts on its own.', async () => {
  const running = await serve(site.dist, [], { RATE_LIMIT_REDIS_URL: 'redis://127.0.0.1:1' })
  const { status, headers } = await get(`${running.url}/v1/terms.json`)
  expect([status, headers.ratelimit]).toEqual([200, '"default";r=299;t=60'])
  expect(await running.stop()).toBe(0)
})
