/** The one-character key that leads to the search: on unless the reader has switched it off, on this device and for good. */
import { describe, expect } from 'vitest'
import { test } from './visit.ts'

const SWITCH = '[data-shortcut-toggle]'

describe('The key "/"', () => {
  test('leads to the search box, until it is switched off.', async ({ visit }) => {
    const page = await visit('/dns/')
    const hasFocus = () => page.locator('#q').evaluate(input => input === document.activeElement)
    await page.keyboard.press('/')
    expect(await hasFocus()).toBe(true)

    await page.locator(SWITCH).click()
    expect(await page.locator(SWITCH).getAttribute('aria-pressed')).toBe('false')
    await page.keyboard.press('/')
    expect(await hasFocus()).toBe(false)
    await page.keyboard.press('Control+k')
    expect(await hasFocus()).toBe(true)

    await page.goto(new URL('/es/dns/', page.url()).href)
    expect(await page.locator(SWITCH).getAttribute('aria-pressed')).toBe('false')
    await page.locator(SWITCH).click()
    await page.keyboard.press('/')
    expect(await hasFocus()).toBe(true)
  })
})
