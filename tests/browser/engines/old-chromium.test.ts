/**
 * The oldest Chromium that readers are promised, which knows neither `light-dark()` nor popovers: the last one for
 * Windows 7 and 8.1.
 */
import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Started } from '../../hosts/process.ts'
import { installed } from '../../judges/programs.ts'
import { serve } from '../../judges/published.ts'
import { findChromium } from '../chromium.ts'

/** Unpacks the program once for each machine; its libraries are those of the Chromium of the other tests. */
function oldChromium(): string {
  const program = join(tmpdir(), 'chromium-109')
  if (!existsSync(program)) {
    const draft = join(mkdtempSync(`${program}-`), 'chromium')
    writeFileSync(draft, brotliDecompressSync(readFileSync(installed('chromium-109/bin/chromium.br'))), { mode: 0o755 })
    renameSync(draft, program)
  }
  return program
}

const runsHere = process.platform === 'linux' && process.arch === 'x64'

describe.skipIf(!runsHere)('Chromium 109', () => {
  let browser: Browser
  let server: Started
  beforeAll(async () => {
    server = await serve()
    const { variables, args = [] } = findChromium()
    const env = { ...process.env, ...variables }
    browser = await chromium.launch({ executablePath: oldChromium(), args: [...args], env })
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })

  const open = async (path: string, colorScheme: 'light' | 'dark', width = 1280) => {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } })
    await page.goto(server.url + path)
    return page
  }

  for (const theme of ['light', 'dark'] as const) {
    test.for(['/', '/dns/', '/es/dns/', '/compare/cpu-vs-gpu/'])(
      `shows dark ink on light paper, system ${theme}: %s.`,
      async path => {
        const page = await open(path, theme)
        expect(browser.version()).toMatch(/^109\./)
        const lightness = await page.evaluate(() => {
          const lightnessOf = (color: string) => {
            const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
            return alpha === 0 ? undefined : (r + g + b) / 765
          }
          const html = getComputedStyle(document.documentElement)
          const form = getComputedStyle(document.querySelector('.find form') as Element)
          return {
            ink: lightnessOf(html.color),
            paper: lightnessOf(html.backgroundColor),
            field: lightnessOf(form.backgroundColor),
            frame: lightnessOf(form.borderTopColor),
          }
        })
        expect(lightness.ink).toBeLessThan(0.3)
        expect(lightness.paper).toBeGreaterThan(0.9)
        expect(lightness.field).toBeGreaterThan(0.9)
        expect(lightness.frame).toBeLessThan(0.7)
        await page.close()
      },
    )
  }

  test('keeps the cards of mentioned terms out of sight.', async () => {
    for (const width of [1280, 390]) {
      const page = await open('/dns/', 'light', width)
      await page.locator('.text a').first().hover()
      await page.waitForTimeout(400)
      expect(await page.locator('.gloss:visible').count()).toBe(0)
      await page.close()
    }
  })

  test('shows drawings: their ground is light, and their lines are not.', async () => {
    const page = await open('/dns/', 'dark')
    const fills = await page.evaluate(() => {
      const drawing = document.querySelector('.drawing svg') as Element
      const ground = drawing.querySelector('rect') as Element
      return [getComputedStyle(ground).fill, getComputedStyle(drawing.querySelector('g') as Element).stroke]
    })
    expect(fills).toEqual(['rgb(255, 255, 255)', 'rgb(59, 66, 80)'])
    await page.close()
  })

  test('searches.', async () => {
    const page = await open('/', 'light')
    await page.locator('#q').fill('names of websites into numbers')
    await page.locator('.hit-title', { hasText: 'DNS' }).first().waitFor()
    await page.close()
  })
})
