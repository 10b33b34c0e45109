/** What opens on a page is judged as the page itself is: results of the search, the card of a term, the citation. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { searchFor } from '../search/box.ts'
import { type Tour, test } from '../visit.ts'
import { dress, lookOf, violations } from './axe.ts'

/** What is opened, and how; it stays open while the look of the page changes. */
const OPENED: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'results, one of them chosen': async page => {
    await searchFor(page, 'cloud')
    await page.keyboard.press('ArrowDown')
    await page.locator('.hit[aria-selected="true"]').waitFor()
  },
  'a search without results': async page => {
    await searchFor(page, 'zqxw jkvb')
    await page.locator('.no-hits a').first().waitFor()
  },
  'the card of a mentioned term': async page => {
    await page.locator('.text > p a').first().focus()
    await page.locator('.gloss:popover-open').waitFor()
  },
  'the citation': async page => {
    await page.locator('.cite summary').click()
    await page.locator('#cite').waitFor()
  },
}

const PAGES = ['/dns/', '/es/dns/']
const EACH = Object.entries(OPENED).flatMap(([name, open], i) =>
  PAGES.map((path, j) => [path, name, open, lookOf(2 * i + j)] as const),
)

test.for(EACH)('%s with %s has no violation.', async ([path, , open, look], { tour }) => {
  const page = await opened(tour, path, open)
  await dress(page, look)
  expect(await violations(page), look.join(' ')).toEqual([])
})

async function opened(tour: Tour, path: string, open: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await tour(path)
  await page.keyboard.press('Tab')
  await open(page)
  return page
}
