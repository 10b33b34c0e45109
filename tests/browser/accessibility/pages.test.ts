/** Every kind of page has no axe violation, in both languages, narrow and wide, light and dark. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../visit.ts'
import { dress, looksOf, violations } from './axe.ts'
import { EXPECTED, PAGE_TYPES } from './page-types.ts'

describe.each(PAGE_TYPES)('%s', (_, path) => {
  test('has no violation, narrow or wide.', async ({ tour }) => {
    const page = await tour(path, { expected: EXPECTED })
    await shorten(page)
    for (const look of looksOf(path)) {
      await dress(page, look)
      expect(await violations(page), look.join(' ')).toEqual([])
    }
  })
})

/**
 * The index has two kinds of line, a thousand times, and the tables for developers a hundred rows; a few under each letter
 * and in each table stand for the others, or axe takes minutes.
 */
const shorten = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const line of document.querySelectorAll('.lemmas > :nth-child(n + 5), tbody > tr:nth-child(n + 5)'))
      line.remove()
  })
