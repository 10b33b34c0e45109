/** Text at twice its size, as readers set it in their browser (WCAG 1.4.4): all of it is there, and nothing runs out of the page. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../visit.ts'
import { EXPECTED, LONG_WORDED } from './page-types.ts'

const phone = { width: 390, height: 844 }

/** Heights of the middle of what stands in the header, each once. */
async function rowsOfHeader(page: Page): Promise<number> {
  const middles = await page
    .locator('header.site :is(.name, nav a, .theme, .language, .find)')
    .evaluateAll(all => all.map(each => each.getBoundingClientRect()).map(({ y, height }) => y + height / 2))
  return middles.sort((a, b) => a - b).filter((y, i) => i === 0 || y - (middles[i - 1] ?? 0) > 8).length
}

const sizesOfLinks = (page: Page): Promise<readonly number[]> =>
  page
    .locator('header.site :is(nav a, .language)')
    .evaluateAll(all => all.map(each => Number.parseFloat(getComputedStyle(each).fontSize)))

test.for(['/dns/', '/es/dns/'])(
  'The header of %s is two rows on a phone, three with large text, its links at their full size.',
  async (path, { tour }) => {
    const small = await tour(path, { viewport: phone, textSize: 16 })
    const before = await sizesOfLinks(small)
    expect(await rowsOfHeader(small)).toBe(2)
    const large = await tour(path, { viewport: phone, textSize: 32 })
    expect(await rowsOfHeader(large)).toBe(3)
    const after = await sizesOfLinks(large)
    for (const [i, size] of after.entries()) expect(size / (before[i] ?? 0)).toBeGreaterThan(1.85)
  },
)

test.for(LONG_WORDED)('%s does not run out of the page at twice its size.', async ([, path], { tour }) => {
  const page = await tour(path, { textSize: 32, expected: EXPECTED })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} pixels`).toBeLessThanOrEqual(
      width,
    )
  }
})
