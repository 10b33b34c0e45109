/** The shapes of answers in both eras: errors, versions, notifications, and what must never reach a client. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeKnowledge, fakeTerms } from './fake.ts'
import { envelope, modern, REVISION, type Reply, rpc, type Served, send, serveMcp } from './serve.ts'

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
      fakeKnowledge(fakeTerms(2), { entry: () => Promise.reject(new Error('disk\nat /secret')) }),
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
    ['search_terms', { query: 7 }, 'query must be a text'],
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
      expect(body.result.structuredContent).toBeUndefined()
      expect(body.result.content[0].text).toContain(words)
      expect(body.result.content[0].text).not.toMatch(/[\n{}]|zod|invalid_/i)
    }
  })

  test('Limits are clamped, pages follow one another, and null is as good as absent.', async () => {
    const list = async (args: object) =>
      (await call('list_topic', { subject: 'cloud', ...args }))[0]?.body.result.structuredContent
    expect(await list({ limit: 1_000_000 })).toMatchObject({ total: 258, nextOffset: 200, terms: { length: 200 } })
    expect(await list({ limit: 0 })).toMatchObject({ terms: { length: 1 }, nextOffset: 1 })
    expect(await list({ limit: -5, level: null, lang: null })).toMatchObject({ terms: { length: 1 }, lang: 'en' })
    expect(await list({})).toMatchObject({ terms: { length: 50 }, nextOffset: 50 })
    const last = await list({ limit: 200, offset: 200 })
    expect(last.terms).toHaveLength(58)
    expect(last).not.toHaveProperty('nextOffset')
    expect(await list({ offset: 9_000_000 })).toMatchObject({ total: 258, terms: [] })
    const [found] = await call('search_terms', { query: 'term', limit: 999 })
    expect(found?.body.result.structuredContent).toMatchObject({ total: 258, results: { length: 50 }, nextOffset: 50 })
    const [standard] = await call('search_terms', { query: 'term' })
    expect(standard?.body.result.structuredContent.results).toHaveLength(10)
  })

  test('Arguments that no tool has are passed over, names of objects included.', async () => {
    const args = JSON.parse('{"slug":"backup","__proto__":{"lang":"es"},"constructor":1}')
    for (const { body } of await call('get_term', args)) expect(body.result.structuredContent.lang).toBe('en')
  })

  test('term_of_the_day needs no arguments at all.', async () => {
    for (const { body } of await call('term_of_the_day')) expect(body.result.structuredContent.date).toBe('2026-03-04')
  })
})

describe('Versions', () => {
  test.for(['1999-01-01', '2024-11-05', '2025-03-26', '2027-01-01', 'nonsense', ''])(
    'A header with %s is 400, with the versions that are spoken.',
    async version => {
      for (const reply of [
        await send(served.url, rpc('tools/list'), { 'MCP-Protocol-Version': version }),
        await send(served.url, rpc('tools/list', { _meta: envelope(version) }), {
          'MCP-Protocol-Version': version,
          'Mcp-Method': 'tools/list',
        }),
      ]) {
        expect(reply.status).toBe(400)
        expect(reply.body).toMatchObject({
          id: 1,
          error: { code: -32022, data: { supported: ['2026-07-28', '2025-11-25', '2025-06-18'], requested: version } },
        })
      }
    },
  )

  test.for(['2025-11-25', '2025-06-18'])('A header with %s is answered in that era.', async version => {
    const { status, body } = await send(served.url, rpc('tools/list'), { 'MCP-Protocol-Version': version })
    expect(status).toBe(200)
    expect(body.result).not.toHaveProperty('resultType')
  })

  test('initialize agrees on the version asked for, or offers the newest of its era.', async () => {
    const agreed = async (protocolVersion: string) =>
      (
        await send(
          served.url,
          rpc('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } }),
        )
      ).body.result.protocolVersion
    expect(await agreed('2025-06-18')).toBe('2025-06-18')
    expect(await agreed('2025-11-25')).toBe('2025-11-25')
    expect(await agreed('2024-11-05')).toBe('2025-11-25')
    expect(await agreed('2099-01-01')).toBe('2025-11-25')
  })

  test('Headers of 2026-07-28 must be there and agree with the body.', async () => {
    const [body, headers] = modern('tools/call', { name: 'get_term', arguments: { slug: 'backup' } })
    for (const changed of [
      { 'MCP-Protocol-Version': undefined },
      { 'Mcp-Method': undefined },
      { 'Mcp-Name': undefined },
      { 'Mcp-Method': 'tools/list' },
      { 'Mcp-Name': 'search_terms' },
      { 'Mcp-Name': '=?base64?%%%?=' },
      { 'MCP-Protocol-Version': '2025-11-25' },
    ]) {
      const kept = Object.entries({ ...headers, ...changed }).filter(([, value]) => value !== undefined)
      const reply = await send(served.url, body, Object.fromEntries(kept) as Record<string, string>)
      expect([changed, reply.status, reply.body.error?.code]).toEqual([changed, 400, -32020])
      expect(reply.body.id).toBe(1)
    }
    const encoded = { ...headers, 'Mcp-Name': `=?base64?${btoa('get_term')}?=` }
    expect((await send(served.url, body, encoded)).status).toBe(200)
  })

  test('An envelope is required with the header, and must be whole.', async () => {
    const [, headers] = modern('tools/list')
    expect((await send(served.url, rpc('tools/list'), headers)).body.error?.code).toBe(-32602)
    const half = { 'io.modelcontextprotocol/protocolVersion': REVISION }
    const reply = await send(served.url, rpc('tools/list', { _meta: half }), headers)
    expect([reply.status, reply.body.error?.code]).toEqual([400, -32602])
    expect(reply.body.error?.message).not.toContain('\n')
  })

  test('An envelope that names an older revision is refused.', async () => {
    const reply = await send(served.url, rpc('tools/list', { _meta: envelope('2025-11-25') }))
    expect(reply).toMatchObject({ status: 400, body: { error: { code: -32022, data: { supported: [REVISION] } } } })
  })

  test('discover says what is spoken and may be kept for an hour.', async () => {
    const { body } = await send(served.url, ...modern('server/discover'))
    expect(body.result).toMatchObject({ supportedVersions: [REVISION], ttlMs: 3_600_000, cacheScope: 'public' })
  })

  test('Both eras are answered at once, each in its own form.', async () => {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        i % 2 === 0 ? send(served.url, rpc('tools/list', {}, i)) : send(served.url, ...modern('tools/list')),
      ),
    )
    for (const [i, { body }] of replies.entries()) {
      expect(body.id).toBe(i % 2 === 0 ? i : 1)
      expect(body.result.resultType).toBe(i % 2 === 0 ? undefined : 'complete')
    }
  })
})

describe('Nothing is kept', () => {
  test.for([
    ['notifications/initialized', {}],
    ['notifications/cancelled', { requestId: 1 }],
    ['notifications/progress', { progressToken: 1, progress: 1 }],
    ['notifications/of_our_own', {}],
  ] as const)('%s is taken and forgotten.', async ([method, params]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', method, params })
    for (const headers of [{}, { 'MCP-Protocol-Version': REVISION, 'Mcp-Method': method }]) {
      const reply = await send(served.url, body, headers)
      expect([reply.status, reply.text]).toEqual([202, ''])
    }
  })

  test('A posted response is taken and forgotten.', async () => {
    const reply = await send(served.url, '{"jsonrpc":"2.0","id":1,"result":{}}')
    expect([reply.status, reply.text]).toEqual([202, ''])
  })

  test('A cancellation stops nobody, whatever id it names.', async () => {
    let release = (): void => {}
    const gate = new Promise<void>(resolve => {
      release = resolve
    })
    const terms = fakeTerms(2)
    const { search } = fakeKnowledge(terms)
    const slow = await serveMcp(fakeKnowledge(terms, { search: language => gate.then(() => search(language)) }))
    const calls = ['a', 'b'].map(() =>
      send(slow.url, rpc('tools/call', { name: 'get_term', arguments: { slug: 'backup' } }, 1)),
    )
    for (const requestId of [0, 1, 2, 3]) {
      await send(slow.url, JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } }))
    }
    release()
    for (const { body } of await Promise.all(calls)) expect(body).toMatchObject({ id: 1, result: { content: {} } })
    await slow.close()
  })

  test('Clients with the same id get their own answers, with the id as they wrote it.', async () => {
    const ids = [1, '1', 0, -1, 'a', 2 ** 53 - 1, '__proto__']
    const replies = await Promise.all(
      ids.map((id, i) =>
        send(served.url, rpc('tools/call', { name: 'search_terms', arguments: { query: `q${i}` } }, id)),
      ),
    )
    for (const [i, { body }] of replies.entries()) {
      expect(body.id).toBe(ids[i])
      expect(body.result.structuredContent.query).toBe(`q${i}`)
    }
  })

  test('A session id is passed over and none is given.', async () => {
    const reply = await send(served.url, rpc('ping'), { 'Mcp-Session-Id': 'anything' })
    expect(reply.status).toBe(200)
    expect(reply.headers).not.toHaveProperty('mcp-session-id')
  })

  test('A token of progress brings no stream.', async () => {
    const params = { name: 'get_term', arguments: { slug: 'backup' }, _meta: { progressToken: 7 } }
    const reply = await send(served.url, rpc('tools/call', params), { Accept: 'text/event-stream' })
    expect(reply.headers['content-type']).toBe('application/json')
    expect(reply.headers['cache-control']).toBe('no-store')
  })
})
