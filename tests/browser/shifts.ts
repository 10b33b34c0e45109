/** Measures what moves on a page by itself from its first moment, in attributes that a test can read. */
import type { Page } from 'playwright-core'

/** A layout shift, with the fields of the Layout Instability API that the types of the DOM lack. */
interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node?: Node | null }[]
}

/**
 * From the next page on, `data-shift` of the root is the sum of all layout shifts (Layout Instability API), and
 * `data-shifted` names the nodes that moved.
 */
export async function countShifts(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    new PerformanceObserver(list => {
      const { dataset } = document.documentElement
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const nodes = sources.map(({ node }) => `${node?.nodeName} “${node?.textContent?.trim().slice(0, 40)}”`)
        dataset.shift = String(Number(dataset.shift ?? 0) + value)
        dataset.shifted = [dataset.shifted, ...nodes].filter(Boolean).join(', ')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
