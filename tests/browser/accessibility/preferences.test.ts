/** Readers who have told their system what they need: no motion, colors of their own, more contrast. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { searchFor } from '../search/box.ts'
import { test } from '../visit.ts'

describe('Motion', () => {
  const movement = async (page: Page): Promise<readonly unknown[]> => {
    await page.context().addInitScript(() => {
      addEventListener('pagereveal', event => {
        document.documentElement.dataset.moved = String(event.viewTransition !== null)
      })
    })
    await page.goto(new URL('/topics/networks/', page.url()).href)
    await page.locator('.terms a[href="/dns/"]').click()
    await page.locator('html[data-moved]').waitFor()
    return [
      await page.locator('html').getAttribute('data-moved'),
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ]
  }

  /** Names of the parts of the page that move. */
  const moving = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => {
      const lasting = [...document.querySelectorAll('*')].filter(each => {
        const { transitionDuration, animationName } = getComputedStyle(each)
        return !/^0s(?:, 0s)*$/.test(transitionDuration) || animationName !== 'none'
      })
      return [...new Set(lasting.map(each => each.closest('[class]')?.className ?? each.tagName))]
    })

  test('is off for readers who prefer reduced motion.', async ({ visit }) => {
    const page = await visit('/', { reducedMotion: 'reduce' })
    expect(await movement(page)).toEqual(['false', 'auto'])
    expect(await moving(page)).toEqual([])
  })

  test('is limited to smooth scrolling otherwise.', async ({ visit }) => {
    const page = await visit('/', { reducedMotion: 'no-preference' })
    expect(await movement(page)).toEqual(['false', 'smooth'])
    expect(await moving(page)).toEqual([])
  })
})

describe.each(['light', 'dark'] as const)('With colors of their own, %s', colorScheme => {
  const forced = { colorScheme, forcedColors: 'active' } as const

  test('readers see the icons.', async ({ tour }) => {
    const page = await tour('/dns/', forced)
    await page.locator('[data-say]').evaluate(each => each.removeAttribute('hidden'))
    const icons = await page.locator('svg:is(.icon, .mark):visible').all()
    expect(icons.length).toBe(5)
    // From the last on, since those that were hidden are no longer counted.
    for (const icon of icons.reverse())
      expect(await isSeen(icon, each => each.setAttribute('visibility', 'hidden'))).toBe(true)
  })

  test('readers see which list they are in, and how high a level is.', async ({ tour }) => {
    const page = await tour('/topics/networks/basic/', forced)
    const current = page.locator('.filters [aria-current]')
    expect(await isSeen(current, each => each.removeAttribute('aria-current'))).toBe(true)
    expect(await isSeen(page.locator('.level').first(), each => each.setAttribute('data-level', '3'))).toBe(true)
  })

  test('readers see which result is chosen, and the words that they asked for.', async ({ tour }) => {
    const page = await tour('/', forced)
    await searchFor(page, 'data')
    const row = page.locator('.hit').first()
    await page.locator('.hit[aria-selected="true"]').waitFor()
    for (const words of [row.locator('mark').first(), page.locator('.hit').nth(1).locator('mark').first()])
      expect(await isSeen(words, each => each.replaceChildren('\u2003'))).toBe(true)
    expect(await isSeen(row, each => each.setAttribute('aria-selected', 'false'))).toBe(true)
  })
})

/** Whether a change can be seen; computed styles do not tell, for these colors are put over them while painting. */
async function isSeen(place: Locator, change: (element: Element) => void): Promise<boolean> {
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) return false
  const before = await place.page().screenshot({ clip: box })
  await place.evaluate(change)
  return !before.equals(await place.page().screenshot({ clip: box }))
}

test('More contrast leaves no text soft.', async ({ tour }) => {
  const page = await tour('/dns/', { contrast: 'more' })
  const colors = await page.evaluate(() =>
    ['.tagline', '.dates', '.crumbs', '.terms span'].map(
      selector => getComputedStyle(document.querySelector(selector) ?? document.body).color,
    ),
  )
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(new Set(colors)).toEqual(new Set([ink]))
})
