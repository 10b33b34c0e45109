/** Drawings seen larger, and paths: what has been read, and the next step on pages that are opened from a path. */
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

describe('A path', () => {
  test('is a numbered list of links without scripts, and nothing else.', async ({ tour }) => {
    const page = await tour(PATH, { javaScriptEnabled: false })
    expect(await page.locator('.steps > li > a').count()).toBe(8)
    expect(await page.locator('[data-path-progress]').isVisible()).toBe(false)
    await page.locator('.steps a').first().click()
    expect(await page.locator('[data-on-path]').isVisible()).toBe(false)
    expect(await page.locator('.on-paths a').getAttribute('href')).toBe(PATH)
  })

  test('links the previous and the next step on pages opened from it, and marks the steps that were read.', async ({
    tour,
  }) => {
    const page = await tour(PATH)
    expect(await page.locator('[data-path-progress] span').textContent()).toBe('')
    await page.locator('.steps a').first().click()
    const steps = page.locator('[data-on-path]')
    expect(await steps.locator('[rel="prev"]').count()).toBe(0)
    // The link stands at the end of the text, so that who follows it has seen the end.
    await steps.locator('[rel="next"]').click()
    await page.waitForURL('**/web-browser/')
    await page.locator('.further').scrollIntoViewIfNeeded()
    expect(await violations(page)).toEqual([])
    await page.goto(new URL(PATH, page.url()).href)
    expect(await page.locator('[data-path-progress] span').textContent()).toBe('2 of 8 read on this device.')
    expect(await page.locator('.steps [data-read]').count()).toBe(2)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
    }
    await page.getByRole('button', { name: 'Start over' }).click()
    expect(await page.locator('.steps [data-read]').count()).toBe(0)
  })

  test('counts an entry as read when a third of its reading time has passed with it on the screen, not before.', async ({
    visit,
  }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('paths-read'))
    const page = await visit('/dns/', { prepare: unopened => unopened.clock.install() })
    await page.clock.runFor(5_000)
    expect(await stored()).toBeNull()
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
    await page.clock.runFor(120_000)
    expect(await stored()).toBeNull()
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false }))
    await page.clock.runFor(120_000)
    expect(await stored()).toBe('["dns"]')
  })

  test('shows no steps on pages that were opened from elsewhere.', async ({ tour }) => {
    const page = await tour('/dns/')
    expect(await page.locator('[data-on-path]').isVisible()).toBe(false)
  })
})

test('The home page shows a path that was begun, though it is not among the first, and leads to its next step.', async ({
  visit,
}) => {
  const page = await visit('/', {
    prepare: unopened =>
      unopened.route('**/', async route => {
        const response = await route.fetch()
        await route.fulfill({
          response,
          body: (await response.text()).replace('<li data-slug', '<li hidden data-slug'),
        })
      }),
  })
  const path = page.locator('.paths > li')
  expect(await path.isVisible()).toBe(false)
  const [first = '', second] = ((await path.getAttribute('data-steps')) ?? '').split(' ')
  await page.evaluate(slug => localStorage.setItem('paths-read', JSON.stringify([slug])), first)
  await page.reload()
  expect(await path.isVisible()).toBe(true)
  expect(await path.locator('small').textContent()).toBe('1 of 8 read on this device.')
  expect(await violations(page)).toEqual([])
  await path.locator('.next').click()
  await page.waitForURL(`**/${second}/`)
  expect(await page.locator('[data-on-path]:visible > p a').first().getAttribute('href')).toBe(PATH)
})

test('The box answers a question about a difference with the comparison first.', async ({ tour }) => {
  const page = await tour('/es/')
  await page.locator('#q').fill('diferencia entre cpu y gpu')
  const first = page.locator('.hit').first()
  await first.waitFor()
  expect(await first.getAttribute('href')).toBe('/es/compare/cpu-vs-gpu/')
  expect(await violations(page)).toEqual([])
})
