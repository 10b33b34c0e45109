/** `npm run wanted` with the list of a Worker, which expects the token. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { FIXTURES } from '../source/lay.ts'
import { ROOT, start } from './run.ts'

test('The list of a Worker is read with the token.', async () => {
  const server = createServer((request, response) => {
    const isAllowed = request.headers.authorization === 'Bearer a-token'
    response.writeHead(isAllowed ? 200 : 404).end(JSON.stringify({ version: 1, queries: [] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const list = `http://127.0.0.1:${(server.address() as AddressInfo).port}/wanted.json`
  const args = [list, '--content', `${FIXTURES}/tiny`]
  const outcome = async (env: Readonly<Record<string, string>>) =>
    (await start('wanted', args, { cwd: ROOT, env }).ended).code
  expect([await outcome({ WANTED_TOKEN: 'a-token' }), await outcome({})]).toEqual([0, 1])
})
