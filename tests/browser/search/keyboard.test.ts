/** Searching without a pointer, by the keys that the pattern of a combobox promises (ARIA Authoring Practices). */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../visit.ts'
import { activeTitle, placeOf, searchFor, titles } from './box.ts'

const box = (page: Page) => page.locator('#q')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

describe('The box', () => {
  test.for(['Control+k', 'Meta+k'])('has the focus after %s.', async (keys, { tour }) => {
    const page = await tour('/dns/')
    await page.keyboard.press(keys)
    expect(await focused(page)).toBe('q')
    expect(await box(page).inputValue()).toBe('')
  })

  test('takes a slash that is written into it for a letter.', async ({ tour }) => {
    const page = await tour('/')
    await box(page).focus()
    await page.keyboard.type('ci/cd')
    expect(await box(page).inputValue()).toBe('ci/cd')
  })

  test('answers as one types, best first, and Enter goes there.', async ({ tour }) => {
    const page = await tour('/')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('firew')
    await expect.poll(async () => (await titles(page))[0]).toBe('Firewall')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/firewall/')
  })

  test('finds in Spanish what is asked in Spanish, and by the English name too.', async ({ tour }) => {
    const page = await tour('/es/')
    await searchFor(page, 'contraseña')
    expect((await titles(page))[0]).toBe('Contraseña')
    await searchFor(page, 'password')
    await expect.poll(async () => (await titles(page))[0]).toBe('Contraseña')
    expect(await page.locator('.hit-other').first().textContent()).toBe('Password')
    expect(await page.locator('.hit-other').first().getAttribute('lang')).toBe('en')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/es/password/')
  })
})

describe('Arrows, Home and End', () => {
  test('walk through the rows and through the box between the last and the first.', async ({ tour }) => {
    const page = await tour('/')
    await searchFor(page, 'cloud')
    const all = await titles(page)
    const walk = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      return activeTitle(page)
    }
    expect(all.length).toBe(8)
    expect(await activeTitle(page)).toBe(all[0])
    expect(await walk('ArrowDown', 'ArrowDown')).toBe(all[2])
    expect(await walk('Home')).toBe(all[0])
    expect(await walk('ArrowUp')).toBeUndefined()
    expect(await focused(page)).toBe('q')
    expect(await walk('ArrowDown', 'End', 'ArrowDown', 'ArrowDown')).toBe(all[0])
  })

  test('leave Home and End to the text until the reader walks through the rows.', async ({ tour }) => {
    const page = await tour('/')
    await searchFor(page, 'cloud')
    await page.keyboard.press('Home')
    await page.keyboard.type('x')
    expect(await box(page).inputValue()).toBe('xcloud')
  })

  test('choose where Enter goes.', async ({ tour }) => {
    const page = await tour('/')
    await searchFor(page, 'cloud')
    const second = (await titles(page))[1]
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.pathname !== '/')
    expect(await page.locator('h1').textContent()).toContain(second)
  })

  test('are forgotten when something else is typed: the first row is active again.', async ({ tour }) => {
    const page = await tour('/')
    await searchFor(page, 'cloud')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type(' computing')
    await expect.poll(() => box(page).getAttribute('aria-activedescendant')).toBe('hit-0')
  })

  test('lead back into the box, where Enter asks for the page of results.', async ({ tour }) => {
    const page = await tour('/es/')
    await searchFor(page, 'nube')
    await page.keyboard.press('ArrowUp')
    expect(await activeTitle(page)).toBeUndefined()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/es/search/?q=nube')
  })
})

test('The last row leads to the page of results.', async ({ tour }) => {
  const page = await tour('/')
  await searchFor(page, 'computer')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await page.locator('#hit-8').textContent()).toMatch(/^Show \d+ results$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search/?q=computer')
})

test('Escape closes, then clears; an arrow opens again.', async ({ tour }) => {
  const page = await tour('/')
  await searchFor(page, 'dns')
  await page.keyboard.press('Escape')
  expect(await page.locator('.results').isVisible()).toBe(false)
  expect(await box(page).inputValue()).toBe('dns')
  await page.keyboard.press('ArrowDown')
  await page.locator('.hit').first().waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(await box(page).inputValue()).toBe('')
  await expect.poll(() => placeOf(page)).toBe('/')
})

test('Nothing is looked for while a word is being composed, and Enter ends the composing only.', async ({ tour }) => {
  const page = await tour('/')
  await searchFor(page, 'dns')
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('#q')
    if (!input) return
    input.dispatchEvent(new CompositionEvent('compositionstart'))
    input.value = 'firewall'
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    const enter = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }
    input.dispatchEvent(new KeyboardEvent('keydown', enter))
  })
  expect((await titles(page))[0]).toContain('DNS')
  await page.evaluate(() => document.querySelector('#q')?.dispatchEvent(new CompositionEvent('compositionend')))
  await expect.poll(async () => (await titles(page))[0]).toBe('Firewall')
  expect(new URL(page.url()).pathname).toBe('/')
})
