/** Defects that readers met, each with the behavior that replaced it. */
import { describe, expect } from 'vitest'
import { waitUntilKept } from './offline/kept.ts'
import { test } from './visit.ts'

const phone = { viewport: { width: 390, height: 844 } }

describe('The alphabetical index on a phone', () => {
  test.for(['/a-z/', '/es/a-z/'])(
    'is short with 321 names, and its letters stay in sight: %s.',
    async (path, { tour }) => {
      const page = await tour(path, phone)
      // The fixture has 65 terms, so each name stands there as often as it takes.
      const count = await page.evaluate(() => {
        const lines = [...document.querySelectorAll('.lemmas li')]
        for (const line of lines.slice(321)) line.remove()
        for (let i = 0; i < 321 - lines.length; i++) {
          const line = lines[i % lines.length]
          line?.after(line.cloneNode(true))
        }
        return document.querySelectorAll('.lemmas li').length
      })
      expect(count).toBe(321)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9_000)
      await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }))
      expect((await page.locator('.letters').boundingBox())?.y).toBe(0)
    },
  )
})

test('An entry with a drawing prints on two sheets of A4.', async ({ tour }) => {
  const page = await tour('/dns/')
  const pdf = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } })
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)
  expect(sheets?.length).toBe(2)
})

test('A page chosen to be dark prints dark on light, with its address and its dates.', async ({ tour }) => {
  const page = await tour('/dns/', { colorScheme: 'light' })
  await page.locator('[data-theme-choice]').selectOption('dark')
  await page.emulateMedia({ media: 'print' })
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color)
  expect(ink).toBe('rgb(29, 32, 38)')
  expect(await page.locator('.address').isVisible()).toBe(true)
  expect(await page.locator('.dates').isVisible()).toBe(true)
  expect(await page.locator('.tools button').first().isVisible()).toBe(false)
})

describe('The offer of Spanish', () => {
  test('is made once, on the home page, to readers whose browser asks for it.', async ({ visit }) => {
    const page = await visit('/', { locale: 'es-MX' })
    expect(await page.locator('.offer').isVisible()).toBe(true)
    await page.reload()
    expect(await page.locator('.offer').isVisible()).toBe(false)
  })

  test('is not made to others.', async ({ visit }) => {
    const page = await visit('/', { locale: 'fr-FR' })
    expect(await page.locator('.offer').isVisible()).toBe(false)
  })
})

test('The offline page lists the pages that the device keeps.', async ({ visit }) => {
  const page = await visit('/dns/')
  await waitUntilKept(page, '/dns/', '/search/en.json')
  await page.goto(new URL('/offline.html', page.url()).href)
  await page.locator('[data-kept] a').first().waitFor()
  expect(await page.locator('[data-kept] a').evaluateAll(all => all.map(each => each.getAttribute('href')))).toEqual([
    '/dns/',
  ])
})

test('The keyboard goes through the header as the eye does, wide and narrow.', async ({ tour }) => {
  const page = await tour('/dns/')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const places = await page
      .locator('header.site :is(a, button, input, select)')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect()).map(({ x, y, height }) => [y + height / 2, x]))
    const sorted = [...places].sort((a, b) =>
      Math.abs((a[0] ?? 0) - (b[0] ?? 0)) > 12 ? (a[0] ?? 0) - (b[0] ?? 0) : (a[1] ?? 0) - (b[1] ?? 0),
    )
    expect(places).toEqual(sorted)
  }
})

test('Results have a page of their own, with scripts or without.', async ({ tour }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await tour('/search/?q=dns', { javaScriptEnabled })
    expect(await page.locator('[data-results] a[href="/dns/"]').isVisible()).toBe(true)
    expect(await page.locator('#q').inputValue()).toBe('dns')
  }
})
