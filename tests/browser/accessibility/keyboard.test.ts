/** Pages without a pointer: where the keyboard leads first, and that one always sees where it is (WCAG 2.4.1, 2.4.7, 2.4.11, 2.5.8). */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { searchFor } from '../search/box.ts'
import { test } from '../visit.ts'
import { EXPECTED, PAGE_TYPES } from './page-types.ts'

/** On longer pages the stops repeat. */
const MOST_STOPS = 120

describe.each(PAGE_TYPES)('%s', (_, path) => {
  test('leads to the way past the header first, then to what stands first in it.', async ({ tour }) => {
    const page = await tour(path, { expected: EXPECTED })
    await page.keyboard.press('Tab')
    const skip = page.locator('.skip:focus')
    expect(await skip.getAttribute('href')).toBe('#content')
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.matches('header.site > :first-child, header.site a.name')),
    ).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**#content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('header.site'))).toBeNull()
  })
})

describe.each(['light', 'dark'] as const)('In the %s theme', colorScheme => {
  test.for([
    ['/dns/', 360],
    ['/es/', 1280],
    ['/topics/networks/', 360],
    ['/developers/', 1280],
  ] as const)('every stop on %s is seen, %i pixels wide.', async ([path, width], { tour }) => {
    const page = await tour(path, { colorScheme, reducedMotion: 'reduce', viewport: { width, height: 700 } })
    const unseen: string[] = []
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      await page.keyboard.press('Tab')
      const stop = await focused(page)
      if (stop === undefined) break
      if (!(stop.isRinged && stop.isOnTop)) unseen.push(JSON.stringify(stop))
    }
    expect(unseen).toEqual([])
  })
})

test.for(PAGE_TYPES)('On %s what stands for itself is 24 pixels high and wide.', async ([, path], { tour }) => {
  const page = await tour(path, { expected: EXPECTED })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    // Links within sentences and tables of text are as high as their line.
    const small = await page
      .locator(
        ':is(a, button, input, select, summary):not(.prose :is(p, li, td) a, .text > p a, .see a, .skip, .gloss a)',
      )
      .evaluateAll(all =>
        all.flatMap(each => {
          const { width: wide, height } = each.getBoundingClientRect()
          const isShown = each.getClientRects().length > 0
          return isShown && Math.min(wide, height) < 24 ? [`${each.textContent?.trim()} ${wide} × ${height}`] : []
        }),
      )
    expect([width, small]).toEqual([width, []])
  }
})

test('So is what opens: rows of results, the card of a term.', async ({ visit }) => {
  const page = await visit('/dns/', { viewport: { width: 360, height: 700 } })
  await page.keyboard.press('Tab')
  await page.locator('a[aria-describedby^="gloss-"]').first().focus()
  const read = await page.locator('.gloss:popover-open .read').boundingBox()
  expect(read?.height).toBeGreaterThanOrEqual(24)
  for (const question of ['cloud', 'zqxw jkvb']) {
    await searchFor(page, question)
    const heights = await page
      .locator(':is(.hit, .no-hits a):visible')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  }
})

/** What has the focus, whether a ring shows it and nothing covers it; undefined behind the last stop. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    // The box draws the ring around itself and its button.
    const { outlineStyle, outlineWidth } = getComputedStyle(element.closest('.find form') ?? element)
    const lines = [...element.getClientRects()]
    const isOnTop = lines.some(({ left, top, width, height }) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
    const name = element.textContent?.trim().slice(0, 40)
    return {
      tag: element.tagName,
      name,
      isRinged: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isOnTop,
    }
  })
