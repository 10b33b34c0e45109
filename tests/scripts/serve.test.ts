/** `palabit serve` over real HTTP: the published site with the right types, redirects, real 404s, and an orderly end. */
import { readFileSync } from 'node:fs'
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

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address + path, { redirect: 'manual', ...init })
const fileText = (path: string): string => readFileSync(join(site.out, path), 'utf8')

test('It says what it serves and where.', () => {
  expect(served).toMatch(/^Serving \/.*\/dist on http:\/\/localhost:\d+\n$/)
})

describe('What is published is answered with its type and bytes:', () => {
  test.for([
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/es/5g/', 'es/5g/index.html', 'text/html; charset=utf-8'],
    ['/5g/index.md', '5g/index.md', 'text/markdown; charset=utf-8'],
    ['/v1/terms.json', 'v1/terms.json', 'application/json'],
    ['/v1/terms/5g.json', 'v1/terms/5g.json', 'application/json'],
    ['/openapi.json', 'openapi.json', 'application/json'],
    ['/llms.txt', 'llms.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'sitemap.xml', 'application/xml'],
    ['/style.css', 'style.css', 'text/css; charset=utf-8'],
    ['/icon.svg', 'icon.svg', 'image/svg+xml'],
    ['/images/decision-tree.svg', 'images/decision-tree.svg', 'image/svg+xml'],
  ] as const)('%s', async ([path, file, type]) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, fileText(file)])
    expect(response.headers.get('Content-Type')).toContain(type)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('ETag')).toMatch(/^"[^"]+"$/)
  })

  test('binary files, byte for byte.', async () => {
    const response = await get('/fonts/one.woff2')
    expect(response.headers.get('Content-Type')).toBe('font/woff2')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(join(site.out, 'fonts/one.woff2')))
  })

  test('with an unknown query.', async () => {
    expect((await get('/5g/?utm_source=x')).status).toBe(200)
  })
})

describe('A redirect', () => {
  test.for([
    ['/5g', '/5g/'],
    ['/es', '/es/'],
    ['/topics/ai?x=1', '/topics/ai/?x=1'],
    ['/neural-net', '/neural-network/'],
    ['/es/neural-net/', '/es/neural-network/'],
    ['/neural-net/index.md', '/neural-network/index.md'],
    ['/v1/terms/artificial-neural-network.json', '/v1/terms/neural-network.json'],
  ] as const)('leads from %s to %s.', async ([from, to]) => {
    const response = await get(from)
    expect([response.status, response.headers.get('Location'), await response.text()]).toEqual([308, to, ''])
    expect((await get(to)).status).toBe(200)
  })
})

describe('What does not exist', () => {
  test('is a page in the language of the path.', async () => {
    for (const [path, file] of [
      ['/zzzz/', '404.html'],
      ['/es/zzzz/', 'es/404.html'],
      ['/a/b/zzzz.png', '404.html'],
    ] as const) {
      const response = await get(path)
      expect([response.status, await response.text()]).toEqual([404, fileText(file)])
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    }
  })

  test('is Markdown where Markdown was asked for.', async () => {
    const response = await get('/es/zzzz/index.md')
    expect([response.status, await response.text()]).toEqual([404, fileText('es/404.md')])
    expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
  })

  test('is a problem below /v1/, which says what to do next.', async () => {
    const response = await get('/v1/terms/htmll.json')
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ status: 404, code: 'not_found', instance: '/v1/terms/htmll.json' })
  })
})

describe('Methods', () => {
  test('HEAD answers as GET does, without a body.', async () => {
    for (const path of ['/', '/v1/terms.json', '/nothing/', '/5g']) {
      const [head, whole] = [await get(path, { method: 'HEAD' }), await get(path)]
      expect([head.status, await head.text()]).toEqual([whole.status, ''])
      for (const name of ['Content-Type', 'ETag', 'Cache-Control', 'Location', 'Content-Security-Policy'])
        expect([path, name, head.headers.get(name)]).toEqual([path, name, whole.headers.get(name)])
    }
  })

  test('OPTIONS answers any origin.', async () => {
    const response = await get('/v1/terms.json', { method: 'OPTIONS' })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('GET')
  })

  test.for(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed, and the answer says what is.', async method => {
    for (const path of ['/', '/v1/terms.json', '/nothing/']) {
      const response = await get(path, { method, ...(method !== 'DELETE' && { body: 'x' }) })
      expect([path, response.status, response.headers.get('Allow')]).toEqual([path, 405, 'GET, HEAD, OPTIONS'])
      expect(await response.json()).toMatchObject({ status: 405, code: 'method_not_allowed' })
    }
  })
})

test('A client that has the bytes gets 304 without a body.', async () => {
  for (const path of ['/', '/v1/terms/5g.json']) {
    const etag = (await get(path)).headers.get('ETag') ?? ''
    for (const match of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(path, { headers: { 'If-None-Match': match } })
      expect([match, response.status, await response.text()]).toEqual([match, 304, ''])
      expect(response.headers.get('ETag')).toBe(etag)
    }
    expect((await get(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  }
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
