/** A row says why it was found, where its title does not: by another name, or one in the other language. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../visit.ts'
import { searchFor } from './box.ts'

const rowOf = (page: Page, slug: string) => page.locator(`.hit[href$="/${slug}/"]`)

test.for([
  ['/', 'k8s', 'kubernetes', 'also called K8s', 'K8s', null],
  ['/es/', 'k8s', 'kubernetes', 'también se llama K8s', 'K8s', null],
  ['/', 'contraseña', 'password', 'Contraseña', 'Contraseña', 'es'],
  ['/es/', 'password', 'password', 'Password', 'Password', 'en'],
] as const)('On %s "%s" finds %s: %s.', async ([path, question, slug, why, mark, lang], { tour }) => {
  const page = await tour(path)
  await searchFor(page, question)
  const reason = rowOf(page, slug).locator('.hit-why')
  expect(await reason.textContent()).toBe(why)
  expect(await reason.locator('mark').allTextContents()).toEqual([mark])
  expect(await reason.getAttribute('lang')).toBe(lang)
})

test('Where the title shows it, the row has the title in the other language, unmarked.', async ({ tour }) => {
  const page = await tour('/')
  await searchFor(page, 'password')
  const other = rowOf(page, 'password').locator('.hit-why')
  expect([await other.textContent(), await other.locator('mark').count()]).toEqual(['Contraseña', 0])
})

test('The reason is part of what is read aloud of the row.', async ({ tour }) => {
  const page = await tour('/')
  await searchFor(page, 'k8s')
  const id = await page.locator('#q').getAttribute('aria-activedescendant')
  expect(await page.locator(`#${id}`).textContent()).toMatch(
    /^Kubernetes also called K8s .+ (?:Basic|Intermediate|Advanced) $/,
  )
})
