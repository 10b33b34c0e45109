/** What the worker keeps and what it never touches: pages as readers see them, and nothing that programs ask for. */
import { expect } from 'vitest'
import { test } from '../visit.ts'
import { keptBy, waitUntilKept } from './kept.ts'

test('Only pages, the search and what every page loads are kept.', async ({ visit }) => {
  const page = await visit('/dns/', { expected: /status of 40[45]/ })
  await waitUntilKept(page, '/dns/', '/search/en.json')
  const seen = await page.evaluate(async () => {
    const ask = async (path: string, accept = '*/*', method = 'GET') => {
      const answer = await fetch(path, { method, headers: { Accept: accept } })
      return [answer.status, answer.headers.get('Content-Type')?.split(';')[0]]
    }
    return {
      markdown: await ask('/firewall/', 'text/markdown'),
      twin: await ask('/firewall/index.md'),
      html: await ask('/firewall/', 'text/html'),
      json: await ask('/v1/terms/dns.json'),
      missing: await ask('/v1/terms/no-such-term.json'),
      mcp: await ask('/mcp'),
    }
  })
  expect(seen).toEqual({
    markdown: [200, 'text/markdown'],
    twin: [200, 'text/markdown'],
    html: [200, 'text/html'],
    json: [200, 'application/json'],
    missing: [404, 'application/problem+json'],
    mcp: [405, expect.any(String)],
  })
  await page.goto(`${new URL(page.url()).origin}/no-such-page/`)
  await page.goto(`${new URL(page.url()).origin}/firewall`)
  await waitUntilKept(page, '/firewall/')
  const kept = await keptBy(page)
  const { 'offline:/:pages': pages, 'offline:/:search': search, ...shell } = kept
  expect(pages).toEqual(['/dns/', '/firewall/'])
  expect([...(search ?? [])].sort()).toEqual(['/search/en-names.json', '/search/en.json'])
  expect(Object.keys(shell)).toEqual([expect.stringMatching(/^offline:\/:shell:[0-9a-f]{16}$/)])
  expect(Object.values(shell)[0]?.map(path => path.replace(/[0-9a-f]{8}$/, '…'))).toEqual([
    '/es/offline.html',
    expect.stringMatching(/^\/fonts\/.*\.woff2$/),
    '/icon.svg',
    '/offline.html',
    '/search.js?v=…',
    '/site.js?v=…',
    '/style.css?v=…',
    '/theme.js?v=…',
  ])
})

test('No more than 200 pages are kept; those that were not read for longest go.', async ({ visit }) => {
  const page = await visit('/dns/')
  await waitUntilKept(page, '/dns/')
  await page.evaluate(async () => {
    const cache = await caches.open('offline:/:pages')
    for (let i = 0; i < 205; i++) await cache.put(`/old-${i}/`, new Response('old'))
  })
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/firewall/`)
  await page.goto(`${origin}/dns/`)
  const pages = async () => (await keptBy(page))['offline:/:pages'] ?? []
  await expect.poll(async () => (await pages()).length).toBe(200)
  const left = await pages()
  expect(left).toEqual(expect.arrayContaining(['/dns/', '/firewall/', '/old-204/', '/old-7/']))
  expect(left).not.toContain('/old-6/')
})
