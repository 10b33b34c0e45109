/** Everything else that is published: guides for agents, descriptions for machines, and what pages load. */
import { describe, expect, test } from 'vitest'
import { type Here, STRONG } from './client.ts'

const FILES = [
  ['/openapi.json', 'application/json'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/es/llms.txt', 'text/plain; charset=utf-8'],
  ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ['/en/llms-full.txt', 'text/plain; charset=utf-8'],
  ['/es/llms-full.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/mcp/server-card', 'application/mcp-server-card+json'],
  ['/.well-known/mcp/server-card.json', 'application/json'],
  ['/.well-known/ai-catalog.json', 'application/ai-catalog+json'],
  ['/.well-known/api-catalog', 'application/linkset+json'],
  ['/downloads/terms.csv', 'text/csv; charset=utf-8; header=present'],
  ['/downloads/terms.jsonl', 'application/jsonl'],
  ['/downloads/terms.tbx', 'application/x-tbx'],
  ['/downloads/terms.ttl', 'text/turtle; charset=utf-8'],
  ['/downloads/anki-en.txt', 'text/plain; charset=utf-8'],
  ['/feeds/en/new.atom', 'application/atom+xml'],
  ['/feeds/es/new.json', 'application/feed+json'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/es/manifest.webmanifest', 'application/manifest+json'],
  ['/style.css', 'text/css; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml'],
  ['/images/decision-tree.svg', 'image/svg+xml'],
] as const

export function files(here: Here): void {
  describe('A file', () => {
    test.for(FILES)('%s is %s, open to every origin, and not counted.', async ([path, type]) => {
      const { status, headers, text } = await here().ask(path)
      expect([status, text]).toEqual([200, here().file(path)])
      expect(headers['content-type']).toContain(type)
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=300',
      })
      expect(headers.etag).toMatch(STRONG)
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
      expect(headers).not.toHaveProperty('ratelimit')
      const again = await here().ask(path, { headers: { 'If-None-Match': headers.etag ?? '' } })
      expect([again.status, again.text]).toEqual([304, ''])
    })
  })
}
