/** Drawings seen larger, and paths. */
import { describe, expect } from 'vitest'
import { violations } from './accessibility/axe.ts'
import { test } from './visit.ts'

const PATH = '/paths/from-click-to-page/'

describe('A drawing', () => {
  test('opens larger, closes again and stands where it stood.', async ({ tour }) => {
    const page = await tour('/dns/')
    const link = page.locator('figure [data-enlarge]')
    await link.click()
    const dialog = page.getByRole('dialog', { name: /resolver/ })
    await dialog.waitFor()
    expect(await dialog.locator('svg').count()).toBe(1)
    expect(await dialog.locator('ol li').count()).toBe(5)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await link.locator('svg').count()).toBe(1)
    expect(await link.evaluate(each => each === document.activeElement)).toBe(true)
  })

  test('leads to its file without scripts.', async ({ tour }) => {
    const page = await tour('/es/dns/', { javaScriptEnabled: false })
    await page.locator('figure [data-enlarge]').click()
    expect(new URL(page.url()).pathname).toBe('/images/dns.es.svg')
  })

  test('is named by its text alternative and wears the colors of the theme.', async ({ tour }) => {
    const colors: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await tour('/dns/', { colorScheme })
      const drawing = page.getByRole('img', { name: /^A computer asks a resolver/ })
      colors.push(
        await drawing
          .locator('rect')
          .first()
          .evaluate(each => getComputedStyle(each).fill),
      )
    }
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(27, 30, 37)'])
  })
})

test('A path is a numbered list, and each of its entries leads to the next one.', async ({ tour }) => {
  const page = await tour(PATH, { javaScriptEnabled: false })
  expect(await page.locator('.steps > li > a').count()).toBe(8)
  await page.locator('.steps a').first().click()
  const links = page.locator('.on-paths a')
  expect(await links.first().getAttribute('href')).toBe(PATH)
  await links.nth(1).click()
  await page.waitForURL('**/web-browser/')
})

test('The box answers a question about a difference with the comparison first.', async ({ tour }) => {
  const page = await tour('/es/')
  await page.locator('#q').fill('diferencia entre cpu y gpu')
  const first = page.locator('.hit').first()
  await first.waitFor()
  expect(await first.getAttribute('href')).toBe('/es/compare/cpu-vs-gpu/')
  expect(await violations(page)).toEqual([])
})
