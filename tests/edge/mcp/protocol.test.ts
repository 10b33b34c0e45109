/** Versions and their headers, and that nothing is kept from one request to the next. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROTOCOL_VERSIONS } from '../../../src/model/web/mcp-server-card.ts'
import { fakeTermRepository, fakeTerms } from './fake.ts'
import { envelope, modern, REVISION, rpc, type Served, send, serveMcp } from './serve.ts'

let served: Served
beforeAll(async () => {
  served = await serveMcp()
})
afterAll(() => served.close())

describe('Versions', () => {
  test.for(['1999-01-01', '2027-01-01', 'nonsense', ''])(
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
          error: { code: -32022, data: { supported: PROTOCOL_VERSIONS, requested: version } },
        })
      }
    },
  )

  test.for(PROTOCOL_VERSIONS.slice(1))('A header with %s is answered in that era.', async version => {
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
      ).body.result?.protocolVersion
    for (const version of ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])
      expect(await agreed(version)).toBe(version)
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

  test('discover says what is spoken, as the card does, and may be kept for an hour.', async () => {
    const { body } = await send(served.url, ...modern('server/discover'))
    expect(body.result).toMatchObject({
      supportedVersions: [...PROTOCOL_VERSIONS],
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: expect.stringContaining('get_term'),
      ttlMs: 3_600_000,
      cacheScope: 'public',
    })
  })

  test('Both eras are answered at once, each in its own form.', async () => {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        i % 2 === 0 ? send(served.url, rpc('tools/list', {}, i)) : send(served.url, ...modern('tools/list')),
      ),
    )
    for (const [i, { body }] of replies.entries()) {
      expect(body.id).toBe(i % 2 === 0 ? i : 1)
      expect(body.result?.resultType).toBe(i % 2 === 0 ? undefined : 'complete')
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
    const headersOf: readonly Readonly<Record<string, string>>[] = [
      {},
      { 'MCP-Protocol-Version': REVISION, 'Mcp-Method': method },
    ]
    for (const headers of headersOf) {
      const reply = await send(served.url, body, headers)
      expect([reply.status, reply.text]).toEqual([202, ''])
    }
  })

  test('A posted response is taken and forgotten.', async () => {
    const reply = await send(served.url, '{"jsonrpc":"2.0","id":1,"result":{}}')
    expect([reply.status, reply.text]).toEqual([202, ''])
  })

  test('A cancellation has no effect, whatever id it names.', async () => {
    let release = (): void => {}
    const gate = new Promise<void>(resolve => {
      release = resolve
    })
    const terms = fakeTerms(2)
    const { search } = fakeTermRepository(terms)
    const slow = await serveMcp(fakeTermRepository(terms, { search: language => gate.then(() => search(language)) }))
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
      expect(body.result?.structuredContent?.query).toBe(`q${i}`)
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
