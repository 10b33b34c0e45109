/** The server of the Node host when it is asked to stop: what runs is finished, what idles is closed, nothing is for ever. */
import { EventEmitter, once } from 'node:events'
import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '../../src/deploy/node/listen.ts'

/** Longer than a test may take. */
const FOR_EVER = 600_000

/** Answers when it is told to, and knows when it has been asked. */
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
  const server = await listen(slow.handler, { port: 0, host: '127.0.0.1', patience: FOR_EVER })
  const answer = ask(server.port)
  await slow.asked
  const closed = server.close()
  await expect(ask(server.port)).rejects.toThrow('ECONNREFUSED')
  slow.answer()
  expect(await answer).toBe('done')
  await closed
})

test('waits no longer than it has patience.', async () => {
  const slow = onDemand()
  const server = await listen(slow.handler, { port: 0, host: '127.0.0.1', patience: 200 })
  const answer = ask(server.port).catch((error: Error) => error.message)
  await slow.asked
  await server.close()
  expect(await answer).toMatch(/hang up|ECONNRESET/)
})

test('tells of a fault, and its client nothing.', async () => {
  const faults: unknown[] = []
  const broken = async () => {
    throw new Error('a secret of the server')
  }
  const report = (error: unknown) => faults.push(error)
  const server = await listen(broken, { port: 0, host: '127.0.0.1', report })
  const response = await fetch(`http://127.0.0.1:${server.port}/`)
  expect([response.status, await response.text(), response.headers.get('Access-Control-Allow-Origin')]).toEqual([
    500,
    '',
    '*',
  ])
  expect(faults).toEqual([new Error('a secret of the server')])
  await server.close()
})
