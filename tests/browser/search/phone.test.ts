/** The results on a phone: a line each, above the keyboard. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../visit.ts'
import { searchFor } from './box.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

const rows = (page: Page) =>
  page.locator('.hit').evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON() as DOMRect))

test.for([320, 390])(
  'Each is one line, %i pixels wide: title, reason or definition, and the bars of its level.',
  async (width, { tour }) => {
    const page = await tour('/es/dns/', { ...phone, viewport: { width, height: 700 } })
    for (const question of ['datos', 'k8s', 'aprendizaje automático', 'password']) {
      await searchFor(page, question)
      const heights = (await rows(page)).map(({ height }) => height)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(40)
      expect(Math.max(...heights)).toBeLessThanOrEqual(48)
      const first = page.locator('.hit').first()
      const shown = await first.locator(':scope > span').evaluateAll(all =>
        all.map(each => {
          const { width: wide, right } = each.getBoundingClientRect()
          // A short title such as "Datos" is narrow but whole.
          const isShown = wide > 60 || (wide > 20 && each.scrollWidth <= Math.ceil(wide))
          return { name: each.classList[0], isShown, fits: right <= innerWidth }
        }),
      )
      const isShown = (name: string) => shown.some(each => each.name === name && each.isShown)
      expect(isShown('hit-title')).toBe(true)
      // A definition gives way to a long title, a reason does not.
      const reason = first.locator('.hit-why:not(.hit-other), .hit-why:has(mark)')
      if ((await reason.count()) > 0) expect([isShown('hit-why'), isShown('hit-tagline')]).toEqual([true, false])
      const level = await first.locator('.hit-level').boundingBox()
      expect(level?.width).toBeGreaterThan(8)
      expect(shown.filter(({ fits }) => !fits)).toEqual([])
    }
  },
)

test('The list ends above the keyboard, and the box moves up where it leaves no room.', async ({ visit }) => {
  const page = await visit('/', phone)
  await page.context().addInitScript(() => {
    // The keyboard of a phone, which no driver opens: it makes the part of the page that is seen smaller.
    const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, width: innerWidth })
    Object.defineProperty(window, 'visualViewport', { value: seen })
    addEventListener('keyboard', () => {
      seen.height = 420
      seen.dispatchEvent(new Event('resize'))
    })
  })
  await page.goto(page.url())
  await searchFor(page, 'cloud')
  await page.evaluate(() => dispatchEvent(new Event('keyboard')))
  const list = await page.locator('.hits').boundingBox()
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(420)
  expect(list?.height).toBeGreaterThanOrEqual(150)
  expect((await page.locator('#q').boundingBox())?.y).toBeGreaterThanOrEqual(0)
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowDown')
  const active = await page.locator('[aria-selected="true"]').boundingBox()
  expect((active?.y ?? 0) + (active?.height ?? 0)).toBeLessThanOrEqual(420)
})
