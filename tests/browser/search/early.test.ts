/** Before the texts have come, names answer; when they come, nothing that is shown moves, and the order is that of always. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../visit.ts'
import { titles } from './box.ts'

/** Holds the file of the texts back. */
async function hold(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/search/en.json', async route => {
    await held
    await route.continue()
  })
  return release
}

const places = (page: Page, count: number) =>
  page.locator('.hit').evaluateAll(
    (all, most) =>
      all.slice(0, most).map(each => {
        const { x, y, height } = each.getBoundingClientRect()
        return [each.getAttribute('href'), x, y, height]
      }),
    count,
  )

test.for([
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])(
  'A name is found before the texts are there, and stays in its place, $width pixels wide.',
  async (viewport, { visit }) => {
    const page = await visit('/', { serviceWorkers: 'block', viewport })
    const release = await hold(page)
    await page.locator('#q').fill('dns')
    await page.locator('.hit.early').first().waitFor()
    const early = await places(page, 8)
    expect(early[0]?.[0]).toBe('/dns/')
    expect(await page.locator('.hit-tagline').first().textContent()).toBe('')
    await page.keyboard.press('ArrowDown')
    const active = await page.locator('#q').getAttribute('aria-activedescendant')
    const whole = page.waitForResponse('**/search/en.json')
    release()
    await whole
    await expect.poll(() => page.locator('.hit-tagline').first().textContent()).not.toBe('')
    expect(await places(page, early.length)).toEqual(early)
    expect(await page.locator('#q').getAttribute('aria-activedescendant')).toBe(active)
  },
)

test.for(['kubernetes', 'k8s', 'wi-fi', 'kubernets', 'cloud', 'machine learning', 'api', 'cpu'])(
  'The early rows for "%s" begin the whole answer.',
  async (question, { visit }) => {
    const page = await visit('/', { serviceWorkers: 'block' })
    const release = await hold(page)
    await page.locator('#q').fill(question)
    await page.locator('.hit.early').first().waitFor()
    const early = await titles(page)
    release()
    await page.locator('.hit-tagline:not(:empty)').first().waitFor()
    expect((await titles(page)).slice(0, 1)).toEqual(early.slice(0, 1))
  },
)

test('The names are asked for when the box is used, beside the script, unless the reader saves data.', async ({
  visit,
}) => {
  const page = await visit('/', { serviceWorkers: 'block' })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const names = page.waitForResponse('**/search/en-names.json')
  await page.locator('#q').focus()
  await names
  expect(asked.filter(path => path.endsWith('-names.json'))).toHaveLength(1)
  expect(asked.indexOf('/search/en-names.json')).toBeLessThanOrEqual(1)
})

test('Names from before a release are asked for again.', async ({ visit }) => {
  const page = await visit('/', { serviceWorkers: 'block' })
  let count = 0
  await page.route('**/search/en-names.json', async route => {
    const file = (await (await route.fetch()).json()) as object
    count++
    await route.fulfill({ json: count === 1 ? { ...file, digest: 'old' } : file })
  })
  await page.locator('#q').fill('dns')
  await page.locator('.hit-tagline:not(:empty)').first().waitFor()
  expect(count).toBe(2)
})
