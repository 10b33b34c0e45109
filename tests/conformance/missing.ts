/** Real 404s: a page in the language of the path, Markdown to those who prefer it, a problem below /v1/. */
import { describe, expect, test } from 'vitest'
import { type Here, list } from './client.ts'

export function missing(here: Here): void {
  describe('404', () => {
    test.for([
      ['/qqqq/', {}, '404.html'],
      ['/qqqq', {}, '404.html'],
      ['/5g/qqqq/', {}, '404.html'],
      ['/qqqq.png', {}, '404.html'],
      ['/qqqq/index.html', {}, '404.html'],
      ['/es/qqqq/', {}, 'es/404.html'],
      ['/es/qqqq', {}, 'es/404.html'],
      ['/qqqq/index.md', {}, '404.md'],
      ['/es/qqqq/index.md', {}, 'es/404.md'],
      ['/qqqq/', { Accept: 'text/markdown' }, '404.md'],
      ['/es/qqqq/', { Accept: 'text/markdown, text/html, */*' }, 'es/404.md'],
      ['/es/qqqq/', { Accept: 'text/html, text/markdown' }, 'es/404.html'],
      ['/v2/terms.json', {}, '404.html'],
      ['/qqqq//index.md', {}, '404.md'],
      ['/es/%ff/', {}, 'es/404.html'],
    ] as const)('%s %j is %s.', async ([path, asked, name]) => {
      const { status, headers, text } = await here().ask(path, { headers: asked })
      expect([status, text]).toEqual([404, here().file(name)])
      const isMarkdown = name.endsWith('.md')
      expect(headers).toMatchObject({
        'content-type': isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8',
        'content-language': name.startsWith('es/') ? 'es' : 'en',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      })
      expect(list(headers.vary)).toContain('accept')
      expect(headers).not.toHaveProperty('etag')
    })

    test('below /v1/ is a problem that names the slug and says where to look.', async () => {
      for (const accept of ['*/*', 'text/markdown', 'application/json']) {
        const path = '/v1/terms/no-such-term-at-all.json'
        const { status, headers, json } = await here().ask(path, { headers: { Accept: accept } })
        expect([status, headers['content-type']]).toEqual([404, 'application/problem+json'])
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
          'ratelimit-policy': '"default";q=300;w=60',
        })
        expect(headers.ratelimit).toMatch(/^"default";r=\d+;t=\d+$/)
        const problem = json()
        expect(problem).toMatchObject({
          type: `${here().base}/developers/#errors-not_found`,
          status: 404,
          code: 'not_found',
          instance: path,
        })
        expect(problem.detail).toContain('no-such-term-at-all')
        expect(problem.resolution).toContain(`${here().base}/v1/terms.json`)
      }
    })

    test.for([
      ['/v1/terms/%ff.json', '/v1/terms/%ff.json', '%ff'],
      ['/v1/terms/no%20such.json', '/v1/terms/no%20such.json', 'no such'],
      ['/v1//terms.json', '/v1//terms.json', ''],
    ] as const)('of %s names what was asked for.', async ([path, instance, slug]) => {
      const { status, json } = await here().ask(path)
      expect([status, json().instance]).toEqual([404, instance])
      expect(json().detail).toContain(slug)
    })

    test('offers what is close.', async () => {
      const { json } = await here().ask('/v1/terms/neural-netwrk.json')
      expect(json().resolution).toContain(`${here().base}/v1/terms/neural-network.json`)
      const short = await here().ask('/v1/terms/it.json')
      expect(short.json().resolution).toContain(`${here().base}/v1/terms/information-technology.json`)
      expect((await here().ask('/neural-netwrk/')).text).toContain('href="/neural-network/"')
      expect((await here().ask('/es/neural-netwrk/index.md')).text).toContain(`${here().base}/es/neural-network/`)
    })
  })
}
