/** Markdown by negotiation: the table of wire.md, as clients really ask, and what is served when the cache is warm. */
import { describe, expect, test } from 'vitest'
import { type Here, list } from './client.ts'

const VECTORS = [
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/markdown, text/plain;q=0.9, */*;q=0.8', 'markdown'],
  ['text/markdown;charset=utf-8', 'markdown'],
  ['*/*;q=0.5, text/markdown', 'markdown'],
  ['text/html;q=0, */*', 'markdown'],
  ['text/markdown', 'markdown'],
  ['TEXT/MARKDOWN', 'markdown'],
  ['text/markdown;title="a, b", text/html;q=0.5', 'markdown'],
  ['text/html, text/markdown', 'html'],
  ['text/html, text/markdown;q=0.9', 'html'],
  ['text/markdown;q=0, */*', 'html'],
  ['text/html;q=0.9, */*', 'html'],
  ['text/html', 'html'],
  ['*/*', 'html'],
  ['text/*', 'html'],
  ['', 'html'],
  ['not a range', 'html'],
  ['text/markdown;q=abc', 'html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', 'html'],
  ['application/json', 'nothing'],
  ['text/html;q=0, text/markdown;q=0', 'nothing'],
  ['image/*', 'nothing'],
] as const

export function negotiation(here: Here): void {
  describe('Accept', () => {
    test.for(VECTORS)('"%s" gets %s, asked for in turn with its opposite.', async ([accept, served]) => {
      const source = (name: string): string => here().file(`es/html/index.${name}`)
      await here().ask('/es/html/', { headers: { Accept: served === 'html' ? 'text/markdown' : 'text/html' } })
      const { status, headers, text } = await here().ask('/es/html/', { headers: { Accept: accept } })
      expect(list(headers.vary)).toContain('accept')
      if (served === 'nothing') {
        expect([status, headers['content-type']]).toEqual([406, 'application/problem+json'])
        expect(JSON.parse(text)).toMatchObject({ status: 406, code: 'not_acceptable', instance: '/es/html/' })
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
      } else {
        expect([status, text]).toEqual([200, source(served === 'html' ? 'html' : 'md')])
      }
    })

    test('changes nothing for what has one version.', async () => {
      for (const path of ['/llms.txt', '/openapi.json', '/v1/terms/5g.json', '/5g/index.md']) {
        const { status } = await here().ask(path, { headers: { Accept: 'image/png' } })
        expect([path, status]).toEqual([path, 200])
      }
    })
  })
}
