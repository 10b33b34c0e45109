/** Search over plain HTTP, the index of the API, and other ways to an entry's page. */
import { describe, expect, test } from 'vitest'
import { type Here, STRONG } from './client.ts'

export function searchApi(here: Here): void {
  describe('GET /v1/search.json', () => {
    test('answers as the tool search_terms does.', async () => {
      const { status, headers, json } = await here().ask('/v1/search.json?q=5G&lang=es&limit=1')
      expect([status, headers['content-type']]).toEqual([200, 'application/json'])
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=300, must-revalidate',
        'ratelimit-policy': '"default";q=300;w=60',
      })
      expect(json()).toMatchObject({ query: '5G', lang: 'es', results: [{ slug: '5g', url: `${here().base}/es/5g/` }] })
      expect(headers.etag).toMatch(STRONG)
      const again = await here().ask('/v1/search.json?q=5G&lang=es&limit=1', {
        headers: { 'If-None-Match': headers.etag ?? '' },
      })
      expect([again.status, again.text]).toEqual([304, ''])
    })

    test.for([
      ['/v1/search.json', 'q is required'],
      ['/v1/search.json?q=', 'q must not be empty'],
      ['/v1/search.json?q=5g&lang=fr', 'lang must be one of: en, es'],
      ['/v1/search.json?q=5g&level=9', 'level must be one of: 1, 2, 3'],
      ['/v1/search.json?q=5g&subject=cooking', 'subject must be one of'],
      ['/v1/search.json?q=5g&offset=-1', 'offset must be 0 or more'],
      ['/v1/search.json?q=5g&language=es', 'There is no argument "language". Did you mean "lang"?'],
    ] as const)('%s is 400 and names the parameter: %s.', async ([path, detail]) => {
      const { status, headers, json } = await here().ask(path)
      expect([status, headers['content-type']]).toEqual([400, 'application/problem+json'])
      expect(json()).toMatchObject({
        type: `${here().base}/developers/#errors-invalid_parameter`,
        code: 'invalid_parameter',
        status: 400,
        detail: expect.stringContaining(detail),
        instance: '/v1/search.json',
      })
      expect(headers.ratelimit).toMatch(/^"default";r=\d+;t=\d+$/)
    })
  })

  test('GET /v1/terms.json goes page by page, and refuses what is no page.', async () => {
    const { count, terms } = JSON.parse(here().file('/v1/terms.json'))
    const half = Math.ceil(count / 2)
    const first = await here().ask(`/v1/terms.json?limit=${half}`)
    expect(first.headers).toMatchObject({ 'content-type': 'application/json', etag: expect.stringMatching(STRONG) })
    expect(first.headers.link).toContain('rel="next"')
    const second = await here().ask(`/v1/terms.json?limit=${half}&cursor=${first.json().next}`)
    expect([first.json().count, second.json().count, second.json().next]).toEqual([count, count, undefined])
    expect([first.json().terms, second.json().terms].flat()).toEqual(terms)
    const refused = await here().ask('/v1/terms.json?limit=4000')
    expect([refused.status, refused.headers['content-type']]).toEqual([400, 'application/problem+json'])
  })

  test('/v1/ is an index of links, and /v1 leads there.', async () => {
    const { status, headers, text, json } = await here().ask('/v1/')
    expect([status, headers['content-type'], text]).toEqual([200, 'application/json', here().file('/v1/index.json')])
    expect(json().links).toContainEqual(expect.objectContaining({ href: `${here().base}/v1/terms.json` }))
    const moved = await here().ask('/v1')
    expect([moved.status, moved.headers.location]).toEqual([308, '/v1/'])
  })

  test('POST /mcp/ leads to /mcp without losing its method.', async () => {
    const { status, headers } = await here().ask('/mcp/', { method: 'POST', body: '{}' })
    expect([status, headers.location]).toEqual([308, '/mcp'])
  })

  test.for([
    ['/HTML/', '/html/'],
    ['/AI/', '/artificial-intelligence/'],
    ['/es/AI/index.md', '/es/artificial-intelligence/index.md'],
    ['/Neural%20Network', '/neural-network/'],
  ] as const)('%s, another name of an entry, leads to %s.', async ([path, to]) => {
    const { status, headers } = await here().ask(path)
    expect([status, headers.location]).toEqual([308, to])
  })

  test.for(['/404.html', '/es/404.md', '/_headers', '/_redirects', '/deploy/edge.json', '/deploy/nginx.conf'])(
    '%s, which is published for hosts, is no page.',
    async path => {
      expect((await here().ask(path)).status).toBe(404)
    },
  )
}
