/** The server of the Node host when it is asked to stop: what runs is finished, what idles is closed, nothing is for ever. */
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listen } from '../../src/deploy/node/listen.ts'

const slowly = (milliseconds: number) => async (): Promise<Response> => {
  await wait(milliseconds)
  return new Response('done')
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
  const server = await listen(slowly(300), { port: 0, host: '127.0.0.1', patience: 5_000 })
  const answer = ask(server.port)
  await wait(100)
  const started = performance.now()
  const closed = server.close()
  await wait(20)
  await expect(ask(server.port)).rejects.toThrow('ECONNREFUSED')
  expect(await answer).toBe('done')
  await closed
  expect(performance.now() - started).toBeLessThan(1_000)
})

test('waits no longer than it has patience.', async () => {
  const server = await listen(slowly(20_000), { port: 0, host: '127.0.0.1', patience: 200 })
  const answer = ask(server.port).catch((error: Error) => error.message)
  await wait(50)
  const started = performance.now()
  await server.close()
  expect(performance.now() - started).toBeLessThan(1_000)
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
