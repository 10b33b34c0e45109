/** Defects that readers met, each with the behavior that replaced it; and the contrast of the topics' colors. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { ACCENTS } from '../../src/cards/layout.ts'
import { SUBJECTS } from '../../src/schema/bounds.ts'
import { ROOT } from '../rules/source.ts'
import { waitUntilKept } from './offline/kept.ts'
import { test } from './visit.ts'

const phone = { viewport: { width: 390, height: 844 } }

describe('The alphabetical index on a phone', () => {
  test.for(['/a-z/', '/es/a-z/'])(
    'is short with 321 terms, and its letters stay in sight: %s.',
    async (path, { tour }) => {
      const page = await tour(path, phone)
      // The fixture has 65 terms, so each stands there as often as it takes.
      const count = await page.evaluate(() => {
        const lines = [...document.querySelectorAll('.lemma')]
        for (let i = 0; i < 321 - lines.length; i++) {
          const line = lines[i % lines.length]
          line?.after(line.cloneNode(true))
        }
        return document.querySelectorAll('.lemma').length
      })
      expect(count).toBe(321)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_000)
      await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }))
      expect((await page.locator('.letters').boundingBox())?.y).toBe(0)
    },
  )

  test('shows terms first; other names are opened on the line of their letter, without scripts too.', async ({
    tour,
  }) => {
    const page = await tour('/a-z/', { ...phone, javaScriptEnabled: false })
    const section = page.locator('main section:has(.others):has(.lemma)').first()
    expect(await section.locator('.see:visible').count()).toBe(0)
    expect(await section.locator('.lemma:visible').count()).toBeGreaterThan(0)
    const [letter, summary] = [
      await section.locator('h2').boundingBox(),
      await section.locator('summary').boundingBox(),
    ]
    expect(Math.abs((summary?.y ?? 0) - (letter?.y ?? 0))).toBeLessThan(8)
    await section.locator('summary').click()
    expect(await section.locator('.see:visible').count()).toBeGreaterThan(0)
  })
})

test.for([
  [1280, 800],
  [1366, 625],
] as const)(
  'The thumb index is whole on a laptop, %i by %i pixels, and hides nothing.',
  async ([width, height], { tour }) => {
    for (const path of ['/dns/', '/es/dns/']) {
      const page = await tour(path, { viewport: { width, height } })
      const tabs = await page.locator('.thumbs a').evaluateAll(all =>
        all.map(each => ({
          ...each.getBoundingClientRect().toJSON(),
          isCut: each.scrollHeight > each.clientHeight + 1,
        })),
      )
      expect(tabs).toHaveLength(SUBJECTS.length)
      expect(tabs.filter(({ bottom, isCut }) => isCut || bottom > height)).toEqual([])
      const text = await page
        .locator('body')
        .evaluate(body => body.getBoundingClientRect().right - parseFloat(getComputedStyle(body).paddingRight))
      expect(Math.min(...tabs.map(({ left }) => left))).toBeGreaterThanOrEqual(text)
    }
  },
)

test('The filter leaves the names that contain what is typed, other names too.', async ({ tour }) => {
  const page = await tour('/a-z/')
  const all = await page.locator('[data-count]').textContent()
  await page.locator('#filter').fill('domain name')
  const lines = page.locator('.lemmas li:visible')
  await expect.poll(async () => (await lines.allInnerTexts()).filter(line => !/domain name/i.test(line))).toEqual([])
  expect(await lines.count()).toBeGreaterThan(0)
  // Numbers that are shown are those of what is shown.
  expect(await page.locator('[data-count]').textContent()).toBe(
    `${await page.locator('.lemma:visible').count()} / ${all}`,
  )
  expect(await page.locator('.others summary:visible').count()).toBe(0)
  await page.locator('#filter').fill('zzzz')
  await page.locator('.filter-none', { hasText: 'No name here' }).waitFor()
  await page.locator('#filter').fill('')
  await expect.poll(() => page.locator('[data-count]').textContent()).toBe(all)
  expect(await page.locator('.others summary:visible').count()).toBeGreaterThan(0)
})

test('The letter that is typed is painted before the filter has worked.', async ({ tour }) => {
  const page = await tour('/a-z/')
  const hidden = await page.evaluate(
    () =>
      new Promise<readonly number[]>(tell => {
        const input = document.querySelector<HTMLInputElement>('#filter')
        const count = () => document.querySelectorAll('.lemma[hidden]').length
        if (!input) return
        input.value = 'dns'
        input.dispatchEvent(new Event('input', { bubbles: true }))
        // The callbacks of a frame run before it is painted.
        requestAnimationFrame(() => {
          const atPaint = count()
          setTimeout(() => tell([atPaint, count()]), 50)
        })
      }),
  )
  expect(hidden[0]).toBe(0)
  expect(hidden[1]).toBeGreaterThan(0)
})

test('An entry with a drawing prints on two sheets of A4.', async ({ tour }) => {
  const page = await tour('/dns/')
  const pdf = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } })
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)
  expect(sheets?.length).toBe(2)
})

test('A page chosen to be dark prints dark on light, with its address and its dates.', async ({ tour }) => {
  const page = await tour('/dns/', { colorScheme: 'light' })
  await page.locator('[data-theme-choice]').selectOption('dark')
  await page.emulateMedia({ media: 'print' })
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color)
  expect(ink).toBe('rgb(29, 32, 38)')
  expect(await page.locator('.address').isVisible()).toBe(true)
  expect(await page.locator('.dates').isVisible()).toBe(true)
  expect(await page.locator('.tools button').first().isVisible()).toBe(false)
})

describe('The offer of Spanish', () => {
  test('is made once, on the home page, to readers whose browser asks for it.', async ({ visit }) => {
    const page = await visit('/', { locale: 'es-MX' })
    expect(await page.locator('.offer').isVisible()).toBe(true)
    await page.reload()
    expect(await page.locator('.offer').isVisible()).toBe(false)
  })

  test('is not made to others.', async ({ visit }) => {
    const page = await visit('/', { locale: 'fr-FR' })
    expect(await page.locator('.offer').isVisible()).toBe(false)
  })
})

test('The offline page lists the pages that the device keeps.', async ({ visit }) => {
  const page = await visit('/dns/')
  await waitUntilKept(page, '/dns/', '/search/en.json')
  await page.goto(new URL('/offline.html', page.url()).href)
  await page.locator('[data-kept] a').first().waitFor()
  expect(await page.locator('[data-kept] a').evaluateAll(all => all.map(each => each.getAttribute('href')))).toEqual([
    '/dns/',
  ])
})

test('Home remembers on the device what was read.', async ({ tour }) => {
  const page = await tour('/dns/')
  await page.goto(new URL('/', page.url()).href)
  expect(await page.locator('[data-recent] a').evaluateAll(all => all.map(each => each.getAttribute('href')))).toEqual([
    '/dns/',
  ])
})

test('The keyboard goes through the header as the eye does, wide and narrow.', async ({ tour }) => {
  const page = await tour('/dns/')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const places = await page
      .locator('header.site :is(a, button, input, select)')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect()).map(({ x, y, height }) => [y + height / 2, x]))
    const sorted = [...places].sort((a, b) =>
      Math.abs((a[0] ?? 0) - (b[0] ?? 0)) > 12 ? (a[0] ?? 0) - (b[0] ?? 0) : (a[1] ?? 0) - (b[1] ?? 0),
    )
    expect(places).toEqual(sorted)
  }
})

test('Results have a page of their own, with scripts or without.', async ({ tour }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await tour('/search/?q=dns', { javaScriptEnabled })
    expect(await page.locator('[data-results] a[href="/dns/"]').isVisible()).toBe(true)
    expect(await page.locator('#q').inputValue()).toBe('dns')
  }
})

test('The colors of the topics are those of the cards by day, and can be read on every ground.', () => {
  const style = readFileSync(join(ROOT, 'public/style.css'), 'utf8')
  for (const subject of SUBJECTS) {
    const [, light = '', dark = ''] =
      new RegExp(`\\[data-topic="${subject}"\\] \\{\\s*--accent: light-dark\\((#\\w+), (#\\w+)\\)`).exec(style) ?? []
    expect(light).toBe(ACCENTS[subject])
    for (const ground of ['#fdfcf9', '#f5f1e8']) expect(contrast(light, ground)).toBeGreaterThanOrEqual(4.5)
    for (const ground of ['#15171c', '#1f222a']) expect(contrast(dark, ground)).toBeGreaterThanOrEqual(4.5)
  }
})

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
