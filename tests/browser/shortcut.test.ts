/** The keys that lead to the search: none of one character, which would act on people who dictate (WCAG 2.1.4). */
import { expect } from 'vitest'
import { test } from './visit.ts'

test('Ctrl+K leads to the search box from any page; a single key leads nowhere.', async ({ tour }) => {
  const page = await tour('/dns/')
  const hasFocus = () => page.locator('#q').evaluate(input => input === document.activeElement)
  await page.keyboard.press('/')
  expect(await hasFocus()).toBe(false)
  await page.keyboard.press('Control+k')
  expect(await hasFocus()).toBe(true)
})
