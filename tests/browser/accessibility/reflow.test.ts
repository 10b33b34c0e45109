/** Pages on the narrowest screen of WCAG 1.4.10, which is also a desk at 400 %, and with the spacing that 1.4.12 gives. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../visit.ts'
import { EXPECTED, LONG_WORDED } from './page-types.ts'

const viewport = { width: 320, height: 640 }

test.for(LONG_WORDED)('%s at 320 pixels, which is a desk at 400 %%.', async ([, path], { tour }) => {
  const page = await tour(path, { viewport: { width: 1280, height: 900 }, expected: EXPECTED })
  const wide = await shown(page)
  await page.setViewportSize(viewport)
  const narrow = new Set(await shown(page))
  expect(wide.length).toBeGreaterThan(10)
  expect(
    wide.filter(each => !narrow.has(each)),
    'is not shown',
  ).toEqual([])

  await page.evaluate(openEverything)
  expect(await outside(page), 'stands out').toEqual([])
  await page.evaluate(spaceText)
  expect(await outside(page), 'stands out, with more space in the text').toEqual([])
  expect(await cutOff(page), 'is cut off, with more space in the text').toEqual([])
})

test('The main links are one row on a phone, in both languages.', async ({ tour }) => {
  for (const path of ['/', '/es/']) {
    const page = await tour(path, { viewport })
    const tops = await page
      .locator('header.site nav a')
      .evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
  }
})

test('The card of a term and the results of the search stay on the screen.', async ({ tour }) => {
  const page = await tour('/dns/', { viewport })
  for (const mention of await page.locator('.text > p a').all()) {
    await mention.focus()
    const card = await page.locator('.gloss:popover-open').boundingBox()
    expect(card?.x).toBeGreaterThanOrEqual(0)
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
  }
  await page.locator('#q').fill('amazon')
  await page.locator('.hit').first().waitFor()
  expect(await outside(page)).toEqual([])
})

/**
 * Links, controls and text that is seen. The thumb index repeats the topics of the home page, the hint in the box is for
 * keyboards, the heading repeats the last of the breadcrumbs, tables of comparisons stand in another form; the definitions in the index are those of the entries to which its lines lead.
 */
const shown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary, h1, h2, h3, p, li, dt, dd, th, td, pre')].flatMap(
      each => {
        const isApart = each.closest('.thumbs, .lemmas, .sr-only, kbd, .gloss, .pair, .crumbs [aria-current]') !== null
        return isApart || !each.checkVisibility({ visibilityProperty: true })
          ? []
          : [`${each.tagName} ${each.textContent?.replace(/\s+/g, ' ').trim().slice(0, 60)}`]
      },
    ),
  )

const openEverything = (): void => {
  for (const details of document.querySelectorAll('details')) details.open = true
}

/** As bookmarklets and extensions do it; the policy of the site forbids styles written into the page. */
const spaceText = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`)
  document.adoptedStyleSheets = [sheet]
}

/** What stands out of the column of the page on its right, unless it is in a box with a scrollbar of its own. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const style = getComputedStyle(document.body)
    const edge = document.body.getBoundingClientRect().right - Number.parseFloat(style.paddingRight) / 2
    const isApart = (element: Element): boolean =>
      element.closest('.sr-only, .skip, svg *') !== null || scrolls(element.parentElement)
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const { scrollWidth, clientWidth } = document.documentElement
    const found = [...document.body.querySelectorAll('*')].filter(each => {
      return each.getClientRects().length > 0 && each.getBoundingClientRect().right > edge && !isApart(each)
    })
    return [
      ...(scrollWidth > clientWidth ? [`page: ${scrollWidth} of ${clientWidth} pixels`] : []),
      ...found.map(each => `${each.tagName}.${each.className}: ${each.textContent?.trim().slice(0, 40)}`),
    ]
  })

/** Text in boxes that hide what does not fit. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(each => {
        const { overflowX, overflowY } = getComputedStyle(each)
        const hides = /hidden|clip/.test(`${overflowX} ${overflowY}`) && !each.matches('.sr-only')
        return hides && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
      })
      .map(each => `${each.tagName}.${each.className}`),
  )
