/**
 * nginx and Caddy, the real ones, with the snippets of the build: they accept them, and they send what the one table of
 * headers says, wherever the site is published.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../src/model/web/address.ts'
import { headerRules, headersFor } from '../../src/model/web/header-rules.ts'
import { redirectsOf } from '../../src/model/web/redirects.ts'
import { isHidden } from '../../src/model/web/unserved-files.ts'
import { Problem } from '../../src/schema/api-responses.ts'
import { snapshot, WITH_FORM } from '../build/folders.ts'
import { type Client, makeClient } from '../conformance/client.ts'
import { tiny } from '../emit/rendered.ts'
import { ADDRESSES, INSTALLED, SERVERS, startWebServer, type WebServer } from './web-servers.ts'

/** Headers that a server adds by itself, which other servers need not send. */
const OWN = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'vary',
])

for (const name of SERVERS)
  describe.runIf(INSTALLED.has(name))(name, () => {
    describe.each(Object.entries(ADDRESSES))('below %s', (_, baseUrl) => {
      const { site, dictionary } = tiny({ baseUrl, settings: WITH_FORM })
      const rules = headerRules(site)
      const { basePath } = site
      let server: WebServer
      let client: Client

      beforeAll(async () => {
        server = await startWebServer(name, { baseUrl })
        client = makeClient({ ...server, base: baseUrl, from: () => ({}), stop: server.stop })
      })
      afterAll(async () => {
        client?.close()
        await server?.stop()
      })
      const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
        client.ask(basePath + path, { headers, method })
      const published = (): readonly string[] => {
        const moved = new Set([...redirectsOf(dictionary, site)].map(([from]) => from.slice(1)))
        return Object.keys(snapshot(server.dist))
          .map(path => path.replace(/(^|\/)index\.html$/, '$1'))
          .filter(path => !moved.has(path) && !isHidden(`/${path}`) && !['.nojekyll', 'beside.html'].includes(path))
      }

      test('sends every published file with the headers of the table.', async () => {
        expect(published().length).toBeGreaterThan(100)
        for (const path of published()) {
          const { status, headers, text } = await get(`/${path}`)
          expect([path, status]).toEqual([path, 200])
          const expected = new Map(
            [...headersFor(`/${path}`, rules)].map(([name, value]) => [name.toLowerCase(), value]),
          )
          const type = expected.get('content-type')
          if (type !== undefined) expect([path, headers['content-type']]).toEqual([path, type])
          const policy = expected.get('content-security-policy') ?? ''
          if (policy.endsWith(", default-src 'none'; sandbox"))
            expected.set('content-security-policy', "default-src 'none'; sandbox")
          expected.delete('content-type')
          if (/^(?!embed\/|es\/embed\/|v1\/)(?:.*\/)?$/.test(path)) {
            const language = path.startsWith('es/') ? 'es' : 'en'
            expected.set('content-language', language)
            expected.set(
              'link',
              `<${basePath}/${path}index.md>; rel="alternate"; type="text/markdown", <${basePath}${file.llms(language)}>; rel="describedby"; type="text/plain"`,
            )
          }
          const sent = Object.entries(headers).filter(([name]) => !OWN.has(name))
          expect([path, Object.fromEntries(sent)]).toEqual([path, Object.fromEntries(expected)])
          expect(headers.etag).toMatch(/^(?:W\/)?"/)
          if (/\.(?:md|txt|json)$/.test(path)) expect(text).toBe(client.file(path))
        }
      })

      test('sends pages as HTML, and says that they have versions.', async () => {
        const { headers, text } = await get('/es/5g/')
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(headers.vary?.toLowerCase()).toContain('accept')
        expect(text).toBe(client.file('es/5g/index.html'))
        expect((await get('/v1/terms/5g.json')).headers['content-type']).toMatch(/^application\/json/)
      })

      test.for([
        ['/5g', '/5g/'],
        ['/es/5g', '/es/5g/'],
        ['/5g/index.html', '/5g/'],
        ['/v1', '/v1/'],
        ['/neural-net', '/neural-network/'],
        ['/neural-net/', '/neural-network/'],
        ['/neural-net/index.md', '/neural-network/index.md'],
        ['/es/neural-net/', '/es/neural-network/'],
        ['/v1/terms/neural-net.json', '/v1/terms/neural-network.json'],
        ['/cards/en/neural-net.png', '/cards/en/neural-network.png'],
      ] as const)('%s moves to %s for good.', async ([from, to]) => {
        const { status, headers } = await get(from)
        expect([status, headers.location]).toEqual([308, basePath + to])
      })

      if (basePath !== '')
        test('the address without its slash moves.', async () => {
          const { status, headers } = await get('')
          expect([status, headers.location]).toEqual([308, `${basePath}/`])
        })

      test('/v1/ is the index of the API.', async () => {
        const { status, headers, text } = await get('/v1/')
        expect([status, text]).toEqual([200, client.file('v1/index.json')])
        expect(headers).toMatchObject({ 'content-security-policy': "default-src 'none'; sandbox" })
        expect(headers['content-type']).toMatch(/^application\/json/)
      })

      test.for([
        ['/qqqq', '404.html'],
        ['/qqqq/', '404.html'],
        ['/qqqq.png', '404.html'],
        ['/mcp/', '404.html'],
        ['/cards/', '404.html'],
        ['/v2/terms.json', '404.html'],
        ['/es/qqqq', 'es/404.html'],
        ['/es/qqqq/', 'es/404.html'],
        ['/es/qqqq/?a=b.md', 'es/404.html'],
        ['/qqqq/index.md', '404.md'],
        ['/es/qqqq/index.md?a=b', 'es/404.md'],
        ['/deploy/edge.json', '404.html'],
        ['/deploy/nginx.conf', '404.html'],
        ['/deploy/', '404.html'],
        ['/_headers', '404.html'],
        ['/_redirects', '404.html'],
        ['/404.html', '404.html'],
        ['/404.md', '404.md'],
        ['/es/404.html', 'es/404.html'],
        ['/.dist.next-1/5g/', '404.html'],
        ['/5g/.dist.next-1/index.md', '404.md'],
      ] as const)('%s is not found, and that is said in its language: %s.', async ([path, body]) => {
        const { status, headers, text } = await get(path)
        expect([status, text]).toEqual([404, client.file(body)])
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'content-type': body.endsWith('.md') ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8',
          'x-content-type-options': 'nosniff',
          'access-control-allow-origin': '*',
        })
      })

      test.for([
        ['GET', '/v1/terms/no-such-term.json', 404, 'There is no term with the slug "no-such-term".'],
        ['GET', '/v1/nothing', 404, 'There is nothing at this address.'],
        ['GET', '/v1/terms/', 404, 'There is nothing at this address.'],
        ['GET', '/v1/terms/%22%0a$uri{path}.json', 404, 'There is nothing at this address.'],
        ['GET', '/v1/search.json?q=dns', 404, 'There is nothing at this address.'],
        ['POST', '/v1/terms.json', 405, 'This method is not allowed here; the dictionary is read-only.'],
        ['DELETE', '/v1/terms/5g.json', 405, 'This method is not allowed here; the dictionary is read-only.'],
      ] as const)('%s %s is a problem document with status %i.', async ([method, path, status, detail]) => {
        const answer = await get(path, {}, method)
        expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json'])
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-store',
          'access-control-allow-origin': '*',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD')
        const problem = Problem.parse(answer.json())
        expect(problem).toMatchObject({ status, detail })
        expect(problem.type).toBe(
          `${baseUrl}/developers/#errors-${status === 404 ? 'not_found' : 'method_not_allowed'}`,
        )
        expect(problem.resolution).toContain(status === 404 ? `${baseUrl}/v1/` : 'GET')
      })

      test.for([
        ['/fax/', '404.html'],
        ['/fax', '404.html'],
        ['/es/fax/', 'es/404.html'],
        ['/fax/index.md', '404.md'],
        ['/es/fax/index.md', 'es/404.md'],
      ] as const)('%s was taken out on purpose and is gone, with the page %s.', async ([path, body]) => {
        const { status, headers, text } = await get(path)
        expect([status, text]).toEqual([410, client.file(body)])
        expect(headers['cache-control']).toBe('no-store')
      })

      test('A removed entry of the API is a problem document with status 410.', async () => {
        const { status, headers, json } = await get('/v1/terms/fax.json')
        expect([status, headers['content-type']]).toEqual([410, 'application/problem+json'])
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
        const problem = Problem.parse(json())
        expect(problem).toMatchObject({ status: 410, code: 'gone', instance: `${basePath}/v1/terms/fax.json` })
      })

      test.for([
        '/',
        '/5g/index.md',
        '/v1/terms.json',
        '/llms-full.txt',
        '/downloads/terms.csv',
        '/feeds/en/new.atom',
        '/site.js',
        '/openapi.json',
      ])('%s is compressed, once a client asks for it.', async path => {
        const response = await fetch(server.url + basePath + path, { headers: { 'Accept-Encoding': 'gzip' } })
        expect([path, response.headers.get('Content-Encoding')]).toEqual([path, 'gzip'])
        expect(response.headers.get('Vary')?.toLowerCase()).toContain('accept-encoding')
        expect((await get(path)).headers).not.toHaveProperty('content-encoding')
      })

      test('answers 304 to a client that has the file, and HEAD without a body.', async () => {
        const { headers } = await get('/v1/terms.json')
        const again = await get('/v1/terms.json', { 'If-None-Match': headers.etag ?? '' })
        expect([again.status, again.text]).toEqual([304, ''])
        const head = await get('/5g/', {}, 'HEAD')
        expect([head.status, head.text]).toEqual([200, ''])
      })

      if (basePath !== '')
        test('leaves the rest of the server alone.', async () => {
          const beside = await client.ask('/beside.html')
          expect([beside.status, beside.text]).toEqual([200, 'of somebody else'])
          const others = [beside, await client.ask('/nothing-here'), await client.ask('/es/nothing')]
          for (const { headers, text } of others) {
            expect(text).not.toContain('Tiny Dictionary')
            for (const field of ['content-security-policy', 'strict-transport-security', 'link'])
              expect(headers).not.toHaveProperty(field)
          }
          expect((await get('/')).headers).not.toHaveProperty('strict-transport-security')
        })
    })
  })
