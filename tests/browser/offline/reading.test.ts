/** Reading without a connection: pages that were read before, and search, even if it was never used. */
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { answered, searchFor, titles } from '../search/box.ts'
import { type Server, serveFolder } from '../server.ts'
import { test } from '../visit.ts'
import { AWAY, waitUntilKept } from './kept.ts'

async function realSite(): Promise<Server> {
  const server = await serveFolder(inject('dist'))
  onTestFinished(server.down)
  return server
}

async function disconnect(server: Server, page: Page): Promise<void> {
  await server.down()
  await page.context().setOffline(true)
}

test('Pages that were read open again with their looks, the first one too, in either language.', async ({ visit }) => {
  const server = await realSite()
  const page = await visit('/dns/', { origin: server.origin, expected: AWAY })
  await waitUntilKept(page, '/dns/')
  const looks = () => page.locator('h1').evaluate(heading => getComputedStyle(heading).fontFamily)
  const before = await looks()
  await page.goto(`${server.origin}/es/firewall/?q=red`)
  await waitUntilKept(page, '/es/firewall/')
  await disconnect(server, page)
  await page.goto(`${server.origin}/dns/`)
  expect(await page.locator('h1').textContent()).toContain('DNS')
  expect(await looks()).toBe(before)
  await page.goto(`${server.origin}/es/firewall/`)
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
})

test('Search finds, though it has never been used.', async ({ visit }) => {
  const server = await realSite()
  const page = await visit('/dns/', { origin: server.origin, expected: AWAY })
  await waitUntilKept(page, '/dns/', '/search/en.json')
  await disconnect(server, page)
  await page.reload()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('firewall')
  await answered(page)
  expect((await titles(page))[0]).toBe('Firewall')
})

test.for([
  ['/backup/', 'You are offline', 'en'],
  ['/es/backup/', 'No hay conexión', 'es'],
  ['/backup', 'You are offline', 'en'],
] as const)('%s, which was not read before, is answered with words.', async ([path, heading, language], { visit }) => {
  const server = await realSite()
  const page = await visit('/dns/', { origin: server.origin, expected: AWAY })
  await waitUntilKept(page, '/dns/', '/search/en.json')
  await disconnect(server, page)
  await page.goto(server.origin + path)
  expect(await page.locator('h1').textContent()).toBe(heading)
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
})

test('Search in a language whose file was never there says that it is not there.', async ({ visit }) => {
  const server = await realSite()
  const page = await visit('/dns/', { origin: server.origin, expected: AWAY })
  await waitUntilKept(page, '/dns/', '/search/en.json')
  await disconnect(server, page)
  await page.goto(`${server.origin}/es/backup/?q=dns`)
  await expect.poll(() => page.locator('.no-hits').textContent()).toContain('No hay conexión')
})

test('A connection without an answer for seconds counts as offline.', async ({ visit }) => {
  const server = await realSite()
  const page = await visit('/dns/', { origin: server.origin, expected: AWAY })
  await waitUntilKept(page, '/dns/')
  const goOn = server.hold()
  await page.goto(`${server.origin}/dns/`, { waitUntil: 'commit' })
  expect(await page.locator('h1').textContent()).toContain('DNS')
  goOn()
})

test('Results that cannot be read without a connection are marked as such, the others are not.', async ({ visit }) => {
  const server = await realSite()
  const page = await visit('/cloud-storage/', { origin: server.origin, expected: AWAY })
  await waitUntilKept(page, '/cloud-storage/', '/search/en.json')
  await searchFor(page, 'cloud')
  expect(await page.locator('.hit-away').count()).toBe(0)
  await disconnect(server, page)
  // As the minutes do for which the browser may use what it has.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await page.reload()
  await searchFor(page, 'cloud')
  const marks = () =>
    page
      .locator('a.hit')
      .evaluateAll(all => all.map(row => [row.getAttribute('href'), row.querySelector('.hit-away')?.textContent ?? '']))
  await expect.poll(() => page.locator('.hit-away').count()).toBeGreaterThan(2)
  for (const [path, mark] of await marks())
    expect([path, mark]).toEqual([path, path === '/cloud-storage/' ? '' : 'Not on this device'])
  expect((await marks()).map(([path]) => path)).toContain('/cloud-storage/')
})
