/** Clients on old releases of the official SDK, which ask for protocol versions of 2024 and early 2025. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TOOLS } from '../../src/schema/mcp-tools.ts'
import { plainEnvironment } from '../build/folders.ts'
import type { Started } from '../hosts/process.ts'
import { JUDGES, nodeForJudges } from './programs.ts'
import { serve } from './published.ts'

let server: Started
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())

test.for(['mcp-sdk-1.10', 'mcp-sdk-1.12'])('%s connects, lists the tools and calls one.', async name => {
  const args = [join(JUDGES, 'old-sdk.mjs'), name, `${server.url}/mcp`]
  const child = spawn(nodeForJudges(), args, { cwd: JUDGES, env: plainEnvironment({}) })
  let printed = ''
  child.stdout.on('data', chunk => (printed += String(chunk)))
  child.stderr.on('data', chunk => (printed += String(chunk)))
  const [status] = await once(child, 'close')
  expect([status, printed]).toEqual([0, expect.stringMatching(/^\{/)])
  const seen = JSON.parse(printed) as { tools: string[]; text: string; resources: number }
  expect(seen.tools).toEqual(Object.keys(TOOLS))
  expect(JSON.parse(seen.text)).toMatchObject({ results: [{ slug: 'neural-network' }] })
  expect(seen.resources).toBeGreaterThan(0)
})
