/** The flag of the server is not part of V8's interface: a version that has dropped it is noticed here. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('V8 understands how the server sets it.', () => {
  const source = new URL('../../src/deploy/node/http-server.ts', import.meta.url).href
  const program = `const { listen } = await import('${source}')
    const { close } = await listen(() => new Response(), { port: 0, host: '127.0.0.1' })
    await close()`
  const options = ['--import', 'tsx', '--input-type', 'module', '--eval', program]
  const { status, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})
