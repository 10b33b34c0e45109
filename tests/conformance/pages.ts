/** Pages in both languages and both versions: types, fields, validators, and where addresses of the past lead. */
import { describe, expect, test } from 'vitest'
import { type Here, list, STRONG } from './client.ts'

const PAGES = [
  ['/', 'en'],
  ['/5g/', 'en'],
  ['/topics/ai/', 'en'],
  ['/a-z/', 'en'],
  ['/developers/', 'en'],
  ['/es/', 'es'],
  ['/es/5g/', 'es'],
  ['/es/topics/ai/', 'es'],
  ['/es/a-z/', 'es'],
  ['/es/developers/', 'es'],
] as const

const llms = (language: string): string => (language === 'es' ? '/es/llms.txt' : '/llms.txt')

export function pages(here: Here): void {
  describe('A page', () => {
    test.for(PAGES)('%s is HTML with every field of wire.md.', async ([path, language]) => {
      const { status, headers, text } = await here().ask(path)
      expect([status, text]).toEqual([200, here().file(`${path.slice(1)}index.html`)])
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers.etag).toMatch(STRONG)
      expect(list(headers.vary)).toContain('accept')
      expect(headers.link).toContain(`<${path}index.md>; rel="alternate"; type="text/markdown"`)
      expect(headers.link).toContain(`<${llms(language)}>; rel="describedby"`)
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; (?!.*unsafe)/)
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/)
      expect(headers['permissions-policy']).toContain('geolocation=()')
      expect(headers).not.toHaveProperty('ratelimit')
    })

    test.for(PAGES)('%s has a Markdown version at index.md and by Accept.', async ([path, language]) => {
      const source = here().file(`${path.slice(1)}index.md`)
      const direct = await here().ask(`${path}index.md`)
      const chosen = await here().ask(path, { headers: { Accept: 'text/markdown' } })
      for (const { status, headers, text } of [direct, chosen]) {
        expect([status, text]).toEqual([200, source])
        expect(headers).toMatchObject({
          'content-type': 'text/markdown; charset=utf-8',
          'content-language': language,
          'content-location': `${path}index.md`,
          'x-markdown-tokens': String(Math.ceil(Buffer.byteLength(source) / 4)),
          'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
        })
        expect(headers.link).toContain(`<${here().base}${path}>; rel="canonical"`)
        expect(headers.link).toContain(`<${llms(language)}>; rel="describedby"`)
        expect(headers.etag).toMatch(STRONG)
      }
      expect(list(chosen.headers.vary)).toContain('accept')
      expect(chosen.headers.etag).not.toBe((await here().ask(path)).headers.etag)
    })

    test('has a validator for each version, and neither answers for the other.', async () => {
      const markdown = { Accept: 'text/markdown' }
      const html = (await here().ask('/5g/')).headers.etag ?? ''
      const text = (await here().ask('/5g/', { headers: markdown })).headers.etag ?? ''
      const asked = async (headers: Readonly<Record<string, string>>) => (await here().ask('/5g/', { headers })).status
      expect(await asked({ 'If-None-Match': html })).toBe(304)
      expect(await asked({ 'If-None-Match': text })).toBe(200)
      expect(await asked({ ...markdown, 'If-None-Match': text })).toBe(304)
      expect(await asked({ ...markdown, 'If-None-Match': html })).toBe(200)
    })
  })

  describe('308', () => {
    test.for([
      ['/5g', '/5g/'],
      ['/es', '/es/'],
      ['/es/5g', '/es/5g/'],
      ['/topics/ai', '/topics/ai/'],
      ['/5g?utm=1', '/5g/?utm=1'],
      ['/index.html', '/'],
      ['/5g/index.html', '/5g/'],
      ['/es/index.html', '/es/'],
      ['/neural-net', '/neural-network/'],
      ['/neural-net/', '/neural-network/'],
      ['/neural-net/index.md', '/neural-network/index.md'],
      ['/es/artificial-neural-network/', '/es/neural-network/'],
      ['/es/neural-net/index.md', '/es/neural-network/index.md'],
      ['/v1/terms/neural-net.json', '/v1/terms/neural-network.json'],
      ['/v1/terms/artificial-neural-network.json', '/v1/terms/neural-network.json'],
    ] as const)('%s leads to %s.', async ([from, to]) => {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, text } = await here().ask(from, { method })
        expect([status, headers.location, text]).toEqual([308, to, ''])
        expect(headers['access-control-allow-origin']).toBe('*')
        expect(headers).not.toHaveProperty('ratelimit')
        expect(headers).not.toHaveProperty('ratelimit-policy')
      }
      expect((await here().ask(to)).status).toBe(200)
    })
  })
}
