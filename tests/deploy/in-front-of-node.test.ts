/**
 * nginx and Caddy in front of the Node host, with the lines that the snippets tell people to copy: files come from the
 * web server, and Node answers what files cannot.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, makeClient } from '../conformance/client.ts'
import { tiny } from '../emit/rendered.ts'
import { callTool } from '../hosts/tool.ts'
import { addressOf, start } from '../scripts/run.ts'
import { ADDRESSES, INSTALLED, SERVERS, startWebServer, type WebServer } from './web-servers.ts'

for (const name of SERVERS)
  describe.runIf(INSTALLED.has(name))(name, () => {
    describe.each(Object.entries(ADDRESSES))('in front of the Node host, below %s', (_, baseUrl) => {
      const { basePath } = tiny({ baseUrl }).site
      const cleanUps: (() => unknown)[] = []
      let server: WebServer
      let client: Client

      beforeAll(async () => {
        const node = async (dist: string) => {
          const running = start('serve', ['--dist', dist, '--port', '0', '--trust-proxy', '1'], {
            cwd: dist,
            finished: cleanUp => cleanUps.push(cleanUp),
          })
          const port = Number(new URL(await addressOf(running)).port)
          return { port, stop: () => running.end() }
        }
        server = await startWebServer(name, { baseUrl, node })
        client = makeClient({ ...server, base: baseUrl, from: () => ({}), stop: server.stop })
      })
      afterAll(async () => {
        client?.close()
        await server?.stop()
        for (const cleanUp of cleanUps) await cleanUp()
      })
      const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
        client.ask(basePath + path, { headers })

      test('MCP is answered.', async () => {
        const { results } = await callTool(server.url + basePath, 'search_terms', { query: '5g' })
        expect(results?.[0]?.slug).toBe('5g')
        expect((await get('/mcp')).status).toBe(405)
      })

      test('the API is counted and can be searched.', async () => {
        const { status, headers } = await get('/v1/terms/5g.json')
        expect([status, headers.ratelimit]).toEqual([200, expect.stringMatching(/^"default";r=\d+;t=\d+$/)])
        const found = await get('/v1/search.json?q=5g')
        expect([found.status, found.text]).toEqual([200, expect.stringContaining('"slug":"5g"')])
        expect((await get('/v1/terms/qqqq.json')).json()).toMatchObject({ code: 'not_found', suggestions: [] })
        expect((await get('/v1')).headers.location).toBe(`${basePath}/v1/`)
      })

      test('clients are distinguished by the address that the proxy adds.', async () => {
        const left = async (headers: Readonly<Record<string, string>>) =>
          /r=(\d+)/.exec((await get('/v1/terms/5g.json', headers)).headers.ratelimit ?? '')?.[1]
        const first = Number(await left({}))
        expect(Number(await left({ 'X-Forwarded-For': '203.0.113.7' }))).toBe(first - 1)
      })

      test.for([
        ['text/markdown', 200, 'text/markdown; charset=utf-8'],
        ['text/markdown, text/html, */*', 200, 'text/markdown; charset=utf-8'],
        ['text/html, text/markdown;q=0.9', 200, 'text/html; charset=utf-8'],
        ['text/html;q=0, */*', 200, 'text/markdown; charset=utf-8'],
        ['application/json', 406, 'application/problem+json'],
        ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 200, 'text/html; charset=utf-8'],
        ['*/*', 200, 'text/html; charset=utf-8'],
      ] as const)('a page asked for with Accept: %s answers %i, %s.', async ([accept, status, type]) => {
        for (const path of ['/', '/es/5g/']) {
          const answer = await get(path, { Accept: accept })
          expect([path, answer.status, answer.headers['content-type']]).toEqual([path, status, type])
          expect(answer.headers.vary?.toLowerCase()).toContain('accept')
          for (const field of ['content-security-policy', 'link']) expect(answer.headers).toHaveProperty(field)
        }
      })

      test('a missing page is Markdown for clients that prefer it, and files come from the web server.', async () => {
        const missing = await get('/es/qqqq/', { Accept: 'text/markdown' })
        expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/markdown; charset=utf-8'])
        const html = await get('/es/qqqq/')
        expect([html.status, html.text]).toEqual([404, client.file('es/404.html')])
        const style = await get('/style.css', { Accept: 'text/css,*/*;q=0.1' })
        expect([style.status, style.headers.server]).toEqual([200, expect.stringMatching(/nginx|Caddy/)])
      })

      describe('while Node is away', () => {
        beforeAll(() => server.behind?.stop())

        test('the API answers from its files.', async () => {
          for (const path of ['terms.json', 'terms/5g.json']) {
            const { status, headers, text } = await get(`/v1/${path}`)
            expect([path, status, text]).toEqual([path, 200, client.file(`v1/${path}`)])
            expect(headers['access-control-allow-origin']).toBe('*')
          }
          expect((await get('/v1/')).text).toBe(client.file('v1/index.json'))
          const missing = await get('/v1/terms/qqqq.json')
          expect([missing.status, missing.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
          expect((await client.ask(`${basePath}/v1/terms.json`, { method: 'POST' })).status).toBe(405)
        })

        test('a client that has a file of the API gets 304.', async () => {
          const { headers } = await get('/v1/terms/5g.json')
          const again = await get('/v1/terms/5g.json', { 'If-None-Match': headers.etag ?? '' })
          expect([again.status, again.text]).toEqual([304, ''])
        })

        test('Markdown is negotiated.', async () => {
          for (const path of ['', 'es/5g/']) {
            const { status, headers, text } = await get(`/${path}`, { Accept: 'text/markdown' })
            expect([path, status, text]).toEqual([path, 200, client.file(`${path}index.md`)])
            expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
            expect(headers.vary?.toLowerCase()).toContain('accept')
            expect(headers['content-security-policy']).toContain('sandbox')
          }
          expect((await get('/es/qqqq/', { Accept: 'text/markdown' })).status).toBe(404)
        })

        test('what files cannot answer is a problem that says when to ask again.', async () => {
          for (const [path, method] of [
            ['/mcp', 'POST'],
            ['/v1/search.json?q=5g', 'GET'],
          ] as const) {
            const { status, headers, json } = await client.ask(basePath + path, { method })
            expect([path, status, json()]).toEqual([path, 503, expect.objectContaining({ code: 'unavailable' })])
            expect(headers).toMatchObject({
              'retry-after': '5',
              'access-control-allow-origin': '*',
              'content-type': expect.stringContaining('application/problem+json'),
            })
          }
        })

        test('internal addresses are not to be had from outside.', async () => {
          for (const path of ['/.without-node/5g/', '/v1/.node-away'])
            expect([path, (await get(path)).status]).toEqual([path, 404])
        })
      })
    })
  })
