/** The Node host as one file, as an image carries it: in a folder without node_modules it serves the whole interface. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainEnvironment } from '../build/folders.ts'
import { get } from './get.ts'
import { ROOT, type Started, startProcess } from './process.ts'
import { type Site, tinySite } from './site.ts'

let site: Site
let server: Started
let folder: string

beforeAll(async () => {
  site = await tinySite()
  folder = mkdtempSync(join(tmpdir(), 'palabit-server-'))
  execFileSync('npm', ['run', '--silent', 'bundle-server', '--', '--out', folder], {
    cwd: ROOT,
    env: plainEnvironment(),
  })
  server = await startProcess(
    process.execPath,
    [join(folder, 'serve.mjs'), '--port', '0', '--dist', site.dist],
    {},
    folder,
  )
})
afterAll(async () => {
  await server?.stop()
  site?.remove()
  rmSync(folder, { recursive: true, force: true })
})

test('It is one file.', () => {
  expect(readdirSync(folder)).toEqual(['serve.mjs'])
})

test('It negotiates Markdown, counts requests, and says that it is well.', async () => {
  const page = await get(`${server.url}/5g/`, { Accept: 'text/markdown' })
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
  const entry = await get(`${server.url}/v1/terms/5g.json`)
  expect([entry.status, entry.headers['x-ratelimit-limit'] ?? entry.headers.ratelimit]).toEqual([
    200,
    expect.any(String),
  ])
  expect((await get(`${server.url}/healthz`)).status).toBe(200)
})

test('It answers MCP.', async () => {
  const response = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  expect(await response.text()).toContain('search_terms')
})
