/** Pages do not move while they come: nothing shifts, neither on a fast connection nor where style and font come late. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { countShifts } from '../shifts.ts'
import { test, type Visit } from '../visit.ts'

const PAGES = ['/dns/', '/es/large-language-model/', '/', '/topics/networks/', '/es/developers/']
const WIDTHS = [360, 1280]

/** Bytes a second and milliseconds of waiting, as on a bad mobile connection. */
const SLOW = { offline: false, downloadThroughput: 50_000, uploadThroughput: 20_000, latency: 300 }
const LATE_MS = 700

/**
 * A text may gain or lose a line when the font replaces its fallback. Browsers on a loaded machine have been seen to
 * report 0.002 then; Web Vitals call 0.1 good.
 */
const IMPERCEPTIBLE = 0.005

describe.each(PAGES)('%s', path => {
  test.for(WIDTHS)('stands still, %i pixels wide.', async (width, { visit }) => {
    const page = await watched(visit, path, width)
    await page.reload()
    expect(await shift(page)).toBe(0)
  })

  test.for(WIDTHS)('stands still on a slow connection, %i pixels wide.', async (width, { visit }) => {
    const page = await watched(visit, path, width)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', SLOW)
    await page.reload()
    expect(await shift(page)).toBe(0)
  })

  test('stands still where style and font come last.', async ({ visit }) => {
    const page = await watched(visit, path, 360)
    for (const late of ['**/style.css*', '**/*.woff2']) {
      await page.route(late, async route => {
        await new Promise(resolve => setTimeout(resolve, LATE_MS))
        await route.continue()
      })
    }
    await page.reload()
    expect(await shift(page)).toBeLessThan(IMPERCEPTIBLE)
  })
})

/** Opens the page on the day of its build, when the term of the day is the one in the page, and counts what moves. */
async function watched(visit: Visit, path: string, width: number): Promise<Page> {
  const page = await visit(path, { viewport: { width, height: 800 }, serviceWorkers: 'block' })
  const today = await page
    .locator('[data-today]')
    .getAttribute('data-today', { timeout: 100 })
    .catch(() => null)
  if (today) await page.clock.setFixedTime(`${today}T12:00:00Z`)
  await countShifts(page)
  return page
}

/** Scrolls to the end and waits for what is still moving. @returns the sum of the layout shifts of the page */
async function shift(page: Page): Promise<number> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForTimeout(300)
  const root = page.locator('html')
  const moved = await root.getAttribute('data-shifted')
  if (moved) console.log(`Moved on ${page.url()}: ${moved}`)
  return Number((await root.getAttribute('data-shift')) ?? 0)
}
