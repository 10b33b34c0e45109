/** Layout stability: pages do not shift while they load, on a fast or slow connection, or with a late style sheet and font. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { countShifts } from '../shifts.ts'
import { test, type Visit } from '../visit.ts'

const PAGES = ['/dns/', '/es/large-language-model/', '/', '/topics/networks/', '/es/developers/']
/** Bytes a second and milliseconds of waiting, as on a bad mobile connection. */
const SLOW = { offline: false, downloadThroughput: 50_000, uploadThroughput: 20_000, latency: 300 }
const LATE_MS = 700

/**
 * A text may gain or lose a line when the font replaces its fallback. Browsers on a loaded machine have been seen to
 * report 0.002 then; Web Vitals call 0.1 good.
 */
const IMPERCEPTIBLE = 0.005

describe.each(PAGES)('%s', path => {
  test('does not shift, 1280 pixels wide.', async ({ visit }) => {
    const page = await opened(visit, path, 1280)
    expect(await shiftOf(page)).toBeLessThan(IMPERCEPTIBLE)
  })

  test('does not shift on a slow connection, 360 pixels wide.', async ({ visit }) => {
    const page = await opened(visit, path, 360, async unopened => {
      const session = await unopened.context().newCDPSession(unopened)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', SLOW)
    })
    expect(await shiftOf(page)).toBeLessThan(IMPERCEPTIBLE)
  })

  test('does not shift with a late style sheet and font.', async ({ visit }) => {
    const page = await opened(visit, path, 360, async unopened => {
      for (const late of ['**/style.css*', '**/*.woff2']) {
        await unopened.route(late, async route => {
          await new Promise(resolve => setTimeout(resolve, LATE_MS))
          await route.continue()
        })
      }
    })
    expect(await shiftOf(page)).toBeLessThan(IMPERCEPTIBLE)
  })
})

/** Opens the page, and counts what moves. */
function opened(visit: Visit, path: string, width: number, slowDown?: (page: Page) => Promise<unknown>): Promise<Page> {
  const prepare = async (page: Page) => {
    await countShifts(page)
    await slowDown?.(page)
  }
  return visit(path, { viewport: { width, height: 800 }, serviceWorkers: 'block', prepare })
}

/** Scrolls to the end and waits for what is still moving. @returns the sum of the layout shifts of the page */
async function shiftOf(page: Page): Promise<number> {
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
