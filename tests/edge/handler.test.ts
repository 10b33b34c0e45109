/** The handler on a host that is only a map of files: what is found, what has moved, what is missing, and with which fields. */
import { describe, expect, test } from 'vitest'
import { tiny } from '../emit/rendered.ts'
import { host } from './platform.ts'

const { ask } = host()
const MARKDOWN = 'text/markdown, text/html, */*'
const bytesOf = (path: string): string => Buffer.from(tiny().files.get(path) ?? []).toString('utf8')
const fields = (response: Response, ...names: readonly string[]): readonly (string | null)[] =>
  names.map(name => response.headers.get(name))

describe('A page', () => {
  test('is HTML for browsers and Markdown for clients that prefer it, each with its own headers.', async () => {
    const [html, markdown] = [await ask('/es/5g/'), await ask('/es/5g/', { accept: MARKDOWN })]
    expect([html.status, await html.text()]).toEqual([200, bytesOf('es/5g/index.html')])
    expect([markdown.status, await markdown.text()]).toEqual([200, bytesOf('es/5g/index.md')])
    for (const response of [html, markdown]) {
      expect(fields(response, 'Vary', 'Content-Language')).toEqual(['Accept', 'es'])
      expect(response.headers.get('Link')).toContain('</es/5g/index.md>; rel="alternate"; type="text/markdown"')
      expect(response.headers.get('Link')).toContain('</es/llms.txt>; rel="describedby"')
    }
    expect(html.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(markdown.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
    expect(fields(markdown, 'Content-Location')).toEqual(['/es/5g/index.md'])
    expect(fields(html, 'Content-Location', 'X-Markdown-Tokens')).toEqual([null, null])
    expect(html.headers.get('ETag')).not.toBe(markdown.headers.get('ETag'))
  })

  test('says in Markdown how long it is and where its page is, also at its own address.', async () => {
    for (const response of [await ask('/5g/', { accept: MARKDOWN }), await ask('/5g/index.md')]) {
      const bytes = (await response.arrayBuffer()).byteLength
      expect(fields(response, 'X-Markdown-Tokens', 'Content-Length')).toEqual([
        String(Math.ceil(bytes / 4)),
        String(bytes),
      ])
      expect(response.headers.get('Link')).toContain('<https://tiny.example/5g/>; rel="canonical"')
      expect(response.headers.get('Content-Security-Policy')).toContain('sandbox')
    }
  })

  test('that neither version of is acceptable is a problem.', async () => {
    const response = await ask('/5g/', { accept: 'application/json' })
    expect([response.status, ...fields(response, 'Content-Type', 'Vary', 'Cache-Control')]).toEqual([
      406,
      'application/problem+json',
      'Accept',
      'no-store',
    ])
    expect(await response.json()).toMatchObject({ status: 406, code: 'not_acceptable', instance: '/5g/' })
  })

  test('is HTML for everybody where no edge function is meant to run.', async () => {
    const still = host({ settings: 'edge: false' })
    for (const accept of [MARKDOWN, 'application/json']) {
      const response = await still.ask('/5g/', { accept })
      expect([response.status, ...fields(response, 'Content-Type', 'Vary')]).toEqual([
        200,
        'text/html; charset=utf-8',
        null,
      ])
    }
  })

  test('has one address: index.html leads to it.', async () => {
    const response = await ask('/es/5g/index.html?a=1')
    expect([response.status, ...fields(response, 'Location')]).toEqual([308, '/es/5g/?a=1'])
  })
})

describe('A file', () => {
  test('has the fields of the one table, its length and a strong validator.', async () => {
    const response = await ask('/v1/terms/5g.json')
    expect(await response.text()).toBe(bytesOf('v1/terms/5g.json'))
    expect(
      fields(response, 'Content-Type', 'Access-Control-Allow-Origin', 'Cache-Control', 'X-Content-Type-Options'),
    ).toEqual(['application/json', '*', 'public, max-age=300, must-revalidate', 'nosniff'])
    expect(response.headers.get('ETag')).toMatch(/^"[0-9a-f]{24}"$/)
    expect(response.headers.get('Content-Length')).toBe(String(Buffer.byteLength(bytesOf('v1/terms/5g.json'))))
  })

  test('is not negotiated.', async () => {
    const response = await ask('/v1/terms/5g.json', { accept: 'text/markdown' })
    expect([response.status, ...fields(response, 'Vary')]).toEqual([200, null])
  })

  test('has the validator of the host where the host has one.', async () => {
    const response = await host({ etag: '"from-the-host"' }).ask('/style.css')
    expect(response.headers.get('ETag')).toBe('"from-the-host"')
  })

  test('changes its validator with its bytes.', async () => {
    const other = host({ files: files => files.set('style.css', Buffer.from('x')) })
    const tags = await Promise.all([ask('/style.css'), ask('/style.css'), other.ask('/style.css')])
    const [first, again, changed] = tags.map(response => response.headers.get('ETag'))
    expect([first === again, first === changed]).toEqual([true, false])
  })
})

describe('A client that has the bytes', () => {
  test.for(['', 'W/'])(
    'gets 304 when it sends %sits validator, with the required fields and without a body.',
    async weak => {
      for (const [path, accept] of [
        ['/5g/', '*/*'],
        ['/5g/', MARKDOWN],
        ['/v1/terms.json', '*/*'],
      ] as const) {
        const etag = (await ask(path, { accept })).headers.get('ETag') ?? ''
        for (const match of [weak + etag, `"a", ${weak}${etag}`, '*']) {
          const response = await ask(path, { accept, headers: { 'If-None-Match': match } })
          expect([path, response.status, await response.text()]).toEqual([path, 304, ''])
          expect(fields(response, 'ETag', 'Content-Type', 'Content-Length')).toEqual([etag, null, null])
          expect(response.headers.get('Cache-Control')).toContain('max-age=300')
          expect(response.headers.get('Vary')).toBe(path === '/5g/' ? 'Accept' : null)
        }
      }
    },
  )

  test('of something else, whatever commas and asterisks its validator has, gets the bytes.', async () => {
    for (const match of ['"x,*,y"', '"*"', '"a", "*"', '"a",, "b"', '', ',']) {
      expect([match, (await ask('/5g/', { headers: { 'If-None-Match': match } })).status]).toEqual([match, 200])
    }
  })

  test('of the other version gets this one.', async () => {
    const etag = (await ask('/5g/', { accept: MARKDOWN })).headers.get('ETag') ?? ''
    expect((await ask('/5g/', { headers: { 'If-None-Match': etag } })).status).toBe(200)
  })

  test('of a missing resource gets 404.', async () => {
    expect((await ask('/nothing/', { headers: { 'If-None-Match': '*' } })).status).toBe(404)
  })
})

describe('What has moved', () => {
  test.for([
    ['/5g', '/5g/'],
    ['/es', '/es/'],
    ['/neural-net', '/neural-network/'],
    ['/neural-net/', '/neural-network/'],
    ['/es/artificial-neural-network/', '/es/neural-network/'],
    ['/neural-net/index.md', '/neural-network/index.md'],
    ['/v1/terms/neural-net.json', '/v1/terms/neural-network.json'],
    ['/neural-net?a=1&b=2', '/neural-network/?a=1&b=2'],
  ] as const)('%s leads to %s for good.', async ([from, to]) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(from, { method })
      expect([response.status, ...fields(response, 'Location', 'Content-Type'), await response.text()]).toEqual([
        308,
        to,
        null,
        '',
      ])
    }
  })

  test('leads below the base address, whatever that is.', async () => {
    const below = host({ baseUrl: 'https://example.org/dictionary' })
    expect((await below.ask('/dictionary/5g')).headers.get('Location')).toBe('/dictionary/5g/')
    expect((await below.ask('/dictionary/neural-net')).headers.get('Location')).toBe('/dictionary/neural-network/')
    expect((await below.ask('/5g')).status).toBe(404)
    expect((await below.ask('/dictionary?a=1')).headers.get('Location')).toBe('/dictionary/?a=1')
  })

  test('applies to no request that changes something.', async () => {
    for (const from of ['/neural-net/', '/v1/terms/neural-net.json', '/5g']) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const response = await ask(from, { method })
        expect([method, from, response.status, ...fields(response, 'Location', 'Allow')]).toEqual([
          method,
          from,
          405,
          null,
          'GET, HEAD, OPTIONS',
        ])
      }
    }
  })

  test('never leads to another site.', async () => {
    for (const path of ['//example.com', '/%2Fexample.com', '/\\example.com', '/%5Cexample.com', '/.//example.com']) {
      const response = await ask(`https://tiny.example${path}`)
      expect([path, response.status, response.headers.get('Location')]).toEqual([path, 404, null])
    }
  })
})

