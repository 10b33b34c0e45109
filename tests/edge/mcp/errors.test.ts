/** Errors of the protocol and refusals of tools, in both eras: their codes, their words, and what they keep to themselves. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeTermRepository, fakeTerms } from './fake.ts'
import { modern, type Reply, rpc, type Served, send, serveMcp } from './serve.ts'

let served: Served
beforeAll(async () => {
  served = await serveMcp()
})
afterAll(() => served.close())

/** The same request in both eras. */
const both = async (method: string, params: Readonly<Record<string, unknown>> = {}): Promise<readonly Reply[]> => [
  await send(served.url, rpc(method, params)),
  await send(served.url, ...modern(method, params)),
]

const call = (name: string, args?: unknown): Promise<readonly Reply[]> =>
  both('tools/call', { name, ...(args !== undefined && { arguments: args }) })

describe('Errors', () => {
  test('An unknown method is -32601, and 404 since 2026-07-28.', async () => {
    for (const method of ['nothing', 'constructor', 'logging/setLevel', 'tasks/get', 'resources/subscribe']) {
      const replies = await both(method)
      expect(replies.map(({ status, body }) => [status, body.error?.code])).toEqual([
        [200, -32601],
        [404, -32601],
      ])
    }
  })

  test('A subscription, which would be a stream, is an unknown method.', async () => {
    const [, reply] = await both('subscriptions/listen', { notifications: { toolsListChanged: true } })
    expect(reply).toMatchObject({ status: 404, body: { id: 1, error: { code: -32601 } } })
    expect(reply?.headers['content-type']).toBe('application/json')
  })

  test('An unknown tool is -32602.', async () => {
    for (const name of ['nothing', 'toString', '__proto__', '']) {
      for (const { status, body } of await call(name)) {
        expect([status, body.error?.code]).toEqual([200, -32602])
        expect(body.error?.message).toContain('Tools: search_terms, get_term, list_topic, term_of_the_day')
      }
    }
  })

  test('A malformed call is -32602 in one plain line.', async () => {
    for (const [method, params] of [
      ['tools/call', {}],
      ['tools/call', { name: 7 }],
      ['tools/call', { name: 'get_term', arguments: [] }],
      ['tools/call', { name: 'get_term', arguments: 'backup' }],
      ['tools/call', { name: 'get_term', arguments: { slug: 'backup' }, requestState: 7 }],
      ['tools/list', { cursor: 7 }],
      ['resources/list', { cursor: 'No such cursor' }],
      ['resources/read', {}],
      ['prompts/get', { name: 'explain_term', arguments: { slug: 7 } }],
      ['completion/complete', { ref: { type: 'other' }, argument: {} }],
    ] as const) {
      for (const { status, text, body } of await both(method, params)) {
        expect([method, status, body.error?.code]).toEqual([method, 200, -32602])
        expect(body.error?.message).not.toMatch(/[\n[\]{}]|zod|invalid_type/i)
        expect(text).not.toMatch(/\.ts\b|node_modules|at \w+ \(/)
      }
    }
  })

  test('So is a malformed handshake.', async () => {
    const { status, body } = await send(served.url, rpc('initialize', { protocolVersion: 7 }))
    expect([status, body.error?.code]).toEqual([200, -32602])
    expect(body.error?.message).not.toContain('\n')
  })

  test('An unknown resource is -32602 with its URI.', async () => {
    for (const uri of [
      'https://palabit.example/developers/index.md',
      'https://palabit.example/',
      'https://palabit.example/es/',
      'https://palabit.example/fr/backup/',
      'https://palabit.example/backup/../backup/index.md',
      'https://palabit.example.evil.example/backup/',
      'file:///etc/passwd',
      '',
    ]) {
      for (const { body } of await both('resources/read', { uri })) {
        expect(body.error).toMatchObject({ code: -32602, data: { uri } })
      }
    }
  })

  test('A failure of ours is -32603, tells nothing, and is reported.', async () => {
    const broken = await serveMcp(
      fakeTermRepository(fakeTerms(2), { entry: () => Promise.reject(new Error('disk\nat /secret')) }),
    )
    const { status, text, body } = await send(
      broken.url,
      rpc('tools/call', { name: 'get_term', arguments: { slug: 'backup' } }),
    )
    expect([status, body.error?.code]).toEqual([200, -32603])
    expect(text).not.toContain('secret')
    expect(broken.reported).toHaveLength(1)
    await broken.close()
  })
})

describe('Arguments', () => {
  const refused: readonly (readonly [tool: string, args: Readonly<Record<string, unknown>>, words: string])[] = [
    ['search_terms', {}, 'query is required'],
    ['search_terms', { query: ['dns'] }, 'query must be a string'],
    ['search_terms', { query: 'x', language: 'es' }, 'There is no argument "language". Did you mean "lang"?'],
    ['search_terms', { term: 'x' }, 'There is no argument "term". Did you mean "query"?'],
    ['get_term', { name: 'x', nothing: 1 }, 'There is no argument "nothing". Arguments: slug, slugs, lang, format'],
    ['get_term', { slug: 'x', max_tokens: 5 }, 'max_tokens must be 100 or more'],
    ['get_term', { slugs: [] }, 'slugs must have an item at least'],
    ['get_term', { slugs: ['1', '2', '3', '4', '5', '6'] }, 'slugs may have 5 items at most'],
    ['get_term', { slug: 'a', slugs: ['b'] }, 'Give either slug or slugs'],
    ['search_terms', { query: '' }, 'query must not be empty'],
    ['search_terms', { query: 'x'.repeat(201) }, 'query may have 200 characters at most'],
    ['search_terms', { query: 'x', lang: 'fr' }, 'lang must be one of: en, es'],
    ['search_terms', { query: 'x', subject: 'cooking' }, 'subject must be one of: ai, aws'],
    ['search_terms', { query: 'x', level: 4 }, 'level must be one of: 1, 2, 3'],
    ['search_terms', { query: 'x', limit: 'many' }, 'limit must be a whole number'],
    ['search_terms', { query: 'x', limit: 1.5 }, 'limit must be a whole number'],
    ['search_terms', { query: 'x', offset: -1 }, 'offset must be 0 or more'],
    ['get_term', {}, 'slug is required'],
    ['get_term', { slug: 'datbase' }, 'Did you mean database (Database)?'],
    ['get_term', { slug: 'zzz' }, 'There is no term "zzz". Use search_terms'],
    ['list_topic', {}, 'subject must be one of'],
    ['list_topic', { subject: 'ai', level: 0 }, 'level must be one of'],
    ['term_of_the_day', { date: '2026-02-30' }, 'date must be a calendar date that exists, YYYY-MM-DD'],
    ['term_of_the_day', { date: 'today' }, 'YYYY-MM-DD'],
  ]

  test.for(refused)('%s %j: %s.', async ([tool, args, words]) => {
    for (const { status, body } of await call(tool, args)) {
      expect(status).toBe(200)
      expect(body.result).toMatchObject({ isError: true })
      expect(body.result?.structuredContent).toBeUndefined()
      expect(body.result?.content?.[0]?.text).toContain(words)
      expect(body.result?.content?.[0]?.text).not.toMatch(/[\n{}]|zod|invalid_/i)
    }
  })

  test('Limits are clamped, pages follow one another, and null is as good as absent.', async () => {
    const list = async (args: object) =>
      (await call('list_topic', { subject: 'cloud', ...args }))[0]?.body.result?.structuredContent
    expect(await list({ limit: 1_000_000 })).toMatchObject({ total: 258, nextOffset: 200, terms: { length: 200 } })
    for (const limit of [2 ** 53, 1e308])
      expect(await list({ limit })).toMatchObject({ nextOffset: 200, terms: { length: 200 } })
    expect(await list({ limit: -1e308 })).toMatchObject({ terms: { length: 1 } })
    expect(await list({ limit: 0 })).toMatchObject({ terms: { length: 1 }, nextOffset: 1 })
    expect(await list({ limit: -5, level: null, lang: null })).toMatchObject({ terms: { length: 1 }, lang: 'en' })
    expect(await list({})).toMatchObject({ terms: { length: 50 }, nextOffset: 50 })
    const last = await list({ limit: 200, offset: 200 })
    expect(last?.terms).toHaveLength(58)
    expect(last).not.toHaveProperty('nextOffset')
    expect(await list({ offset: 9_000_000 })).toMatchObject({ total: 258, terms: [] })
    const [found] = await call('search_terms', { query: 'term', limit: 999 })
    expect(found?.body.result?.structuredContent).toMatchObject({ total: 258, results: { length: 50 }, nextOffset: 50 })
    const [standard] = await call('search_terms', { query: 'term' })
    expect(standard?.body.result?.structuredContent?.results).toHaveLength(10)
  })

  test('Of very many unknown arguments, ten are named.', async () => {
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`a${i}`, 1]))
    for (const { body } of await call('get_term', many))
      expect(body.result?.content?.[0]?.text.match(/There is no argument/g)).toHaveLength(10)
  })

  test('Arguments that no tool has are refused, names of objects included.', async () => {
    for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
      const args = JSON.parse(`{"slug":"backup","${name}":{"lang":"es"}}`)
      for (const { body } of await call('get_term', args)) {
        expect(body.result?.isError).toBe(true)
        expect(body.result?.content?.[0]?.text).toContain(`There is no argument "${name}".`)
      }
    }
  })

  test.for([
    ['search_terms', { query: 'term', limit: '5' }, { results: { length: 5 } }],
    ['search_terms', { query: 'term', lang: 'ES' }, { lang: 'es' }],
    ['search_terms', { query: 'term', lang: 'es-MX' }, { lang: 'es' }],
    ['search_terms', { query: 'term', lang: 'español' }, { lang: 'es' }],
    ['search_terms', { query: 'term', lang: 'en_US' }, { lang: 'en' }],
    ['search_terms', { query: 7 }, { query: '7' }],
    ['list_topic', { subject: 'AI' }, { subject: 'ai' }],
    ['list_topic', { subject: 'Security en Español' }, { subject: 'security' }],
    ['list_topic', { subject: 'ai in english' }, { subject: 'ai' }],
    ['list_topic', { subject: 'cloud', level: '2' }, { subject: 'cloud' }],
    ['list_topic', { subject: 'cloud', level: 'Básico' }, { subject: 'cloud' }],
    ['get_term', { slugs: 'backup' }, { terms: [{ slug: 'backup' }] }],
  ] as const)('%s %j: what is evident is understood.', async ([tool, args, expected]) => {
    for (const { body } of await call(tool, args)) {
      expect(body.result?.isError).toBeUndefined()
      expect(body.result?.structuredContent).toMatchObject(expected)
    }
  })

  test('term_of_the_day needs no arguments at all.', async () => {
    for (const { body } of await call('term_of_the_day'))
      expect(body.result?.structuredContent?.date).toBe('2026-03-04')
  })
})
