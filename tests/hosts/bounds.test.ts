/** What the server of the Node host refuses or ends before a request reaches the site, and what its health says. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Listening, type ListenOptions, listen } from '../../src/deploy/node/http-server.ts'
import { send } from '../conformance/socket.ts'
import { get } from './get.ts'

let server: Listening | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const BYTES = 50_000_000
const start = async (options: Partial<ListenOptions> = {}): Promise<string> => {
  server = await listen(async () => new Response(new Uint8Array(BYTES)), { port: 0, host: '127.0.0.1', ...options })
  return `http://127.0.0.1:${server.port}`
}
const opened = async (url: string): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

test('A client that stops reading is disconnected.', async () => {
  const url = await start({ stalledMs: 200 })
  const socket = await opened(url)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  socket.once('readable', () => socket.pause())
  // Without the bound the connection would stay open until the test fails.
  await once(socket, 'readable')
  await new Promise(later => setTimeout(later, 1_000))
  let received = 0
  socket.on('data', chunk => (received += chunk.length))
  await once(socket, 'close')
  expect(received).toBeLessThan(BYTES)
})

test('A client that reads slowly but steadily gets everything.', async () => {
  const url = await start({ stalledMs: 500 })
  const socket = await opened(url)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  let received = 0
  socket.on('data', chunk => {
    received += chunk.length
    socket.pause()
    setTimeout(() => socket.resume(), 1)
  })
  await once(socket, 'end')
  expect(received).toBeGreaterThan(BYTES)
})

test('Beyond the bound new connections are closed, and there is room again when one goes.', async () => {
  const url = await start({ maxConnections: 2 })
  const first = await opened(url)
  const second = await opened(url)
  const third = await opened(url)
  await once(third, 'close')
  first.destroy()
  await once(first, 'close')
  second.destroy()
  await once(second, 'close')
  await expect.poll(async () => (await get(`${url}/healthz`)).status).toBe(200)
})

test.for([
  ['GET / HTTP/1.1\r\nHost x\r\n\r\n', 400, 'bad_request'],
  ['NONSENSE\r\n\r\n', 400, 'bad_request'],
  ['GET / HTTP/1.1\r\n\r\n', 400, 'bad_request'],
  ['GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n', 400, 'bad_request'],
  ['GET / HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n', 400, 'bad_request'],
  ['GET / HTTP/1.1\r\nHost: x\r\nExpect: 200-maybe\r\n\r\n', 417, 'expectation_failed'],
  [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'header_fields_too_large'],
] as const)('%s is refused with a problem document.', async ([request, status, code]) => {
  const answer = await send(await start(), request)
  expect(answer.status).toBe(status)
  expect(answer.text).toMatch(/Content-Type: application\/problem\+json/)
  expect(answer.text).toContain(`"status":${status}`)
  expect(answer.text).toContain(`"code":"${code}"`)
  expect(answer.text).toContain('Access-Control-Allow-Origin: *')
  expect(answer.text).toContain('X-Content-Type-Options: nosniff')
})

test('A request of HTTP/1.0 needs no Host field (RFC 9112 §3.2).', async () => {
  server = await listen(async ({ url }) => new Response(url), { port: 0, host: '127.0.0.1' })
  const answer = await send(`http://127.0.0.1:${server.port}`, 'GET /x HTTP/1.0\r\n\r\n')
  expect([answer.status, answer.text.split('\r\n\r\n')[1]]).toEqual([200, 'http://localhost/x'])
})

test('/healthz says whether the site can be read, and what works only in part.', async () => {
  let ok = true
  const url = await start({ health: async () => ({ ok, notes: ['Rate limit: Redis is away (ECONNREFUSED).'] }) })
  const health = async () => {
    const { status, body } = await get(`${url}/healthz`)
    return [status, body.toString()]
  }
  expect(await health()).toEqual([200, 'ok\nRate limit: Redis is away (ECONNREFUSED).'])
  ok = false
  expect(await health()).toEqual([503, 'unavailable\nRate limit: Redis is away (ECONNREFUSED).'])
})

test.for(['X-Forwarded-For', 'Forwarded'])(
  '/healthz tells a client behind a proxy (%s) no more than that.',
  async field => {
    const url = await start({ health: async () => ({ ok: true, notes: ['Release: revision abc.'] }) })
    const { body, headers } = await get(`${url}/healthz`, { [field]: 'for=192.0.2.1' })
    expect(body.toString()).toBe('ok')
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)
