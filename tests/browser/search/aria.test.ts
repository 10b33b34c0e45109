/** What the search exposes to assistive technology. */
import { expect } from 'vitest'
import { violationsWithin } from '../accessibility/axe.ts'
import { test } from '../visit.ts'
import { searchFor } from './box.ts'

test('The box is a combobox that says whether its list is open and which row is active.', async ({ tour }) => {
  const page = await tour('/')
  const state = () =>
    page.locator('#q').evaluate(input => ({
      role: input.getAttribute('role'),
      autocomplete: input.getAttribute('aria-autocomplete'),
      expanded: input.getAttribute('aria-expanded'),
      controls: document.getElementById(input.getAttribute('aria-controls') ?? '')?.getAttribute('role'),
      active: input.getAttribute('aria-activedescendant'),
    }))
  const closed = { role: 'combobox', autocomplete: 'list', expanded: 'false', controls: 'listbox', active: null }
  await searchFor(page, 'computer')
  const selected = () =>
    page
      .locator('.find')
      .getByRole('option', { selected: true })
      .evaluateAll(rows => rows.map(({ id }) => id))
  // Enter opens the first result, so it is the active one.
  expect(await state()).toEqual({ ...closed, expanded: 'true', active: 'hit-0' })
  expect(await selected()).toEqual(['hit-0'])
  await page.keyboard.press('ArrowDown')
  expect(await state()).toEqual({ ...closed, expanded: 'true', active: 'hit-1' })
  expect(await selected()).toEqual(['hit-1'])
  expect(await page.getByRole('listbox', { name: 'Results' }).getByRole('option').count()).toBe(9)
  await page.keyboard.press('Escape')
  expect(await state()).toEqual(closed)
})

test('The number of results is said politely, once the typing has stopped.', async ({ tour }) => {
  const page = await tour('/es/')
  const news = page.locator('.find [role="status"]')
  await page.locator('#q').pressSequentially('cortafuegos', { delay: 30 })
  await expect.poll(() => news.textContent()).toMatch(/^\d+ entradas?(?: y \d páginas?)?$/)
  await page.locator('#q').fill('qqqqqq')
  await expect.poll(() => news.textContent()).toContain('Aún no hay una entrada para «qqqqqq».')
})

test.for(['cloud', 'qqqqqq'])(
  'Nothing about the answer to "%s" is wrong in the eyes of axe.',
  async (text, { tour }) => {
    const page = await tour('/')
    await searchFor(page, text)
    await page.keyboard.press('ArrowDown')
    expect(await violationsWithin(page, '.find')).toEqual([])
  },
)
