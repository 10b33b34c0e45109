/** Cards of mentioned terms, as WCAG 1.4.13 requires: available by pointer, keyboard and touch, dismissible, hoverable. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './visit.ts'

const PAGE = '/dns/'

/** The first mention of the page, and the card that explains it. */
async function firstMention(page: Page): Promise<{ readonly link: Locator; readonly card: Locator }> {
  const link = page.locator('.text > p a').first()
  const card = page.locator(`#gloss-${(await link.getAttribute('href'))?.split('/').at(-2)}`)
  return { link, card }
}

/** Stops the clock of the page, so that its delays end when a test lets time pass, however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
}

/** Shorter than every delay of a card. */
const SHORT_MS = 100

/** Longer than every delay of a card. */
const letTimePass = (page: Page): Promise<void> => page.clock.runFor(1_000)

const shows = (card: Locator): Promise<void> => card.waitFor({ state: 'visible' })
const isGone = (card: Locator): Promise<void> => card.waitFor({ state: 'hidden' })

describe('A pointer', () => {
  test('that rests on a mention opens its card, can move onto it, and closes it by leaving.', async ({ visit }) => {
    const page = await visit(PAGE)
    const { link, card } = await firstMention(page)
    await stopClock(page)
    await link.hover()
    expect(await card.isVisible()).toBe(false)
    await letTimePass(page)
    await shows(card)
    expect(await card.innerText()).toContain(await card.locator('b').innerText())
    await card.hover()
    await letTimePass(page)
    expect(await card.isVisible()).toBe(true)
    await page.mouse.move(1, 1)
    await page.clock.runFor(SHORT_MS)
    expect(await card.isVisible()).toBe(true)
    await letTimePass(page)
    await isGone(card)
  })

  test('that only passes over a mention opens none.', async ({ visit }) => {
    const page = await visit(PAGE)
    const { link, card } = await firstMention(page)
    await stopClock(page)
    await link.hover()
    await page.clock.runFor(SHORT_MS)
    expect(await card.isVisible()).toBe(false)
    await page.mouse.move(1, 1)
    await letTimePass(page)
    expect(await card.isVisible()).toBe(false)
  })

  test('closes the card by Escape, and does not open it again before it has left.', async ({ visit }) => {
    const page = await visit(PAGE)
    const { link, card } = await firstMention(page)
    await stopClock(page)
    await link.hover()
    await letTimePass(page)
    await shows(card)
    await page.keyboard.press('Escape')
    await isGone(card)
    await letTimePass(page)
    expect(await card.isVisible()).toBe(false)
  })

  test('that clicks a mention follows it.', async ({ tour }) => {
    const page = await tour(PAGE)
    const { link } = await firstMention(page)
    const address = await link.getAttribute('href')
    await link.click()
    await page.waitForURL(`**${address}`)
  })
})

describe('A keyboard', () => {
  test('opens the card by focus, until the focus leaves or Escape is pressed; Enter follows the link.', async ({
    tour,
  }) => {
    const page = await tour(PAGE)
    const { link, card } = await firstMention(page)
    await page.keyboard.press('Tab')
    await link.focus()
    await shows(card)
    await page.keyboard.press('Escape')
    await isGone(card)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await shows(card)
    const address = await link.getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${address}`)
  })

  test('keeps the card of its focus open when the pointer passes by.', async ({ visit }) => {
    const page = await visit(PAGE)
    const { link, card } = await firstMention(page)
    await stopClock(page)
    await page.keyboard.press('Tab')
    await link.focus()
    await shows(card)
    await page.mouse.move(200, 20)
    await page.mouse.move(1, 1)
    await letTimePass(page)
    expect(await card.isVisible()).toBe(true)
    await page.keyboard.press('Tab')
    await isGone(card)
  })

  test('does not reach the links of closed cards.', async ({ tour }) => {
    const page = await tour(PAGE)
    const indexes = await page
      .locator('.gloss a')
      .evaluateAll(links => links.map(link => (link as HTMLElement).tabIndex))
    expect(new Set(indexes)).toEqual(new Set([-1]))
  })
})

describe('A finger', () => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } } as const

  test('opens the card at the foot of the screen at the first tap, and follows the link at the second.', async ({
    tour,
  }) => {
    const page = await tour(PAGE, phone)
    const { link, card } = await firstMention(page)
    const address = await link.getAttribute('href')
    await link.tap()
    await shows(card)
    expect(page.url()).toContain(PAGE)
    const box = await card.boundingBox()
    expect(box?.x).toBe(0)
    expect(box?.width).toBe(phone.viewport.width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(phone.viewport.height, 0)
    await link.tap()
    await page.waitForURL(`**${address}`)
  })

  test('follows the link in the card, too.', async ({ tour }) => {
    const page = await tour(PAGE, phone)
    const { link, card } = await firstMention(page)
    const address = await link.getAttribute('href')
    await link.tap()
    await shows(card)
    await card.locator('.read').tap()
    await page.waitForURL(`**${address}`)
  })

  test('closes the card by its button.', async ({ tour }) => {
    const page = await tour(PAGE, phone)
    const { link, card } = await firstMention(page)
    await link.tap()
    await shows(card)
    await card.getByRole('button', { name: 'Close' }).tap()
    await isGone(card)
    expect(page.url()).toContain(PAGE)
  })

  test('that taps elsewhere closes the card.', async ({ tour }) => {
    const page = await tour(PAGE, phone)
    const { link, card } = await firstMention(page)
    await link.tap()
    await shows(card)
    await page.locator('h1').tap()
    await isGone(card)
  })
})

test('In browsers without popovers, a mention is a plain link.', async ({ visit }) => {
  const page = await visit(PAGE)
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  })
  await page.goto(page.url())
  const { link } = await firstMention(page)
  const address = await link.getAttribute('href')
  await link.hover()
  await link.click()
  await page.waitForURL(`**${address}`)
})

test('A card stays beside its words while the page is scrolled, above them at the foot of the screen.', async ({
  visit,
}) => {
  const page = await visit(PAGE, { viewport: { width: 1000, height: 400 } })
  const { link, card } = await firstMention(page)
  const scrollTo = (below: number) =>
    link.evaluate(
      (element, distance) => scrollBy({ top: element.getBoundingClientRect().bottom - distance, behavior: 'instant' }),
      below,
    )
  await stopClock(page)
  await scrollTo(390)
  await link.hover()
  await letTimePass(page)
  await shows(card)
  const [words, above] = [await link.boundingBox(), await card.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0)
  await scrollTo(200)
  const [later, moved] = [await link.boundingBox(), await card.boundingBox()]
  expect((moved?.y ?? 0) - (above?.y ?? 0)).toBeCloseTo((later?.y ?? 0) - (words?.y ?? 0), 0)
})

test.for([390, 768, 1280, 1920])('No card leaves the column of the text, %i pixels wide.', async (width, { tour }) => {
  const page = await tour('/large-language-model/', { viewport: { width, height: 900 } })
  await page.keyboard.press('Tab')
  const edges = await page.locator('.text > p').first().boundingBox()
  const mentions = await page.locator('.text > p a').all()
  expect(mentions.length).toBeGreaterThan(2)
  for (const mention of mentions) {
    await mention.focus()
    const card = await page.locator('.gloss:popover-open').boundingBox()
    expect(card?.x).toBeGreaterThanOrEqual(0)
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual((edges?.x ?? 0) + (edges?.width ?? 0) + 1)
  }
})
