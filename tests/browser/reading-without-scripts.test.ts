/** The site without scripts: every page can be read and reached, and no control is without effect. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { EXPECTED, ONE_OF_EACH } from './accessibility/page-types.ts'
import { test } from './visit.ts'

const plain = { javaScriptEnabled: false }

const pathOf = (page: Page): string => new URL(page.url()).pathname

test('An entry is there whole, from its name to what to read next.', async ({ tour }) => {
  const page = await tour('/dns/', plain)
  const main = page.locator('main')
  expect(await main.locator('h1').innerText()).toBe('Domain Name System (DNS)')
  const headings = await main.locator('h2:visible').allInnerTexts()
  expect(headings).toEqual(['Explanation', 'Analogy', 'Key points', 'Further reading', 'Related terms', 'Paths'])
  expect(await main.locator('.text > p:visible').count()).toBeGreaterThanOrEqual(2)
  expect(await main.locator('.points li:visible').count()).toBeGreaterThanOrEqual(3)
  await main.locator('.cite summary').click()
  expect(await main.locator('#cite').innerText()).toContain('/dns/')
})

test('A mention leads to its entry.', async ({ tour }) => {
  const page = await tour('/es/dns/', plain)
  const mention = page.locator('.text > p a').first()
  const path = await mention.getAttribute('href')
  await mention.click()
  expect(pathOf(page)).toBe(path)
})

test('One gets from the home page to a topic, a level, a term and the index by links.', async ({ tour }) => {
  const page = await tour('/', plain)
  const path = ['/topics/networks/', '/topics/networks/intermediate/', '/dns/', '/a-z/', '/']
  for (const next of path) {
    await page.locator(`a[href="${next}"]:visible`).first().click()
    expect(pathOf(page)).toBe(next)
  }
})

test.for(ONE_OF_EACH)(
  '%s: each control works, and the language is a link to the same page.',
  async ([, path], { tour }) => {
    const page = await tour(path, { ...plain, expected: EXPECTED })
    const shown = page.locator(
      'button:visible, [role="button"]:visible, [data-random]:visible, kbd:visible, form:visible',
    )
    const outside = await shown.evaluateAll(all =>
      all.filter(each => !each.closest('.find')).map(each => each.outerHTML),
    )
    expect(outside).toEqual([])
    expect(await page.locator('.find button:visible').count()).toBe(1)
    expect(await page.locator('.find kbd:visible').count()).toBe(0)
    expect(await page.locator('a:visible:not([href])').count()).toBe(0)

    const other = (await page.locator('html').getAttribute('lang')) === 'en' ? 'es' : 'en'
    const link = page.locator('.language')
    expect(await link.getAttribute('hreflang')).toBe(other)
    // Pages about what is missing have no twin at an address of its own.
    if (/nothing|offline/.test(path)) return
    expect(await link.getAttribute('href')).toBe(other === 'es' ? `/es${path}` : path.replace(/^\/es/, ''))
  },
)

test.for(['/', '/es/'])(
  'The search form on %s leads to the results, by its button and by Enter.',
  async (path, { tour }) => {
    const page = await tour(path, plain)
    const ways = [() => page.locator('.find button').click(), () => page.locator('#q').press('Enter')]
    for (const send of ways) {
      await page.goto(new URL(path, page.url()).href)
      await page.locator('#q').fill('router')
      await send()
      await page.waitForURL(`**${path}search/?q=router`)
      expect(await page.locator('main a[href$="/router/"]:visible').count()).toBeGreaterThanOrEqual(1)
    }
  },
)
