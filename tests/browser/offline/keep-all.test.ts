/** Keeping the whole dictionary on the device: one press, and every entry of the language opens without a connection. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished } from 'vitest'
import { serveFolder } from '../server.ts'
import { test } from '../visit.ts'
import { AWAY, keptBy, waitUntilKept } from './kept.ts'

const slugs = (): readonly string[] =>
  JSON.parse(readFileSync(join(inject('dist'), 'search/slugs.json'), 'utf8')) as readonly string[]

test.for([
  ['/saved/', '/', 'All pages are kept on this device.'],
  ['/es/saved/', '/es/', 'Todas las páginas están en este dispositivo.'],
] as const)('From %s every entry is kept, and read without a connection.', async ([path, prefix, news], { visit }) => {
  const server = await serveFolder(inject('dist'))
  onTestFinished(server.down)
  const page = await visit(path, { origin: server.origin, expected: AWAY })
  await waitUntilKept(page, path)
  await page.locator('[data-keep-all]').click()
  await page.getByRole('status').filter({ hasText: news }).waitFor({ state: 'attached' })
  const kept = (await keptBy(page))['offline:/:all'] ?? []
  expect(kept.filter(each => (prefix === '/es/') !== each.startsWith('/es/'))).toEqual([])
  const lists = [
    '',
    'a-z/',
    'compare/',
    'compare/cpu-vs-gpu/',
    'paths/',
    'paths/from-click-to-page/',
    'topics/networks/',
    'about/',
  ]
  for (const each of [...slugs().map(slug => `${slug}/`), ...lists]) expect(kept).toContain(prefix + each)
  await server.down()
  await page.context().setOffline(true)
  for (const slug of slugs()
    .slice(0, 65)
    .filter((_, i) => i % 13 === 0)) {
    await page.goto(`${server.origin}${prefix}${slug}/`)
    expect(await page.locator('.entry h1').count()).toBe(1)
  }
  await page.goto(`${server.origin}${prefix}paths/from-click-to-page/`)
  expect(await page.locator('.steps a').count()).toBeGreaterThan(5)
  await page.goto(`${server.origin}${prefix}offline.html`)
  await expect.poll(() => page.locator('[data-kept] a').count()).toBe(slugs().length)
})

test('What was kept is offered for deletion on the next visit, and is gone afterwards.', async ({ visit }) => {
  const page = await visit('/saved/', { serviceWorkers: 'block' })
  const count = async () => (await keptBy(page))['offline:/:all']?.length ?? 0
  const button = page.locator('[data-keep-all]')
  const offer = await button.textContent()
  await button.click()
  await page.getByRole('status').filter({ hasText: 'All pages are kept' }).waitFor({ state: 'attached' })
  await page.goto(page.url())
  expect(await button.textContent()).toBe('Delete all pages kept on this device')
  expect(await count()).toBeGreaterThan(slugs().length)
  await button.click()
  await page.getByRole('status').filter({ hasText: 'All pages are deleted.' }).waitFor({ state: 'attached' })
  expect(await count()).toBe(0)
  expect(await button.textContent()).toBe(offer)
})

test('Deleting all that the device keeps deletes the pages too.', async ({ visit }) => {
  const page = await visit('/saved/', { serviceWorkers: 'block' })
  await page.locator('[data-keep-all]').click()
  await page.getByRole('status').filter({ hasText: 'All pages are kept' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Delete all of it' }).click()
  await expect.poll(async () => Object.keys(await keptBy(page))).not.toContain('offline:/:all')
})

test('A failed download is announced, keeps what was stored, and can be repeated.', async ({ visit }) => {
  const page = await visit('/saved/', { expected: /status of 503/, serviceWorkers: 'block' })
  await page.route('**/wifi/', route => route.fulfill({ status: 503 }))
  const button = page.locator('[data-keep-all]')
  await button.click()
  await page.getByRole('status').filter({ hasText: 'Not everything could be kept.' }).waitFor({ state: 'attached' })
  expect(await button.isEnabled()).toBe(true)
  await page.unroute('**/wifi/')
  await button.click()
  await page.getByRole('status').filter({ hasText: 'All pages are kept' }).waitFor({ state: 'attached' })
})

test('Without the Cache API it is not offered.', async ({ visit }) => {
  const page = await visit('/saved/', { serviceWorkers: 'block' })
  await page.context().addInitScript(() => Reflect.deleteProperty(window, 'caches'))
  await page.goto(page.url())
  expect(await page.locator('[data-keep-all]').isVisible()).toBe(false)
})
