/** Pages without a pointer: where the keyboard leads first, and that one always sees where it is (WCAG 2.4.1, 2.4.7, 2.4.11, 2.5.8). */
import { describe, expect } from 'vitest'
import { searchFor } from '../search/box.ts'
import { test } from '../visit.ts'
import { EXPECTED, ONE_OF_EACH } from './page-types.ts'

/** On longer pages the stops repeat. */
const MOST_STOPS = 120

/** Keys between two looks at what the page has recorded. */
const STOPS_AT_ONCE = 20

/** What had the focus, whether a ring showed it and nothing covered it. */
interface Stop {
  readonly tag: string
  readonly name: string | undefined
  readonly isRinged: boolean
  readonly isOnTop: boolean
}

declare global {
  interface Window {
    stops?: readonly Stop[]
  }
}

/** Controls and links that stand for themselves; links within sentences and tables of text are as high as their line. */
const SEPARATE_TARGETS =
  ':is(a, button, input, select, summary):not(.prose :is(p, li, td) a, .text > p a, .names a, .skip, .gloss a, footer p a)'

describe.each(ONE_OF_EACH)('%s', (_, path) => {
  test('leads past the header first, then to what stands first in it; targets are 24 pixels high and wide.', async ({
    tour,
  }) => {
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

    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      const small = await page.locator(SEPARATE_TARGETS).evaluateAll(all =>
        all.flatMap(each => {
          const { width: wide, height } = each.getBoundingClientRect()
          const isShown = each.getClientRects().length > 0
          return isShown && Math.min(wide, height) < 24 ? [`${each.textContent?.trim()} ${wide} × ${height}`] : []
        }),
      )
      expect([width, small]).toEqual([width, []])
    }
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
    await page.evaluate(recordStops)
    let stops: readonly Stop[] = []
    do {
      for (let i = 0; i < STOPS_AT_ONCE; i++) await page.keyboard.press('Tab')
      stops = await page.evaluate(() => window.stops ?? [])
    } while (stops.length < MOST_STOPS && stops.at(-1)?.tag !== 'BODY')
    const elements = stops.filter(({ tag }) => tag !== 'BODY')
    expect(elements.length).toBeGreaterThan(20)
    expect(elements.filter(({ isRinged, isOnTop }) => !(isRinged && isOnTop))).toEqual([])
  })
})

test('So is what opens: rows of results, the card of a term.', async ({ tour }) => {
  const page = await tour('/dns/', { viewport: { width: 360, height: 700 } })
  await page.keyboard.press('Tab')
  await page.locator('.text > p a').first().focus()
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

/** Records at the end of each key press what has the focus, until the focus leaves the last element for the body. */
function recordStops(): void {
  const stops: Stop[] = []
  window.stops = stops
  addEventListener('keyup', () => {
    const element = document.activeElement
    if (!element || stops.at(-1)?.tag === 'BODY') return
    // The box draws the ring around itself and its button; in an element with a shadow, what is inside has one.
    const ringed = element.shadowRoot?.activeElement ?? element
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed.closest('.find form') ?? ringed)
    const isOnTop = [...ringed.getClientRects()].some(({ left, top, width, height }) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
    stops.push({
      tag: element.tagName,
      name: element.textContent?.trim().slice(0, 40),
      isRinged: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isOnTop,
    })
  })
}
