/** The short way for plain calls of tools says what the SDK says, word for word, and is taken by plain calls alone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainCall } from '../../../src/edge/mcp/plain-call.ts'
import { fakeTermRepository, fakeTerms } from './fake.ts'
import { rpc, type Served, send, serveMcp } from './serve.ts'

let served: Served
let broken: Served
beforeAll(async () => {
  served = await serveMcp()
  const fail = async () => {
    throw new Error('The disk is gone.')
  }
  broken = await serveMcp(fakeTermRepository(fakeTerms(2), { entry: fail, search: fail }))
})
afterAll(() => Promise.all([served.close(), broken.close()]))

const call = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_term', arguments: { slug: 'backup' } },
}
const taken = (message: object, version?: string) =>
  plainCall(new Headers(version === undefined ? {} : { 'MCP-Protocol-Version': version }), { ...message })

describe('The answer is that of the SDK', () => {
  const CALLS = [
    ['search_terms', { query: 'backup' }],
    ['search_terms', { query: 'copia', lang: 'es', limit: 2, offset: 1, subject: null }],
    ['search_terms', {}],
    ['search_terms', { query: 7 }],
    ['get_term', { slug: 'backup' }],
    ['get_term', { slug: 'datbase' }],
    ['list_topic', { subject: 'cloud', limit: 3 }],
    ['list_topic', { subject: 'cooking' }],
    ['term_of_the_day', {}],
    ['term_of_the_day', undefined],
    ['no_such_tool', {}],
    ['constructor', {}],
    ['', {}],
  ] as const

  test.for(CALLS)('to %s with %j.', async ([name, args]) => {
    for (const server of [served, broken]) {
      for (const id of [1, 0, -7, 'a text']) {
        const params = { name, ...(args !== undefined && { arguments: args }) }
        expect(taken({ ...call, id, params })).toEqual({ id, params })
        const short = await send(server.url, rpc('tools/call', params, id))
        const long = await send(server.url, rpc('tools/call', { ...params, _meta: {} }, id))
        expect([short.status, short.body]).toEqual([long.status, long.body])
        expect(short.body.id).toBe(id)
      }
    }
  })

  test('to failures that are not the client’s, which the host hears of.', async () => {
    const { body } = await send(broken.url, rpc('tools/call', call.params))
    expect(body.error).toMatchObject({ code: -32603 })
    expect(JSON.stringify(body)).not.toContain('disk')
    expect(broken.reported.at(-1)).toMatchObject({ message: 'The disk is gone.' })
  })
})

describe('The SDK looks at', () => {
  test.for([
    ['another method', { ...call, method: 'tools/list' }],
    ['another version of JSON-RPC', { ...call, jsonrpc: '1.0' }],
    ['a notification', { jsonrpc: '2.0', method: 'tools/call', params: call.params }],
    ['an id that is null', { ...call, id: null }],
    ['an id that is no whole number', { ...call, id: 1.5 }],
    ['an id that is an object', { ...call, id: {} }],
    ['an unknown member', { ...call, extra: 1 }],
    ['a response', { ...call, result: {} }],
    ['params that are an array', { ...call, params: [] }],
    ['no params', { jsonrpc: '2.0', id: 1, method: 'tools/call' }],
    ['no name', { ...call, params: { arguments: {} } }],
    ['a name that is no text', { ...call, params: { name: 1 } }],
    ['arguments that are an array', { ...call, params: { name: 'get_term', arguments: [] } }],
    ['arguments that are null', { ...call, params: { name: 'get_term', arguments: null } }],
    ['an envelope', { ...call, params: { ...call.params, _meta: {} } }],
    ['a task', { ...call, params: { ...call.params, task: {} } }],
  ] as const)('%s.', ([, message]) => {
    expect(taken(message)).toBeUndefined()
  })

  test('versions that have envelopes, and unknown ones.', () => {
    for (const version of ['2025-11-25', '2025-06-18']) expect(taken(call, version)).toBeDefined()
    for (const version of ['2026-07-28', '1999-01-01', '']) expect(taken(call, version)).toBeUndefined()
  })
})
