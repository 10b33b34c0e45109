/** The query in the address: it can be shared, restored by Back, and opened with any page. */
import { expect } from 'vitest'
import { test } from '../visit.ts'
import { answered, placeOf, searchFor, titles } from './box.ts'

test('A page that is opened with a question shows the results, and takes no focus.', async ({ tour }) => {
  const page = await tour('/a-z/?q=dns')
  await answered(page)
  expect((await titles(page))[0]).toContain('DNS')
  expect(await page.locator('#q').inputValue()).toBe('dns')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.keyboard.press('Escape')
  expect(await page.locator('.results').isVisible()).toBe(false)
})

test('What is typed is kept in the address, with signs and accents, and goes when it is cleared.', async ({ tour }) => {
  const page = await tour('/es/dns/#content')
  await searchFor(page, 'año & c++')
  await expect.poll(() => placeOf(page)).toBe('/es/dns/?q=a%C3%B1o+%26+c%2B%2B#content')
  await page.reload()
  await answered(page)
  expect(await page.locator('#q').inputValue()).toBe('año & c++')
  await page.locator('#q').fill('')
  await expect.poll(() => placeOf(page)).toBe('/es/dns/#content')
})

test('Going back from a result leaves the question in the box, whose focus opens its list; typing adds nothing to the history.', async ({
  tour,
}) => {
  const page = await tour('/')
  const before = await page.evaluate(() => history.length)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('firewall', { delay: 20 })
  await answered(page)
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/firewall/')
  await page.goBack()
  await page.waitForURL('**/?q=firewall')
  await expect.poll(() => page.locator('#q').inputValue()).toBe('firewall')
  // Opened from the server or from memory: each engine does another of the two.
  await page.locator('#q[aria-expanded]').waitFor()
  expect(await page.locator('.results').isVisible()).toBe(false)
  await page.locator('#q').focus()
  await answered(page)
  expect((await titles(page))[0]).toBe('Firewall')
})

test('A question that is longer than one may be is cut.', async ({ tour }) => {
  const page = await tour(`/?q=${'dns '.repeat(100)}`)
  await answered(page)
  expect((await page.locator('#q').inputValue()).length).toBe(200)
})
