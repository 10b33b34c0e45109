/** Small things that readers do with a page: copy it, share it, come back another day. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { termOfTheDay } from '../../src/model/days/term-of-the-day.ts'
import { countShifts } from './shifts.ts'
import { test } from './visit.ts'

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
const mayCopy = { permissions: ['clipboard-read', 'clipboard-write'] }
const published = (path: string): string => readFileSync(join(inject('dist'), path), 'utf8')
const slugs = (): readonly string[] => JSON.parse(published('search/daily.json')) as readonly string[]

describe('A button copies', () => {
  test('the text of an element, and confirms it in a live region, with a tick that is not read aloud.', async ({
    tour,
  }) => {
    const page = await tour('/dns/', mayCopy)
    await page.locator('.cite summary').click()
    const button = page.locator('[data-copy="#cite"]')
    await button.click()
    await page.locator('[data-copy="#cite"][data-done]').waitFor()
    const tick = await button.evaluate(each => {
      const { content, marginLeft, fontSize } = getComputedStyle(each, '::after')
      return { content, ems: Number.parseFloat(marginLeft) / Number.parseFloat(fontSize) }
    })
    expect(tick.content).toMatch(/^"✓" \/ ""$/)
    expect(tick.ems).toBeGreaterThanOrEqual(0.3)
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' })
    expect(await clipboard(page)).toBe(await page.locator('#cite').textContent())
    await page.locator('[data-copy="#cite"]:not([data-done])').waitFor()
  })
})

describe('Sharing', () => {
  const withShare = (share: string) => ({
    ...mayCopy,
    prepare: (unopened: Page) =>
      unopened.addInitScript(`Object.defineProperty(navigator, 'share', { value: ${share} })`),
  })

  test('hands over title and canonical address where the device can share.', async ({ visit }) => {
    const share = 'async data => { document.documentElement.dataset.shared = JSON.stringify(data) }'
    const page = await visit('/dns/?from=mail#key-points', withShare(share))
    await page.locator('[data-share]').click()
    const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}') as Partial<ShareData>
    expect(shared).toEqual({ title: await page.title(), url: 'https://palabit.example/dns/' })
  })

  test('copies the address elsewhere, and says so.', async ({ visit }) => {
    const page = await visit('/dns/?from=mail', withShare('undefined'))
    await page.locator('[data-share]').click()
    await page.locator('[data-share][data-done]').waitFor()
    expect(await clipboard(page)).toBe('https://palabit.example/dns/')
  })
})

describe('The term of the day', () => {
  const DAY = '2027-03-14'
  const onThatDay = (page: Page) => page.clock.setFixedTime(`${DAY}T12:00:00Z`)

  test.for(['/', '/es/'])('on %s is that of the day on which it is read.', async (path, { visit }) => {
    const page = await visit(path, { prepare: onThatDay })
    const slug = termOfTheDay(slugs(), DAY) ?? ''
    const language = path === '/' ? 'en' : 'es'
    const entry = JSON.parse(published(`v1/terms/${slug}.json`)) as Record<'en' | 'es', Record<string, string>>
    await page.locator(`[data-today="${DAY}"]`).waitFor()
    const link = page.locator('[data-today-link]')
    expect(await link.textContent()).toBe(entry[language].title)
    expect(await link.getAttribute('href')).toBe(`${path}${slug}/`)
    expect(await page.locator('[data-today-tagline]').textContent()).toBe(entry[language].tagline)
  })

  test('is the one in the page on the day of the build, and nothing is fetched for it.', async ({ visit }) => {
    const fetched: string[] = []
    const prepare = async (unopened: Page) => unopened.on('request', request => fetched.push(request.url()))
    const page = await visit('/', { serviceWorkers: 'block', prepare })
    expect(await page.locator('[data-today]').getAttribute('data-today')).toBe(inject('buildDay'))
    expect(fetched.filter(url => /\/v1\/|daily\.json/.test(url))).toEqual([])
  })

  test.for([320, 1280])('shifts by less than 0.05 when it changes, %i pixels wide.', async (width, { visit }) => {
    const prepare = (unopened: Page) => Promise.all([countShifts(unopened), onThatDay(unopened)])
    const page = await visit('/', { viewport: { width, height: 800 }, prepare })
    await page.locator(`[data-today="${DAY}"]`).waitFor()
    await page.waitForTimeout(300)
    // What is called good (Core Web Vitals) ends at 0.1.
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.05)
  })

  test('stays that of the build when the new one cannot be had.', async ({ visit }) => {
    const page = await visit('/dns/', { expected: /v1\/terms/ })
    await page.route('**/v1/terms/*.json', route => route.abort())
    await page.clock.setFixedTime(`${DAY}T12:00:00Z`)
    const failed = page.waitForEvent('requestfailed')
    await page.goto(new URL('/', page.url()).href)
    await failed
    const [, day, slug] =
      /data-today="([^"]*)"[\s\S]*?data-today-link href="\/([^/]*)\/"/.exec(published('index.html')) ?? []
    expect(await page.locator('[data-today]').getAttribute('data-today')).toBe(day)
    expect(await page.locator('[data-today-link]').getAttribute('href')).toBe(`/${slug}/`)
  })
})

describe('The random link', () => {
  test.for([
    ['/', 0, 0],
    ['/es/', 0.999_999, -1],
  ] as const)('on %s leads to any term, in the language of the page.', async ([path, chance, index], { visit }) => {
    const page = await visit(path, {
      prepare: unopened =>
        unopened.addInitScript(value => {
          Math.random = () => value
        }, chance),
    })
    await page.locator('a[data-random]').first().click()
    await page.waitForURL(`**${path}${slugs().at(index)}/`)
  })

  test('leads to the index when there is no list.', async ({ visit }) => {
    const page = await visit('/', { expected: /daily\.json/, serviceWorkers: 'block' })
    await page.route('**/daily.json', route => route.abort())
    await page.locator('a[data-random]').first().click()
    await page.waitForURL('**/a-z/')
  })
})
