/** The choice of a theme: three states, of which the first follows the system, kept on the device and the same in every tab. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './visit.ts'

describe('The theme', () => {
  const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')
  const choice = (page: Page) => page.locator('[data-theme-choice]')
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

  test('is that of the system until a reader chooses, and follows it when it changes.', async ({ tour }) => {
    const page = await tour('/dns/', { colorScheme: 'dark' })
    expect([await themeOf(page), await choice(page).inputValue()]).toEqual([null, ''])
    const dark = await ground(page)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await ground(page)).not.toBe(dark)
  })

  test('has three states, each with a name; the system is one of them.', async ({ tour }) => {
    const page = await tour('/es/dns/', { colorScheme: 'dark' })
    expect(await page.getByRole('combobox', { name: 'Tema' }).locator('option').allTextContents()).toEqual([
      'Del sistema',
      'Claro',
      'Oscuro',
    ])
    const dark = await ground(page)
    const seen: unknown[] = []
    for (const theme of ['light', 'dark', '']) {
      await choice(page).selectOption(theme)
      seen.push([theme, await themeOf(page), (await ground(page)) === dark])
    }
    expect(seen).toEqual([
      ['light', 'light', false],
      ['dark', 'dark', true],
      ['', null, true],
    ])
    // Back at the system, the page follows it again.
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await ground(page)).not.toBe(dark)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  })

  test('that was chosen is there on the next page before anything is drawn.', async ({ visit }) => {
    const page = await visit('/dns/', { colorScheme: 'light' })
    await choice(page).selectOption('dark')
    await page.context().addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.body) return
        observer.disconnect()
        document.documentElement.dataset.atBody = document.documentElement.dataset.theme ?? 'none'
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await page.goto(new URL('/es/', page.url()).href)
    expect(await page.locator('html').getAttribute('data-at-body')).toBe('dark')
    expect([await themeOf(page), await choice(page).inputValue()]).toEqual(['dark', 'dark'])
  })

  test("that was chosen colors the browser's own bars, now and on the next page.", async ({ tour }) => {
    const page = await tour('/dns/', { colorScheme: 'light' })
    const bars = () =>
      page.locator('meta[name="theme-color"]').evaluateAll(metas =>
        metas.flatMap(meta => {
          const { media, content } = meta as HTMLMetaElement
          return matchMedia(media).matches ? [content] : []
        }),
      )
    const [light = ''] = await bars()
    expect(await bars()).toEqual([light])
    await choice(page).selectOption('dark')
    const [dark = ''] = await bars()
    expect(await bars()).toEqual([dark])
    expect(dark).not.toBe(light)
    await page.goto(new URL('/es/', page.url()).href)
    expect(await bars()).toEqual([dark])
    await page.emulateMedia({ colorScheme: 'dark' })
    await choice(page).selectOption('light')
    expect(await bars()).toEqual([light])
    await choice(page).selectOption('')
    expect(await bars()).toEqual([dark])
  })

  test('changes in every open page of the reader.', async ({ visit }) => {
    const page = await visit('/dns/', { colorScheme: 'light' })
    const other = await page.context().newPage()
    await other.goto(page.url())
    await choice(page).selectOption('dark')
    await other.locator('html[data-theme="dark"]').waitFor({ state: 'attached' })
    expect(await choice(other).inputValue()).toBe('dark')
  })

  test('works where storage is blocked.', async ({ visit }) => {
    const page = await visit('/dns/', { colorScheme: 'light' })
    await page.context().addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(page.url())
    await choice(page).selectOption('dark')
    expect(await themeOf(page)).toBe('dark')
  })
})
