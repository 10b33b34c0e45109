/** The JSON API: answers, validators, methods, preflights, and that programs of every origin may read all of it. */
import { describe, expect, test } from 'vitest'
import { EXPOSED_HEADERS } from '../../src/model/web/header-rules.ts'
import { type Here, list, STRONG } from './client.ts'

const PATHS = ['/v1/terms.json', '/v1/terms/5g.json', '/v1/terms/neural-network.json'] as const

export function api(here: Here): void {
  describe('The API', () => {
    test.for(PATHS)('answers %s byte for byte with every field of wire.md.', async path => {
      const { status, headers, text } = await here().ask(path)
      expect([status, text]).toEqual([200, here().file(path)])
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'public, max-age=300, must-revalidate',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
        'ratelimit-policy': '"default";q=300;w=60',
      })
      expect(headers.etag).toMatch(STRONG)
      expect(headers.ratelimit).toMatch(/^"default";r=\d+;t=\d+$/)
      const exposed = list(headers['access-control-expose-headers'])
      for (const name of EXPOSED_HEADERS) expect(exposed).toContain(name.toLowerCase())
    })

    test('answers 304 to clients that have the bytes, and only to them.', async () => {
      for (const path of PATHS) {
        const { etag = '' } = (await here().ask(path)).headers
        for (const match of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
          const { status, headers, text } = await here().ask(path, { headers: { 'If-None-Match': match } })
          expect([match, status, text, headers.etag]).toEqual([match, 304, '', etag])
          expect(headers).toMatchObject({
            'cache-control': 'public, max-age=300, must-revalidate',
            'access-control-allow-origin': '*',
            'ratelimit-policy': '"default";q=300;w=60',
          })
          expect(headers.ratelimit).toMatch(/^"default";r=\d+;t=\d+$/)
        }
        expect((await here().ask(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
      }
    })

    test('answers HEAD as GET, without a body.', async () => {
      for (const path of [...PATHS, '/', '/5g/index.md', '/llms.txt', '/nothing/', '/v1/terms/nothing.json', '/5g']) {
        const [head, whole] = [await here().ask(path, { method: 'HEAD' }), await here().ask(path)]
        expect([path, head.status, head.text]).toEqual([path, whole.status, ''])
        expect([path, comparable(head.headers)]).toEqual([path, comparable(whole.headers)])
        const length = head.headers['content-length']
        if (length !== undefined && whole.status === 200)
          expect([path, length]).toEqual([path, String(Buffer.byteLength(whole.text))])
      }
    })

    test.for(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('refuses %s and says what is allowed.', async method => {
      for (const path of ['/v1/terms.json', '/v1/terms/nothing.json', '/', '/5g/', '/nothing/', '/llms.txt']) {
        const { status, headers, json } = await here().ask(path, { method })
        expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD, OPTIONS'])
        expect(headers).toMatchObject({
          'content-type': 'application/problem+json',
          'cache-control': 'no-store',
          'access-control-allow-origin': '*',
        })
        expect(json()).toMatchObject({
          type: `${here().base}/developers/#errors-method_not_allowed`,
          status: 405,
          code: 'method_not_allowed',
          instance: path,
        })
        expect([path, 'ratelimit' in headers]).toEqual([path, path.startsWith('/v1/')])
      }
    })

    test('refuses a body as it refuses the method.', async () => {
      const headers = { 'Content-Type': 'application/json' }
      for (const body of ['{}', 'x'.repeat(100_000)])
        expect((await here().ask('/v1/terms.json', { method: 'POST', headers, body })).status).toBe(405)
      expect((await here().ask('/v1/terms.json')).status).toBe(200)
    })

    test('has no GET, DELETE or HEAD at /mcp.', async () => {
      for (const method of ['GET', 'DELETE', 'HEAD']) {
        const { status, headers, text } = await here().ask('/mcp', { method })
        expect([method, status, headers.allow]).toEqual([method, 405, 'POST, OPTIONS'])
        expect(headers).toMatchObject({
          'access-control-allow-origin': '*',
          'ratelimit-policy': '"default";q=300;w=60',
        })
        if (method === 'HEAD') expect(text).toBe('')
      }
    })

    test.for(['/v1/terms.json', '/v1/terms/nothing.json', '/5g/', '/nothing/', '/mcp'])(
      'answers the preflight of %s.',
      async path => {
        const asking = { Origin: 'https://other.example', 'Access-Control-Request-Method': 'GET' }
        const { status, headers, text } = await here().ask(path, { method: 'OPTIONS', headers: asking })
        expect([status, text, headers['access-control-allow-origin']]).toEqual([204, '', '*'])
        const methods = list(headers['access-control-allow-methods'])
        expect(methods).toContain(path === '/mcp' ? 'post' : 'get')
        for (const name of ['Content-Type', 'Accept', 'If-None-Match', 'MCP-Protocol-Version', 'Mcp-Session-Id'])
          expect(list(headers['access-control-allow-headers'])).toContain(name.toLowerCase())
        expect(headers).not.toHaveProperty('ratelimit')
        expect(headers).not.toHaveProperty('ratelimit-policy')
        expect(headers).not.toHaveProperty('access-control-allow-credentials')
      },
    )
  })
}

/** Without what tells the time, the connection, or that a request has been counted in between. */
const comparable = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !/^(?:date|ratelimit|connection|keep-alive|content-length|transfer-encoding)$/.test(name),
    ),
  )
