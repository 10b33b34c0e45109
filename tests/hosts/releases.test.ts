/** The Node host while releases change under it: by a symbolic link, by overwriting, by deletion of the old one. */
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { diskSite } from '../../src/deploy/node/reloading-site.ts'
import { type Site, tinySite } from './site.ts'

/** Milliseconds after which the host has looked at the folder again. */
const LOOKED_MS = 1_100

const made: Site[] = []
afterEach(() => {
  for (const site of made.splice(0)) site.remove()
})

/** A release of the fixture for an address, behind a symbolic link. */
async function release(base: string): Promise<string> {
  const site = await tinySite(base)
  made.push(site)
  return site.dist
}
function pointTo(link: string, target: string): void {
  rmSync(`${link}.new`, { force: true })
  symlinkSync(target, `${link}.new`)
  renameSync(`${link}.new`, link)
}
const report = vi.fn()
const serve = (dist: string) => diskSite(dist, { report })
type Serving = Awaited<ReturnType<typeof serve>>

const ask = async ({ handler }: Serving, path: string) => {
  const response = await handler(new Request(`http://localhost${path}`))
  return { status: response.status, text: await response.text() }
}
const search = async ({ handler }: Serving) => {
  const params = { name: 'search_terms', arguments: { query: '5G' } }
  const request = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const response = await handler(
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    }),
  )
  return JSON.stringify(await response.json())
}

test('When the link moves, files, settings and search change together.', async () => {
  const link = `${await release('https://one.example')}-current`
  pointTo(link, made[0]?.dist ?? '')
  const site = await serve(link)
  expect((await ask(site, '/v1/terms/5g.json')).text).toContain('https://one.example/5g/')
  pointTo(link, await release('https://two.example'))
  await wait(LOOKED_MS)
  expect((await ask(site, '/v1/terms/5g.json')).text).toContain('https://two.example/5g/')
  expect((await ask(site, '/v1/terms/x.json')).text).toContain('https://two.example/developers/')
  expect(await search(site)).toContain('https://two.example/5g/')
  rmSync(link)
})

test('When the old release is deleted at once, no request sees a gap.', async () => {
  const link = `${await release('https://one.example')}-current`
  pointTo(link, made[0]?.dist ?? '')
  const site = await serve(link)
  await ask(site, '/5g/')
  const next = await release('https://two.example')
  pointTo(link, next)
  rmSync(made[0]?.dist ?? '', { recursive: true })
  const asked = await Promise.all(['/es/5g/', '/neural-network/', '/v1/terms/5g.json'].map(path => ask(site, path)))
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await search(site)).toContain('https://two.example/5g/')
  expect(await site.isReadable()).toBe(true)
  rmSync(link)
})

test('Files that are overwritten in place are read again, settings and indexes too.', async () => {
  const dist = await release('https://one.example')
  const site = await serve(dist)
  expect(await search(site)).toContain('"title":"5G"')
  const { text } = await ask(site, '/search/en-names.json')
  writeFileSync(join(dist, 'search/en-names.json'), text.replaceAll('"5G"', '"Fifth generation"'))
  await wait(LOOKED_MS)
  expect(await search(site)).toContain('"title":"Fifth generation"')
})

test('A release that has been damaged is reported, and the last good one stays.', async () => {
  const dist = await release('https://one.example')
  const site = await serve(dist)
  await ask(site, '/5g/')
  writeFileSync(join(dist, 'deploy/edge.json'), '{"name": ')
  await wait(LOOKED_MS)
  expect((await ask(site, '/5g/')).status).toBe(200)
  expect(report).toHaveBeenCalledWith(expect.any(SyntaxError))
})

test('A site that is gone is not healthy.', async () => {
  const dist = await release('https://one.example')
  const site = await serve(dist)
  expect(await site.isReadable()).toBe(true)
  rmSync(dist, { recursive: true })
  expect(await site.isReadable()).toBe(false)
})

test('While the folder is away, what is missing is unavailable and not gone; then it is there again.', async () => {
  const dist = await release('https://one.example')
  const onAway = vi.fn()
  const site = await diskSite(dist, { report, onAway })
  renameSync(dist, `${dist}-away`)
  await wait(LOOKED_MS)
  const { handler } = site
  const response = await handler(new Request('http://localhost/v1/terms/5g.json'))
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
  await wait(LOOKED_MS)
  expect((await ask(site, '/v1/terms/5g.json')).status).toBe(503)
  renameSync(`${dist}-away`, dist)
  await wait(LOOKED_MS)
  expect((await ask(site, '/v1/terms/5g.json')).status).toBe(200)
  expect((await ask(site, '/v1/terms/qqqq.json')).status).toBe(404)
  // Once each, however many requests there are.
  expect(onAway.mock.calls).toEqual([[true], [false]])
})
