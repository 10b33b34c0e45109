/** Words saved on this device. */
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
    await page.evaluate(() => caches.open('offline:/:pages'))
    await page.getByRole('button', { name: 'Delete all of it' }).click()
    await word.waitFor({ state: 'detached' })
    expect(await page.getByRole('status').filter({ hasText: 'Deleted.' }).count()).toBe(1)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await expect.poll(() => page.evaluate(() => caches.has('offline:/:pages'))).toBe(false)
  })

  test('is no longer saved after a second press.', async ({ tour }) => {
    const page = await tour('/es/dns/')
    const button = page.getByRole('button', { name: 'Guardar', exact: true })
    await button.click()
    await button.click()
    expect(await button.getAttribute('aria-pressed')).toBe('false')
    expect(await page.evaluate(() => localStorage.getItem('saved'))).toBe('[]')
  })
})
