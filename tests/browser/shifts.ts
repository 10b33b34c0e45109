/** Counts what moves on a page by itself, from its first moment, in an attribute that a test can read. */
import type { Page } from 'playwright-core'

/** From the next page on, `data-shift` of the root says how far everything has moved (Layout Instability). */
export async function countShifts(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    new PerformanceObserver(list => {
      const { dataset } = document.documentElement
      for (const { value = 0 } of list.getEntries() as (PerformanceEntry & { readonly value?: number })[])
        dataset.shift = String(Number(dataset.shift ?? 0) + value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
