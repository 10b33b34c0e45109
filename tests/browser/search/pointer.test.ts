/** Searching with a mouse and with a finger. */
import { expect } from 'vitest'
import { test } from '../visit.ts'
import { answered, searchFor, titles } from './box.ts'

test('A click on a row goes there.', async ({ tour }) => {
  const page = await tour('/')
  await searchFor(page, 'cloud')
  const third = (await titles(page))[2]
  await page.locator('.hit-tagline').nth(2).click()
  await page.waitForURL(url => url.pathname !== '/')
  expect(await page.locator('h1').textContent()).toContain(third)
})

test('A click with the key for new tabs opens one, as with any link.', async ({ visit }) => {
  const page = await visit('/')
  await searchFor(page, 'dns')
  const row = page.locator('.hit').first()
  expect(await row.getAttribute('href')).toBe('/dns/')
  // Whether a tab in the background has loaded is up to the browser; here it is enough that there is one.
  await Promise.all([page.context().waitForEvent('page'), row.click({ modifiers: ['ControlOrMeta'] })])
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.locator('.hit').first().isVisible()).toBe(true)
})

test('A click elsewhere closes; one into the box opens again.', async ({ tour }) => {
  const page = await tour('/')
  await searchFor(page, 'dns')
  await page.locator('footer').click({ position: { x: 1, y: 1 } })
  expect(await page.locator('.results').isVisible()).toBe(false)
  await page.locator('#q').click()
  await page.locator('.hit').first().waitFor()
})

test.for([
  ['/dns/', 768],
  ['/dns/', 1920],
  ['/', 768],
  ['/', 1366],
] as const)('The list stays on the screen: %s, %i pixels wide.', async ([path, width], { tour }) => {
  const height = 650
  const page = await tour(path, { viewport: { width, height } })
  await searchFor(page, 'cloud')
  const list = await page.locator('.results').boundingBox()
  expect(list?.x).toBeGreaterThanOrEqual(0)
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(width)
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(height)
})

test('On a phone a tap goes there, and no row is wider than the screen.', async ({ visit }) => {
  const page = await visit('/es/', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
  await page.locator('#q').tap()
  await page.keyboard.type('inteligencia')
  await answered(page)
  const boxes = await page.locator('.hit').evaluateAll(rows => rows.map(row => row.getBoundingClientRect().toJSON()))
  expect(boxes.length).toBeGreaterThan(1)
  expect(boxes.filter(({ left, right }) => left < 0 || right > 320)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.locator('.hit').first().tap()
  await page.waitForURL(url => url.pathname !== '/es/')
})
