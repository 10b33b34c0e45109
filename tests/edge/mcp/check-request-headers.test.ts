/** What the guard refuses and lets pass, over real HTTP, with bodies and headers that no SDK would send. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeGuard } from '../../../src/edge/mcp/check-request-headers.ts'
import { makeMcp } from '../../../src/edge/mcp/handler.ts'
import { fakeTermRepository, fakeTerms, settings } from './fake.ts'
import { modern, rpc, type Served, send, serveMcp } from './serve.ts'

let served: Served
beforeAll(async () => {
  served = await serveMcp()
})
afterAll(() => served.close())

const PING = rpc('ping')

describe('Methods', () => {
  test.for(['GET', 'DELETE', 'PUT', 'PATCH'])('%s is not allowed.', async method => {
    const { status, headers, body } = await send(served.url, '', { Accept: 'text/event-stream' }, method)
    expect(status).toBe(405)
    expect(headers.allow).toBe('POST, OPTIONS')
    expect(headers['content-type']).toBe('application/json')
    expect(body).toMatchObject({ id: null, error: { code: -32000 } })
  })

  test('HEAD is not allowed and has no body.', async () => {
    expect(await send(served.url, '', {}, 'HEAD')).toMatchObject({ status: 405, text: '' })
  })
})

describe('Host', () => {
  test.for([
    'palabit.example',
    'PALABIT.example',
    'palabit.example:443',
    'localhost',
    'localhost:8080',
    '127.0.0.1:3000',
    '127.0.0.2',
    '[::1]',
    '[::1]:3000',
  ])('%s is ours.', async host => {
    expect((await send(served.url, PING, { Host: host })).status).toBe(200)
  })

  test.for([
    'evil.example',
    'palabit.example.evil.example',
    'palabit.example:8443',
    'localhost.evil.example',
    '128.0.0.1',
    '127.evil.example',
    '[::2]',
    '192.168.0.1',
  ])('%s is not.', async host => {
    const { status, body } = await send(served.url, PING, { Host: host })
    expect(status).toBe(403)
    expect(body).toMatchObject({ id: null, error: { code: -32000 } })
  })

  test.for([
    '',
    '[',
    'localhost@evil.example',
    'localhost:80:80',
    'localhost:99999',
    'localhost/x',
    'localhost#x',
    '%6cocalhost',
    'palabit.example\\x',
  ])('"%s" is malformed; many servers refuse it themselves.', host => {
    const headers = { 'Content-Type': 'application/json', Host: host }
    const request = new Request(`${settings.base}/mcp`, { method: 'POST', headers })
    expect(makeGuard(settings.base)(request)?.status).toBe(403)
  })

  test('is read from the address where a platform gives no field.', () => {
    const guard = makeGuard('https://example.org:8443/dictionary')
    const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
    expect(guard(new Request('https://example.org:8443/dictionary/mcp', post))).toBeUndefined()
    expect(guard(new Request('https://example.org/dictionary/mcp', post))?.status).toBe(403)
  })
})

describe('Origin', () => {
  test.for(['https://anyone.example', 'http://localhost:5173', 'null', 'chrome-extension://abc', 'https://[::1]:1'])(
    '%s is welcome.',
    async origin => {
      expect((await send(served.url, PING, { Origin: origin })).status).toBe(200)
    },
  )

  test.for(['nonsense', 'https://', 'https://a b', 'https://a.example/path', 'https://a@b.example', 'https://[', ''])(
    '"%s" is malformed.',
    async origin => {
      expect((await send(served.url, PING, { Origin: origin })).status).toBe(403)
    },
  )
})

describe('Content types', () => {
  test.for(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])('%s is read.', async type => {
    expect((await send(served.url, PING, { 'Content-Type': type })).status).toBe(200)
  })

  test.for([
    'text/plain',
    'application/x-www-form-urlencoded',
    'text/plain; a=application/json',
    'application/jsonx',
    '',
  ])('"%s" is refused.', async type => {
    const { status, body } = await send(served.url, PING, { 'Content-Type': type })
    expect(status).toBe(415)
    expect(body.error?.code).toBe(-32000)
  })

  test.for(['application/json', 'text/event-stream', '*/*', 'text/html', ''])(
    'A client that accepts "%s" gets JSON.',
    async accept => {
      const { status, headers } = await send(served.url, PING, { Accept: accept })
      expect([status, headers['content-type']]).toEqual([200, 'application/json'])
    },
  )
})