describe('What is missing', () => {
  test('is a page in the language of the path, and Markdown for clients that prefer it.', async () => {
    for (const [path, accept, file] of [
      ['/nothing/', '*/*', '404.html'],
      ['/es/nada/', '*/*', 'es/404.html'],
      ['/nothing/', MARKDOWN, '404.md'],
      ['/es/nada/index.md', '*/*', 'es/404.md'],
      ['/style.cs', '*/*', '404.html'],
    ] as const) {
      const response = await ask(path, { accept })
      expect([path, response.status, await response.text()]).toEqual([path, 404, bytesOf(file)])
      expect(fields(response, 'Cache-Control', 'Content-Language', 'Vary')).toEqual([
        'no-store',
        file.startsWith('es/') ? 'es' : 'en',
        'Accept',
      ])
    }
  })

  test('is a problem below /v1/, open to every origin.', async () => {
    const response = await ask('/v1/terms/databse.json')
    expect([
      response.status,
      ...fields(response, 'Content-Type', 'Cache-Control', 'Access-Control-Allow-Origin'),
    ]).toEqual([404, 'application/problem+json', 'no-store', '*'])
    expect(await response.json()).toEqual({
      type: 'https://tiny.example/developers/#errors-not_found',
      title: 'Term not found',
      status: 404,
      code: 'not_found',
      detail: 'There is no term with the slug "databse".',
      instance: '/v1/terms/databse.json',
      resolution: 'Look the slug up in https://tiny.example/v1/terms.json.',
      documentation_url: 'https://tiny.example/developers/',
      suggestions: [],
    })
  })

  test('is a 404 even where the page for it is missing too.', async () => {
    const empty = host({ files: files => files.clear() })
    for (const path of ['/', '/5g/', '/v1/terms.json', '/index.md']) expect((await empty.ask(path)).status).toBe(404)
  })

  test('asks the host for nothing that is no path of the site.', async () => {
    const watched = host()
    for (const path of ['/%00', '/a%2F..%2Fb', '/%', `/${'a'.repeat(2_000)}`]) {
      expect((await watched.ask(`https://tiny.example${path}`)).status).toBe(404)
    }
    expect(new Set(watched.asked)).toEqual(new Set(['404.html']))
  })
})

describe('Names of object members', () => {
  test.for(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('are names like others: %s.', async name => {
    for (const path of [`/${name}`, `/${name}/`, `/v1/terms/${name}.json`]) expect((await ask(path)).status).toBe(404)
  })
})
