/**
 * Cloudflare Workers by the settings that `wrangler.jsonc` offers in comments: pages from the assets, and the rate limit
 * that costs nothing. What has to be made is made all the same.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bounds } from '../../src/schema/bounds.ts'
import { type Flare, startFlare } from './flare.ts'
import { type Site, tinySite } from './site.ts'

let site: Site
let cheap: Flare
let usual: Flare
beforeAll(async () => {
  site = await tinySite()
  cheap = await startFlare(site.dist, {}, { cheapPages: true, cheapLimit: true })
  usual = await startFlare(site.dist)
})
afterAll(async () => {
  await Promise.all([cheap?.stop(), usual?.stop()])
  site.remove()
})

const ask = (path: string, init: RequestInit = {}, flare = cheap) =>
  fetch(flare.url + path, { redirect: 'manual', ...init })

/** What the Worker adds to pages, as it negotiates them. */
const NEGOTIATED = ['content-language', 'vary', 'x-markdown-tokens']
/** What each of the two servers says in a form of its own. */
const OWN = ['accept-ranges', 'cf-cache-status', 'content-length', 'date', 'etag', 'transfer-encoding']

const comparable = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !NEGOTIATED.includes(name) && !OWN.includes(name))
      .map(([name, value]) => [name, name === 'link' ? value.includes('describedby') : value]),
  )

describe('Pages from the assets', () => {
  test.each(['/', '/es/', '/5g/', '/es/5g/', '/developers/', '/embed/5g/'])(
    '%s is what the Worker sends.',
    async path => {
      const [direct, made] = [await ask(path), await ask(path, {}, usual)]
      expect([path, direct.status, await direct.text()]).toEqual([path, 200, await made.text()])
      expect([path, comparable(direct)]).toEqual([path, comparable(made)])
    },
  )

  test('Markdown has its own address.', async () => {
    const response = await ask('/5g/index.md')
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/markdown; charset=utf-8'])
  })

  test.each([
    ['/nothing/', 404],
    ['/v1/terms/nothing.json', 404],
    ['/deploy/edge.json', 404],
    ['/404.html', 404],
    ['/v1/search.json?q=5g', 200],
    ['/v1/terms.json?limit=1', 200],
    ['/search/?q=5g', 200],
    ['/AI/', 308],
  ])('%s is %i all the same.', async (path, status) => {
    const response = await ask(path)
    expect([path, response.status]).toEqual([path, status])
    await response.body?.cancel()
  })
})

test('The cheap limit refuses what is too much, and says when to come back.', async () => {
  const headers = { 'CF-Connecting-IP': '203.0.113.77' }
  const statuses = new Set<number>()
  let last: Response | undefined
  for (let count = 0; count < bounds.rate.quota + 5 && last?.status !== 429; count++) {
    last = await ask('/v1/terms/5g.json', { headers })
    statuses.add(last.status)
    if (last.status !== 429) await last.body?.cancel()
  }
  expect([...statuses]).toEqual([200, 429])
  expect(last?.headers.get('Retry-After')).toBe(String(bounds.rate.windowSeconds))
  expect(last?.headers.get('Content-Type')).toBe('application/problem+json')
})
