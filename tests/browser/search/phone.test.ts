/** The results on small screens: whole at every size of text, in sight, and above the keyboard. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../visit.ts'
import { searchFor } from './box.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

const rows = (page: Page) =>
  page.locator('.hit').evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON() as DOMRect))

test.for([
  [320, 16],
  [390, 16],
  [390, 32],
] as const)(
  'Each row says what the entry is, %i pixels wide with letters of %i: no part is cut, and reasons are names.',
  async ([width, letters], { tour }) => {
    const page = await tour('/es/dns/', { ...phone, viewport: { width, height: 700 } })
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', `${size}px`), letters)
    for (const question of ['datos', 'k8s', 'aprendizaje automático', 'password', 'computadora']) {
      await searchFor(page, question)
      expect(await page.locator('a.hit:has(.hit-tagline)').count()).toBeLessThanOrEqual(5)
      const list = await page.locator('.results').boundingBox()
      expect(list?.width).toBeGreaterThan(width * 0.8)
      const shown = await page.locator('a.hit > span').evaluateAll(all =>
        all.map(each => {
          const { width: wide, left, right } = each.getBoundingClientRect()
          const isShown = wide > 2
          const name = each.className.split(' ').at(-1)
          return {
            name,
            isShown,
            fits: !isShown || (left >= 0 && right <= innerWidth),
            isCut: each.scrollWidth > wide + 1,
          }
        }),
      )
      expect(shown.filter(({ fits, isCut, isShown }) => isShown && (!fits || isCut))).toEqual([])
      for (const name of ['hit-title', 'hit-tagline', 'level'])
        expect(shown.filter(each => each.name === name && !each.isShown)).toEqual([])
    }
  },
)

test.for([
  { width: 640, height: 360 },
  { width: 844, height: 390 },
])('Rows are in sight on the home page in a window of $width × $height.', async (viewport, { tour }) => {
  const page = await tour('/', { viewport })
  await page.keyboard.press('Control+k')
  await searchFor(page, 'cloud')
  const inSight = (await rows(page)).filter(({ top, bottom }) => top >= 0 && bottom <= viewport.height)
  expect(inSight.length).toBeGreaterThanOrEqual(2)
})

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
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown')
  const active = await page.locator('[aria-selected="true"]').boundingBox()
  expect((active?.y ?? 0) + (active?.height ?? 0)).toBeLessThanOrEqual(420)
})
