/** The one-character key that leads to the search: on unless the reader has switched it off, on this device and for good. */
import { describe, expect } from 'vitest'
import { test } from './visit.ts'

const SWITCH = '[data-shortcut-toggle]'

describe('The key "/"', () => {
  test('leads to the search box, until it is switched off.', async ({ tour }) => {
    const page = await tour('/dns/')
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

  test('has a switch whose name says it once, and whose state is no part of the name.', async ({ tour }) => {
    for (const [path, name] of [
      ['/dns/', 'Key “/” opens the search'],
      ['/es/dns/', 'La tecla «/» abre el buscador'],
    ] as const) {
      const page = await tour(path)
      const box = page.getByRole('button', { name, exact: true })
      expect(await box.count()).toBe(1)
      const heard = async () => {
        const session = await page.context().newCDPSession(page)
        const { nodes } = await session.send('Accessibility.getFullAXTree')
        return nodes
          .filter(node => !node.ignored && node.role?.value === 'button' && String(node.name?.value).includes(name))
          .map(({ name: said, description, properties }) => [
            said?.value,
            description?.value ?? '',
            properties?.find(each => each.name === 'pressed')?.value.value,
          ])
      }
      expect(await heard()).toEqual([[name, '', 'true']])
      await box.click()
      expect(await heard()).toEqual([[name, '', 'false']])
      // The hint in the search box is for eyes; a combobox whose description it were would say the key again.
      expect(await page.locator('.find kbd').getAttribute('aria-hidden')).toBe('true')
      expect(await page.getByRole('status').filter({ hasText: '/' }).count()).toBe(0)
    }
  })
})
