/** The form on a published site: an entry written by keyboard from end to end, drafts, pasting, sending. */
import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { filesOf } from '../../../src/entry-form/draft-to-files.ts'
import { violations } from '../accessibility/axe.ts'
import { test } from '../visit.ts'
import { newEntry, opened, publishedForm, tabTo, typeEntry } from './form.ts'

const site = publishedForm()
const TODAY = '2026-11-22'

describe('A new entry', () => {
  test('is written, checked, looked at and downloaded by keyboard.', async ({ tour }) => {
    const page = await opened(await tour('/write/', site))
    const draft = newEntry()
    await typeEntry(page, draft)
    await tabTo(page, '[data-action="check"]')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.found .error').allTextContents()).toEqual([])
    await tabTo(page, '[data-action="preview"]')
    await page.keyboard.press('Enter')
    const frame = page.frameLocator('.preview iframe')
    await frame.locator('h1', { hasText: 'Mesh gateway' }).waitFor()
    expect(await frame.locator('.points li').count()).toBe(draft.text.en.keyPoints.length)
    expect(await page.locator('[data-downloads] a').last().getAttribute('href')).toMatch(
      /\/upload\/main\/content\/terms\/mesh-gateway$/,
    )
    const expected = filesOf(draft, TODAY)
    for (const name of ['term.yaml', 'en.md', 'es.md']) {
      await tabTo(page, `a[download="${name}"]`)
      const download = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      expect(readFileSync(await (await download).path(), 'utf8')).toBe(expected[name])
    }
  })

  test('that exists already is called so at its address.', async ({ visit }) => {
    const page = await visit('/write/', site)
    await page.locator('#box-slug').fill('dns')
    await page.locator('[data-box="slug"] .error', { hasText: 'there is an entry "dns" already' }).waitFor()
  })

  test('gets its address from the English title.', async ({ visit }) => {
    const page = await visit('/write/', site)
    await page.locator('[name="en.title"]').fill('Smart TV (television)')
    expect(await page.locator('#box-slug').inputValue()).toBe('smart-tv')
  })
})

describe('What is written', () => {
  test('is checked as one types, and kept as a draft until it is discarded.', async ({ visit }) => {
    const page = await visit('/write/', site)
    const tagline = page.locator('[name="en.tagline"]')
    await tagline.fill('Simply the best.')
    const found = page.locator('[data-box="en.tagline"] .found')
    await found.getByText('"Simply" tells the reader that it is easy').waitFor()
    expect(await tagline.getAttribute('aria-describedby')).toContain(await found.getAttribute('id'))
    await expect.poll(() => page.locator('[data-status]').textContent()).toMatch(/1 warning, \d+ left to write/)
    await page.reload()
    await page.getByText('Your draft is back.').waitFor()
    expect(await tagline.inputValue()).toBe('Simply the best.')
    page.once('dialog', dialog => dialog.accept())
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    expect(await tagline.inputValue()).toBe('')
    expect(await page.evaluate(() => localStorage.getItem('entry-draft'))).toBeNull()
  })

  test('has an error at its box in the words of the check, and one box more or less.', async ({ tour }) => {
    const page = await opened(await tour('/es/write/', site))
    const points = page.locator('[name="es.keyPoints"]')
    const count = await points.count()
    await page.getByRole('button', { name: 'Añadir un punto clave' }).nth(1).click()
    expect(await points.count()).toBe(count + 1)
    await page.keyboard.type('Un punto <b>más</b>.')
    const found = page.locator(`[data-box="es.keyPoints.${count}"] .error`)
    await found.getByText('HTML is not allowed in entries').first().waitFor()
    expect(await points.nth(count).getAttribute('aria-invalid')).toBe('true')
    await page
      .getByRole('button', { name: `Quitar Punto clave ${count + 1}` })
      .last()
      .click()
    await found.first().waitFor({ state: 'detached' })
    expect(await points.count()).toBe(count)
  })

  test('is cleaned where text is pasted, and divided among boxes.', async ({ tour }) => {
    const page = await opened(await tour('/write/', site))
    const paste = (name: string, text: string) =>
      page
        .locator(`[name="${name}"]`)
        .first()
        .evaluate((box: HTMLInputElement, pasted) => {
          box.focus()
          box.select()
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', pasted)
          box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
        }, text)
    const valuesOf = (name: string) =>
      page.locator(`[name="${name}"]`).evaluateAll(boxes => boxes.map(box => (box as HTMLInputElement).value))
    const [, ...others] = await valuesOf('en.explanation')
    await paste('en.explanation', '“One”\u00a0\u200bword\nmore.\r\n\r\nTwo.')
    expect(await valuesOf('en.explanation')).toEqual(['"One" word more.', 'Two.', ...others])
    await paste('en.aliases', '• one\n2. two\t')
    expect(await valuesOf('en.aliases')).toEqual(['one\ntwo'])
    await paste('en.title', 'A\nB')
    expect(await valuesOf('en.title')).toEqual(['A B'])
  })
})

describe.each([
  ['/write/', 'light', 1280],
  ['/es/write/', 'dark', 390],
] as const)('The form at %s, %s, %i pixels wide,', (path, colorScheme, width) => {
  test('has no violations, with messages.', async ({ tour }) => {
    const page = await tour(path, { ...site, origin: site.origin, colorScheme, viewport: { width, height: 844 } })
    await page.locator('[name="en.tagline"]').fill('<b>')
    await page.locator('[data-action="check"]').click()
    await page.locator('.found .error').first().waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})

test('Without scripts, the page names other ways to contribute.', async ({ tour }) => {
  const page = await tour('/es/write/', { ...site, origin: site.origin, javaScriptEnabled: false })
  expect(await page.locator('noscript p').textContent()).toContain('necesita JavaScript')
  expect(await page.locator('#other-ways ~ ul a').count()).toBe(3)
  expect(await page.locator('[data-write]').isVisible()).toBe(false)
})
