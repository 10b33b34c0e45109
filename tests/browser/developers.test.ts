/** The developers page: its blocks of code are copied, and it is whole without scripts. */
import { expect } from 'vitest'
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
