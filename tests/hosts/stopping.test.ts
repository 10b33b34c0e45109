/** The server of the Node host when it is asked to stop: what runs is finished, what idles is closed, nothing is for ever. */
import { EventEmitter, once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../src/deploy/node/http-server.ts'
import { get as fetchFrom } from './get.ts'
import { startProcess } from './process.ts'
import { tinySite } from './site.ts'

/** Longer than a test may take. */
const FOR_EVER = 600_000

/** Answers on demand, and knows when a request has arrived. */
function onDemand() {
  const events = new EventEmitter()
  const asked = once(events, 'asked')
  const told = once(events, 'told')
  const handler = async (): Promise<Response> => {
    events.emit('asked')
    await told
    return new Response('done')
  }
  return { handler, asked, answer: () => void events.emit('told') }
}

const ask = (port: number, agent = new Agent({ keepAlive: true })): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, incoming => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', chunk => (text += chunk))
      incoming.on('end', () => resolve(text))
      incoming.on('error', reject)
    }).on('error', reject)
  })

test('finishes what is running, and then closes at once although the connection is kept alive.', async () => {
  const slow = onDemand()
  const server = await listen(slow.handler, { port: 0, host: '127.0.0.1', graceMs: FOR_EVER })
  const answer = ask(server.port)
  await slow.asked
  const closed = server.close()
  await expect(ask(server.port)).rejects.toThrow('ECONNREFUSED')
  slow.answer()
  expect(await answer).toBe('done')
  await closed
})

test('cuts off what takes longer than the grace period.', async () => {
  const slow = onDemand()
  const server = await listen(slow.handler, { port: 0, host: '127.0.0.1', graceMs: 200 })
  const answer = ask(server.port).catch((error: Error) => error.message)
  await slow.asked
  await server.close()
  expect(await answer).toMatch(/hang up|ECONNRESET/)
})

test('reports a failure, of which the client gets no details.', async () => {
  const faults: unknown[] = []
  const broken = async () => {
    throw new Error('a secret of the server')
  }
  const report = (error: unknown) => faults.push(error)
  const server = await listen(broken, { port: 0, host: '127.0.0.1', report })
  const response = await fetch(`http://127.0.0.1:${server.port}/`)
  expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([500, '*'])
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal_error',
  })
  expect(faults).toEqual([new Error('a secret of the server')])
  await server.close()
})

test('finishes a download that the client reads slowly.', async () => {
  const BYTES = 30_000_000
  const handler = async () => new Response(new Uint8Array(BYTES))
  const server = await listen(handler, { port: 0, host: '127.0.0.1', graceMs: FOR_EVER })
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: server.port, host: '127.0.0.1', agent: new Agent({ keepAlive: true }) }, resolve).on('error', reject)
  })
  let received = 0
  await once(incoming, 'readable')
  const closed = server.close()
  incoming.on('data', chunk => (received += chunk.length))
  await once(incoming, 'end')
  expect(received).toBe(BYTES)
  await closed
})

/**
 * Asks for a page again and again over one connection, until an answer says that it is the last one.
 * @returns how many answers came, or what went wrong
 */
async function askUntilClosed(url: string): Promise<number | string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let answers = 1; ; answers++) {
    const last = await new Promise<boolean | string>(resolve => {
      get(`${url}/5g/`, { agent }, incoming => {
        incoming.resume()
        incoming.on('end', () => resolve(incoming.headers.connection === 'close'))
        incoming.on('error', error => resolve(error.message))
      }).on('error', error => resolve(error.message))
    })
    if (last !== false) return last === true ? answers : last
  }
}

test('answers what busy connections have sent before they know that the server stops.', async () => {
  const site = await tinySite()
  onTestFinished(site.remove)
  const server = await startProcess(process.execPath, [
    'scripts/palabit.mjs',
    'serve',
    '--port',
    '0',
    '--dist',
    site.dist,
  ])
  const clients = Array.from({ length: 16 }, () => askUntilClosed(server.url))
  await wait(500)
  const ended = server.stop()
  expect((await Promise.all(clients)).filter(answers => typeof answers === 'string')).toEqual([])
  expect(await ended).toBe(0)
  expect(server.printed).toContain('\nStopping: SIGTERM, 16 connections\n')
})

test('closes connections that idle, and says so on those that are busy.', async () => {
  const slow = onDemand()
  const server = await listen(slow.handler, { port: 0, host: '127.0.0.1', graceMs: FOR_EVER })
  const idle = connect(server.port, '127.0.0.1')
  await once(idle, 'connect')
  const busy = connect(server.port, '127.0.0.1', () => busy.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
  let text = ''
  busy.on('data', chunk => (text += chunk))
  await slow.asked
  const closed = server.close()
  idle.resume()
  await once(idle, 'close')
  slow.answer()
  await once(busy, 'close')
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(text).toMatch(/\r\nConnection: close\r\n/i)
  await closed
})

test('The signal that asks for a reload, and that ends of terminals send, does not end the server.', async () => {
  const site = await tinySite()
  const server = await startProcess(process.execPath, [
    'scripts/palabit.mjs',
    'serve',
    '--port',
    '0',
    '--dist',
    site.dist,
  ])
  server.signal?.('SIGHUP')
  expect((await fetchFrom(`${server.url}/5g/`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
  site.remove()
})
