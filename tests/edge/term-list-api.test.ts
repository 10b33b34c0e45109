/** The list page by page: every term once, in order, from the published file; wrong parameters are named. */
import { describe, expect, test } from 'vitest'
import { makeEdge } from '../../src/edge/handler.ts'
import { edgeSettings } from '../../src/model/web/edge-settings.ts'
import type { TermList } from '../../src/schema/api-responses.ts'
import { TermList as Shape } from '../../src/schema/api-responses.ts'
import { description } from '../emit/openapi.ts'
import { jsonOf, textOf, tiny } from '../emit/rendered.ts'

const { dictionary, files, site } = tiny()
const list = jsonOf(files, 'v1/terms.json') as TermList

function edgeOf(published: ReadonlyMap<string, Uint8Array>, settings = edgeSettings(dictionary, site)) {
  const edge = makeEdge(
    {
      now: () => 0,
      asset(path) {
        const bytes = published.get(path)
        return bytes && { bytes: new Uint8Array(bytes) }
      },
      consume: () => ({ allowed: true, remaining: 9, seconds: 10 }),
    },
    settings,
  )
  return async (query: string, init?: RequestInit): Promise<Response> =>
    edge(new Request(`${site.base}/v1/terms.json${query}`, init))
}
const ask = edgeOf(files)
const pageOf = async (query: string): Promise<TermList> => (await (await ask(query)).json()) as TermList

describe('The list', () => {
  test.each(['', '?', '?_=1', '?utm_source=x'])('is whole without parameters of its own (%s).', async query => {
    const response = await ask(query)
    expect([response.status, await response.text()]).toEqual([200, textOf(files, 'v1/terms.json')])
    expect(response.headers.get('Link')).not.toContain('rel="next"')
  })

  test.each([1, 2, 3, list.count - 1, list.count, 1_000])('has every term once in pages of %i.', async limit => {
    const found: unknown[] = []
    let query = `?limit=${limit}`
    for (let pages = 0; query !== ''; pages++) {
      expect(pages).toBeLessThan(list.count + 1)
      const page = await pageOf(query)
      expect(Shape.safeParse(page).success).toBe(true)
      expect(page.terms.length).toBeLessThanOrEqual(limit)
      const { next, terms, ...rest } = page
      found.push(...terms)
      expect({ ...rest, terms: [] }).toEqual({ ...list, terms: [] })
      query = next === undefined ? '' : `?limit=${limit}&cursor=${next}`
    }
    expect(found).toEqual(list.terms)
  })

  test('says where the next page is, in the form of links as well.', async () => {
    const response = await ask('?limit=2')
    const next = /<([^<>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? ''
    expect(next).toBe(`${site.base}/v1/terms.json?limit=2&cursor=${((await response.json()) as TermList).next}`)
    expect((await pageOf(new URL(next).search)).terms).toEqual(list.terms.slice(2, 4))
    expect((await ask('?limit=1000')).headers.get('Link')).not.toContain('rel="next"')
  })

  test('goes on after a term that is gone.', async () => {
    const { next } = await pageOf('?limit=2')
    const [gone] = list.terms.slice(1, 2)
    const text = textOf(files, 'v1/terms.json').replace(`${JSON.stringify(gone)},\n`, '')
    const shorter = edgeOf(new Map(files).set('v1/terms.json', new TextEncoder().encode(text)))
    const page = (await (await shorter(`?limit=1&cursor=${next}`)).json()) as TermList
    expect(page.terms).toEqual(list.terms.slice(2, 3))
  })

  test('is empty after the last term, and where there are no terms.', async () => {
    const last = btoa(list.terms.at(-1)?.slug ?? '').replace(/=+$/, '')
    expect(await pageOf(`?cursor=${last}`)).toEqual({ ...list, terms: [] })
    const text = textOf(files, 'v1/terms.json').replace(/"terms":\[.*$/s, '"terms":[\n]}\n')
    const empty = edgeOf(new Map(files).set('v1/terms.json', new TextEncoder().encode(text)))
    expect(await (await empty('?limit=5')).json()).toEqual({ ...list, terms: [] })
  })

  test('is counted, has validators, and answers HEAD without a body.', async () => {
    const response = await ask('?limit=2')
    expect(response.headers.get('RateLimit')).toContain('r=9')
    const etag = response.headers.get('ETag') ?? ''
    expect((await ask('?limit=2', { headers: { 'If-None-Match': etag } })).status).toBe(304)
    expect((await ask('?limit=3', { headers: { 'If-None-Match': etag } })).status).toBe(200)
    const head = await ask('?limit=2', { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([200, '', etag])
    expect((await ask('?limit=2', { method: 'POST' })).status).toBe(405)
  })
})

test.each([
  ['limit=0', 'limit'],
  ['limit=1001', 'limit'],
  ['limit=', 'limit'],
  ['limit=1e2', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=2&cursor=', 'cursor'],
  ['cursor=%00', 'cursor'],
  ['cursor=.%2E', 'cursor'],
  [`cursor=${btoa('../x')}`, 'cursor'],
  ['limit=2&offset=4', 'offset'],
])('%s is refused, and the problem names %s.', async (query, name) => {
  const response = await ask(`?${query}`)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'application/problem+json'])
  expect(await response.json()).toMatchObject({
    code: 'invalid_parameter',
    instance: '/v1/terms.json',
    detail: expect.stringContaining(name),
  })
})

test('A site without an edge has the whole list only.', async () => {
  const plain = edgeOf(files, edgeSettings(dictionary, { ...site, edge: false }))
  expect(await (await plain('?limit=1')).text()).toBe(textOf(files, 'v1/terms.json'))
})

test('OpenAPI names the parameters and the refusal.', () => {
  const operation = description.paths['/v1/terms.json']?.get as unknown as {
    readonly parameters: readonly { readonly name: string }[]
    readonly responses: Readonly<Record<string, unknown>>
  }
  expect(operation.parameters.map(({ name }) => name)).toEqual(['limit', 'cursor'])
  expect(operation.responses).toHaveProperty('400')
})
