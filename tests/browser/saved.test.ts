/** Words saved on this device, and both languages side by side. */
import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { violations } from './accessibility/axe.ts'
import { test } from './visit.ts'

describe('An entry', () => {
  test('is saved by keyboard, listed, downloaded as a table, and forgotten.', async ({ tour }) => {
    const page = await tour('/dns/')
    const button = page.getByRole('button', { name: 'Save' })
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('link', { name: 'Saved words' }).click()
    const word = page.locator('.saved a')
    expect(await word.textContent()).toContain('DNS')
    expect(await violations(page)).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as a table' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/^"[^"]*DNS[^"]*","Worldwide[^"]+"\r\n$/)
    await page.getByRole('button', { name: 'Delete all of it' }).click()
    await word.waitFor({ state: 'detached' })
    expect(await page.getByRole('status').filter({ hasText: 'Deleted.' }).count()).toBe(1)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('is no longer saved after a second press.', async ({ tour }) => {
    const page = await tour('/es/dns/')
    const button = page.getByRole('button', { name: 'Guardar', exact: true })
    await button.click()
    await button.click()
    expect(await button.getAttribute('aria-pressed')).toBe('false')
    expect(await page.evaluate(() => localStorage.getItem('saved'))).toBe('[]')
  })

  test('is shown beside its version in the other language, and alone again.', async ({ tour }) => {
    const page = await tour('/dns/', { viewport: { width: 1280, height: 900 } })
    const button = page.locator('[data-beside]')
    expect((await button.innerText()).trim()).toBe('Show in Spanish too')
    await button.click()
    const beside = page.locator('.beside')
    await beside.waitFor()
    expect(await beside.getAttribute('lang')).toBe('es')
    expect(await beside.textContent()).toContain('sistema de nombres de dominio')
    expect(await violations(page)).toEqual([])
    const [left, right] = await Promise.all(
      ['.entry > .text:not(.beside)', '.beside'].map(place => page.locator(place).boundingBox()),
    )
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
    expect((await button.innerText()).trim()).toBe('Hide the Spanish text')
    await button.click()
    await beside.waitFor({ state: 'detached' })
  })
})
