/** Searches without results, and a search that cannot be loaded: the box says so and offers links. */
import { expect } from 'vitest'
import { violationsWithin } from '../accessibility/axe.ts'
import { test } from '../visit.ts'
import { answered, searchFor, titles } from './box.ts'

test('Without results it offers what may have been meant, the index, and to propose the term.', async ({ tour }) => {
  const page = await tour('/')
  await searchFor(page, 'zqxw jkvb')
  const [none, ...ways] = await page.locator('.no-hits .line').allTextContents()
  expect(none).toBe('There is no entry for “zqxw jkvb” yet.')
  expect(ways.slice(-2)).toEqual(['Browse all terms from A to Z', 'Propose “zqxw jkvb”'])
  const links = await page.locator('.no-hits a').evaluateAll(all => all.map(each => each.getAttribute('href')))
  expect(links.slice(-2)).toEqual([
    '/a-z/',
    expect.stringMatching(/^https:\/\/github\.com\/[^?]+\/issues\/new\?.*zqxw%20jkvb$/),
  ])
  expect(await page.locator('#q').getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('What matches, but not well, stands under a heading that says so, and none is active.', async ({ tour }) => {
  const page = await tour('/')
  await searchFor(page, 'program to lend money online')
  await page.locator('.hit').first().waitFor()
  expect(await page.locator('.hits-caption .line').allTextContents()).toEqual(['Closest entries'])
  expect(await page.locator('[aria-selected="true"]').count()).toBe(0)
  expect((await page.locator('.no-hits .line').allTextContents()).at(-1)).toBe('Propose “program to lend money online”')
  expect(await violationsWithin(page, '.find')).toEqual([])
})

test.for([
  ['/es/', 'dsn', 'dns', 'Aún no hay una entrada para «dsn».', /^Las entradas más cercanas/],
  ['/', 'dsn', 'dns', 'There is no entry for “dsn” yet.', /^Closest entries/],
] as const)(
  'On %s "%s" finds nothing, and the best there is stands under a heading of its own.',
  async ([path, question, slug, none, heading], { tour }) => {
    const page = await tour(path)
    await searchFor(page, question)
    const lines = await page.locator('.hits-caption .line').allTextContents()
    expect(lines).toEqual([none, expect.stringMatching(heading)])
    expect(await page.locator('.no-hits .line').count()).toBe(2)
    expect(await page.locator('.hit').count()).toBeLessThanOrEqual(3)
    const place = page.url()
    // None is active, so Enter leads to the page of results, not to what may be wrong.
    expect(await page.locator('[aria-selected="true"]').count()).toBe(0)
    await page.locator(`.hit[href$="/${slug}/"]`).waitFor()
    expect(await violationsWithin(page, '.find')).toEqual([])
    await page.locator(`.hit[href$="/${slug}/"]`).click()
    await page.waitForURL(`**/${slug}/`)
    expect(page.url()).not.toBe(place)
  },
)

test('On the page of results, too, with the scripts alone and from the edge.', async ({ tour }) => {
  const page = await tour('/es/search/?q=dsn')
  await page.locator('[data-results] .terms a').first().waitFor()
  const shown = page.locator('[data-results]')
  expect(await shown.textContent()).toContain('Las entradas más cercanas')
  expect(await shown.locator('.terms a[href$="/dns/"]').count()).toBe(1)
  expect(await shown.locator('.hit-level').count()).toBe(await shown.locator('.terms a').count())
})

test('Typed HTML is shown as text.', async ({ tour }) => {
  const page = await tour(`/?q=${encodeURIComponent('<img src=x onerror=alert(1)>"\'&')}`)
  await answered(page)
  expect(await page.locator('.results img').count()).toBe(0)
  expect(await page.locator('.results').textContent()).toContain('<img src=x onerror=alert(1)>"\'&')
})

test('A failed download of the index is reported, and repeated with the next letter.', async ({ visit }) => {
  const page = await visit('/', {
    expected: /Failed to load resource.*search\/en(?:-names)?\.json/,
    serviceWorkers: 'block',
  })
  await page.route('**/search/en*.json', route => route.fulfill({ status: 503 }))
  await page.locator('#q').fill('dns')
  await expect
    .poll(() => page.locator('.no-hits').textContent())
    .toBe('Search could not be loaded. Please try again in a moment.')
  await page.unroute('**/search/en*.json')
  await page.locator('#q').pressSequentially(' ')
  await expect.poll(async () => (await titles(page))[0]).toContain('DNS')
})

test('Without the script that searches the form still leads to the page of results.', async ({ visit }) => {
  const page = await visit('/es/', { expected: /Failed to load resource.*search\.js/, serviceWorkers: 'block' })
  await page.route('**/search.js*', route => route.abort())
  await page.locator('#q').fill('dns')
  await expect.poll(() => page.locator('.find .results').textContent()).toContain('No se pudo cargar la búsqueda.')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/es/search/?q=dns')
})

test('An answer that comes after the box was left does not open it.', async ({ visit }) => {
  const page = await visit('/', { serviceWorkers: 'block' })
  let release = (): void => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/search/en*.json', async route => {
    await held
    await route.continue()
  })
  await page.locator('#q').fill('dns')
  await expect.poll(() => page.locator('.no-hits').textContent()).toBe('Loading…')
  await page.keyboard.press('Escape')
  const loaded = page.waitForResponse('**/search/en*.json')
  release()
  await loaded
  await page.locator('#q').press('End')
  expect(await page.locator('.results').isVisible()).toBe(false)
})
