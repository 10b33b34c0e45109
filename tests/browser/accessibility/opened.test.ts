/** What opens on a page is judged as the page itself is: results of the search, the card of a term, ways to cite. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answered } from '../search/box.ts'
import { test, type Visit } from '../visit.ts'
import { dress, LOOKS, violations } from './axe.ts'

/** What is opened, and how; it stays open while the look of the page changes. */
const OPENED: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'results, one of them chosen': async page => {
    await page.locator('#q').pressSequentially('cloud')
    await answered(page)
    await page.keyboard.press('ArrowDown')
    await page.locator('.hit[aria-selected="true"]').waitFor()
  },
  'a search without results': async page => {
    await page.locator('#q').pressSequentially('firewal xyzzy')
    await answered(page)
    await page.locator('.no-hits a').first().waitFor()
  },
  'the card of a mentioned term': async page => {
    await page.locator('a[aria-describedby^="gloss-"]').first().focus()
    await page.locator('.gloss:popover-open').waitFor()
  },
  'the ways to cite': async page => {
    await page.locator('.cite summary').click()
    await page.locator('#cite-bibtex').waitFor()
  },
  'a copy that was made': async page => {
    await page.locator('[data-copy="page"]').click()
    await page.locator('[data-done]').waitFor()
  },
}

describe.each(['/dns/', '/es/dns/'])('%s with', path => {
  test.for(Object.entries(OPENED))('%s has no violation in any look.', async ([, open], { visit }) => {
    const page = await opened(visit, path, open)
    for (const look of LOOKS) {
      await dress(page, look)
      expect(await violations(page), look.join(' ')).toEqual([])
    }
  })
})

async function opened(visit: Visit, path: string, open: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await visit(path, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.keyboard.press('Tab')
  await open(page)
  return page
}
