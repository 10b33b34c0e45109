/** oEmbed at the edge: the statuses of the standard, frames of the size that was asked for, and what the build published. */
import { describe, expect, test } from 'vitest'
import { makeEdge } from '../../src/edge/handler.ts'
import { edgeSettings } from '../../src/model/web/edge-settings.ts'
import { type OEmbed, within } from '../../src/model/web/oembed-response.ts'
import { jsonOf, tiny } from '../emit/rendered.ts'

const { dictionary, files, site } = tiny()
const settings = edgeSettings(dictionary, site)
let counted = 0
const edge = makeEdge(
  {
    now: () => Date.parse('2026-11-21T12:00:00Z'),
    asset(path) {
      const bytes = files.get(path)
      return bytes && { bytes: new Uint8Array(bytes) }
    },
    consume() {
      counted++
      return { allowed: true, remaining: 9, seconds: 10 }
    },
  },
  settings,
)

const ask = async (query: string, init?: RequestInit): Promise<Response> =>
  edge(new Request(`${site.base}/oembed?${query}`, init))
const about = (address: string, more = ''): string => `url=${encodeURIComponent(address)}${more}`

describe('The address of an entry', () => {
  test.each([
    ['/html/', 'embed/html'],
    ['/es/html/', 'es/embed/html'],
    ['/html', 'embed/html'],
    ['/html/?utm_source=x#key-points', 'embed/html'],
  ])('%s is answered with what stands beside its card.', async (path, folder) => {
    const response = await ask(about(site.base + path))
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(response.headers.get('RateLimit')).toContain('r=9')
    expect(await response.json()).toEqual(jsonOf(files, `${folder}/oembed.json`))
  })

  test('may be a former one.', async () => {
    const [former, now] = Object.entries(settings.redirects).find(([from]) => /^\/[\w-]+\/$/.test(from)) ?? []
    const response = await ask(about(site.base + former))
    expect(((await response.json()) as OEmbed).url).toBe(site.base + now)
  })
})

describe('A request', () => {
  test.each([
    ['without an address', '', 400],
    ['with something that is no address', 'url=html', 400],
    ['with a size that is none', about(`${site.base}/html/`, '&maxwidth=wide'), 400],
    ['with a size of nothing', about(`${site.base}/html/`, '&maxheight=0'), 400],
    ['for an entry that is not there', about(`${site.base}/nothing/`), 404],
    ['for a page that is no entry', about(`${site.base}/topics/ai/`), 404],
    ['for a page of another site', about('https://elsewhere.example/html/'), 404],
    ['that climbs out', about(`${site.base}/..%2f..%2fdeploy/`), 404],
    ['for XML', about(`${site.base}/html/`, '&format=xml'), 501],
  ])('%s is refused.', async (_, query, status) => {
    const response = await ask(query)
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ status })
  })

  test('counts.', async () => {
    const before = counted
    await ask(about(`${site.base}/html/`))
    expect(counted).toBe(before + 1)
  })

  test('that would write is refused.', async () => {
    expect((await ask(about(`${site.base}/html/`), { method: 'POST' })).status).toBe(405)
  })

  test('for a smaller frame gets one, and no picture that is larger.', async () => {
    const answer = (await (await ask(about(`${site.base}/html/`, '&maxwidth=300&maxheight=200'))).json()) as OEmbed
    expect(answer).toMatchObject({ width: 300, height: 200 })
    expect(answer.html).toContain('width="300" height="200"')
    const whole = { ...answer, thumbnail_url: 'https://x.example/', thumbnail_width: 1200, thumbnail_height: 630 }
    expect(within(whole, { width: 300 })).not.toHaveProperty('thumbnail_url')
    expect(within(whole, { width: 1200 })).toHaveProperty('thumbnail_url')
  })
})

describe('The card of an entry', () => {
  test('may be framed by every site, and no other page may.', async () => {
    const policyOf = async (path: string) =>
      (await edge(new Request(site.base + path))).headers.get('Content-Security-Policy') ?? ''
    expect(await policyOf('/embed/html/')).toMatch(/frame-ancestors \*$/)
    expect(await policyOf('/embed/html/')).not.toContain("'none'; frame-ancestors 'none'")
    for (const path of ['/', '/html/', '/developers/']) expect(await policyOf(path)).toContain("frame-ancestors 'none'")
  })

  test('is HTML, whatever is preferred.', async () => {
    const response = await edge(new Request(`${site.base}/es/embed/html/`, { headers: { Accept: 'text/markdown' } }))
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
  })
})
