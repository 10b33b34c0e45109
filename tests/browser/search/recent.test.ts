/** Recent searches are offered in the empty box; they are stored on the device and can be cleared. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../visit.ts'
import { searchFor, titles } from './box.ts'

const offered = (page: Page) => page.locator('.hit:visible').allTextContents()

/** Searches and opens the first result. */
async function find(page: Page, question: string): Promise<void> {
  await searchFor(page, question)
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
}

test('Questions that led to an entry are offered, newest first, each once, and asked again when chosen.', async ({
  tour,
}) => {
  const page = await tour('/')
  await page.locator('#q').focus()
  expect(await page.locator('.results:visible').count()).toBe(0)
  for (const question of ['k8s', 'wifi', 'K8S']) await find(page, question)
  await page.locator('#q').focus()
  await page.locator('.hit').first().waitFor()
  expect(await offered(page)).toEqual(['K8S', 'wifi', 'Clear recent searches'])
  expect(await page.getByRole('listbox', { name: 'Recent searches' }).count()).toBe(1)
  expect(await page.locator('#q').getAttribute('aria-activedescendant')).toBeNull()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await titles(page))[0]).toContain('Wi')
  expect(await page.locator('#q').inputValue()).toBe('wifi')
  expect(await page.getByRole('listbox', { name: 'Results' }).count()).toBe(1)
})

test('A result that is clicked counts; what was only typed does not, nor what the other language asked.', async ({
  tour,
}) => {
  const page = await tour('/es/')
  await searchFor(page, 'nube')
  await searchFor(page, 'clave')
  await page.locator('.hit').first().click()
  await page.waitForURL(url => url.pathname !== '/es/')
  await page.locator('#q').focus()
  await page.locator('.hit').first().waitFor()
  expect(await offered(page)).toEqual(['clave', 'Borrar las búsquedas recientes'])
  await page.goto(new URL('/', page.url()).href)
  await page.locator('#q').focus()
  await page.waitForTimeout(300)
  expect(await page.locator('.results:visible').count()).toBe(0)
})

test('They can be cleared, and stored values that are no list count as none.', async ({ tour }) => {
  const page = await tour('/')
  await find(page, 'k8s')
  await page.locator('#q').focus()
  await page.getByRole('option', { name: 'Clear recent searches' }).click()
  expect(await page.locator('.results:visible').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('searches-en'))).toBeNull()
  for (const nonsense of ['{', '{"0":1}', '[1,null]']) {
    await page.evaluate(text => localStorage.setItem('searches-en', text), nonsense)
    await page.reload()
    await page.locator('#q').focus()
    await searchFor(page, 'dns')
    await page.locator('#q').fill('')
    expect(await page.locator('.results:visible').count()).toBe(0)
  }
})

test('They stay on the device.', async ({ visit }) => {
  const page = await visit('/')
  const asked: string[] = []
  page.on('request', request => asked.push(request.url() + (request.postData() ?? '')))
  await find(page, 'k8s')
  await page.locator('#q').focus()
  await page.locator('.hit').first().waitFor()
  expect(asked.filter(each => /k8s/i.test(each))).toEqual([])
})