describe('Bodies', () => {
  const padded = (bytes: number): string => PING.padEnd(bytes, ' ')

  test('of 64 KiB are read.', async () => {
    expect((await send(served.url, padded(65_536))).status).toBe(200)
  })

  test.for([65_537, 10_000_000])('of %d bytes are too large.', async size => {
    const { status, body } = await send(served.url, padded(size))
    expect([status, body.error?.code]).toEqual([413, -32000])
  })

  test('are counted as they come when no length is declared, in bytes rather than characters.', async () => {
    const handler = makeMcp(fakeTermRepository(fakeTerms(2)), settings)
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++
        controller.enqueue(new TextEncoder().encode('ñ'.repeat(1000)))
      },
    })
    const init = { method: 'POST', body: endless, duplex: 'half', headers: { 'Content-Type': 'application/json' } }
    const response = await handler(new Request(`${settings.base}/mcp`, init as RequestInit))
    expect(response.status).toBe(413)
    expect(pulled).toBeLessThan(40)
  })

  test.for([
    ['', 'an empty body'],
    ['{', 'an open brace'],
    ['nonsense', 'a word'],
    ["{'a': 1}", 'single quotes'],
    ['{"a":1}{"a":2}', 'two documents'],
  ])('"%s" is not JSON: %s.', async ([text = '']) => {
    const { status, body } = await send(served.url, text)
    expect(status).toBe(400)
    expect(body).toMatchObject({ id: null, error: { code: -32700 } })
  })

  test('that are not UTF-8 are not JSON.', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('{"a":"'), 0xff, 0xfe, 0x22, 0x7d])
    expect((await send(served.url, bytes)).body.error?.code).toBe(-32700)
  })

  test.for([
    ['[]', 'an empty array'],
    [`[${PING}]`, 'one call'],
    [
      `[${rpc('tools/list')},{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}]`,
      'a cancelled call',
    ],
    ['[1]', 'a number'],
    ['"text"', 'a text'],
    ['1', 'a number'],
    ['null', 'nothing'],
    ['{}', 'an empty object'],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', 'another version'],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', 'an id that is null'],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', 'an id that is an object'],
    ['{"jsonrpc":"2.0","id":1}', 'no method'],
    ['{"jsonrpc":"2.0","id":1,"method":7}', 'a method that is a number'],
  ])('%s is not a request: %s.', async ([text = '']) => {
    for (const headers of [{}, modern('ping')[1]]) {
      const { status, body } = await send(served.url, text, headers)
      expect([status, body.error?.code]).toEqual([400, -32600])
      expect(body.error?.message).not.toContain('\n')
    }
  })

  test.for(['[]', '["x"]', 'null', '"x"', '1'])('with the parameters %s are malformed calls.', async params => {
    for (const headers of [{}, modern('tools/call', { name: 'get_term' })[1]]) {
      const text = `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":${params}}`
      const { status, body } = await send(served.url, text, headers)
      expect([status, body.id, body.error?.code]).toEqual([200, 7, -32602])
    }
  })

  test.for(['[', '{"a":'])('that nest 9,000 levels of "%s" are refused.', async open => {
    const close = open === '[' ? ']' : '}'
    const deep = `${open.repeat(9_000)}1${close.repeat(9_000)}`
    const inside = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_term","arguments":{"slug":${deep}}}}`
    expect((await send(served.url, deep)).body.error?.code).toBe(-32600)
    expect((await send(served.url, inside)).body.error?.code).toBe(-32600)
  })

  test('may hold brackets in their texts.', async () => {
    const text = `\\"${'[{'.repeat(500)}\\\\`
    const body = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{"note":"${text}"}}}`
    expect((await send(served.url, body)).status).toBe(200)
  })
})
