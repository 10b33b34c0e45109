/**
 * Every kind of page has no axe violation, in either language, narrow or wide, light or dark. `tour` sees to it that none
 * causes an error, a request to another origin or a violation of its content security policy.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../visit.ts'
import { dress, lookOf, violations } from './axe.ts'
import { EXPECTED, ONE_OF_EACH } from './page-types.ts'

test.for(ONE_OF_EACH.map((type, i) => [...type, i] as const))('%s has no violation.', async ([, path, i], { tour }) => {
  const page = await tour(path, { expected: EXPECTED })
  await shorten(page)
  const look = lookOf(i)
  await dress(page, look)
  expect(await violations(page), look.join(' ')).toEqual([])
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
