/** What opens on a page is judged as the page itself is: results of the search, the card of a term, the citation. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { searchFor } from '../search/box.ts'
import { type Tour, test } from '../visit.ts'
import { dress, looksOf, violations } from './axe.ts'

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

describe.each(['/dns/', '/es/dns/'])('%s with', path => {
  test.for(Object.entries(OPENED))('%s has no violation, narrow or wide.', async ([, open], { tour }) => {
    const page = await opened(tour, path, open)
    for (const look of looksOf(path)) {
      await dress(page, look)
      expect(await violations(page), look.join(' ')).toEqual([])
    }
  })
})

async function opened(tour: Tour, path: string, open: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await tour(path)
  await page.keyboard.press('Tab')
  await open(page)
  return page
}
