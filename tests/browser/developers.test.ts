/** The developers page: its blocks of code are copied, it fits the screen, and it is whole without scripts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { test } from './visit.ts'

test('Every block of code is copied as it stands.', async ({ tour }) => {
  const page = await tour('/developers/', { permissions: ['clipboard-read', 'clipboard-write'] })
  const buttons = page.locator('.code > button')
  const count = await buttons.count()
  expect(count).toBeGreaterThan(20)
  for (const index of [0, 1, count - 1]) {
    await buttons.nth(index).click()
    await page.locator('.code > button[data-done]').nth(0).waitFor()
    const code = await page.locator('.code > pre').nth(index).textContent()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  }
})

test('Without scripts the page is whole, and has no button that does nothing.', async ({ tour }) => {
  const page = await tour('/developers/', { javaScriptEnabled: false })
  expect(await page.locator('.code > button').first().isVisible()).toBe(false)
  expect(await page.locator('.code pre').allInnerTexts()).toContain('curl https://palabit.example/v1/terms.json')
  expect(await page.locator('h2').allInnerTexts()).toContain('Errors')
})

test.for([320, 1280])('Nothing of the page is wider than the screen, %i pixels wide.', async (width, { tour }) => {
  const page = await tour('/es/developers/', { viewport: { width, height: 800 } })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})

test.for(['developers/index.html', 'es/developers/index.html'])('%s stays a page one can load.', path => {
  expect(Buffer.byteLength(readFileSync(join(inject('dist'), path)))).toBeLessThan(120_000)
})
