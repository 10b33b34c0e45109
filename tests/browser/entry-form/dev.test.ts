/** The form in `npm run dev`: what is written there is in the files, and never over a change that was made meanwhile. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect } from 'vitest'
import { filesOf } from '../../../src/editorial/entry-files.ts'
import { type Workspace, withTheFile, write } from '../../build/folders.ts'
import { filesIn } from '../../entry-form/entries.ts'
import { addressOf, start } from '../../scripts/run.ts'
import { test } from '../visit.ts'
import { libraryWorkspace, newEntry, opened, tabTo, typeEntry } from './form.ts'

const finished = withTheFile()
let site: Workspace
let origin: string
beforeAll(async () => {
  site = libraryWorkspace(finished)
  origin = await addressOf(start('dev', ['--port', '0'], { cwd: site.home, finished }))
})

const folder = (slug: string): string => join(site.content, 'terms', slug)

test('A new entry is typed and saved by keyboard, and shown as a page.', async ({ visit }) => {
  const page = await opened(await visit('/write/', { origin }))
  const draft = newEntry()
  await typeEntry(page, draft)
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, '[data-action="save"]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/write/?slug=mesh-gateway')
  expect(filesIn(folder('mesh-gateway'))).toEqual(filesOf(draft, {}, '2026-11-22'))
  await expect.poll(async () => (await fetch(`${origin}/es/mesh-gateway/`)).status).toBe(200)
})

test('A change is saved in its line, and not over another one.', async ({ visit }) => {
  const page = await visit('/write/?slug=dns', { origin, expected: /409/ })
  const before = readFileSync(join(folder('dns'), 'en.md'), 'utf8')
  const title = page.locator('[name="en.title"]')
  await title.fill('Domain Name System')
  await page.getByRole('button', { name: 'Save to the files' }).click()
  const after = before.replace(/^title: .*$/m, 'title: Domain Name System')
  await expect.poll(() => readFileSync(join(folder('dns'), 'en.md'), 'utf8')).toBe(after)
  await page.getByText('Saved to content/terms/dns').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('drafts'))).toBeNull()
  await page.goto(`${origin}/write/?slug=dns`)
  await title.fill('DNS')
  write(site.content, 'terms/dns/en.md', `${after}\n`)
  await page.getByRole('button', { name: 'Save to the files' }).click()
  await page.getByText('The files have changed since you opened the entry.').waitFor()
  expect(readFileSync(join(folder('dns'), 'en.md'), 'utf8')).toBe(`${after}\n`)
  expect(await title.inputValue()).toBe('DNS')
  // The draft that is kept is a change of the older files, too.
  await page.reload()
  await page.getByText('The entry has changed since you began the draft.').waitFor()
  await page.getByRole('button', { name: 'Save to the files' }).click()
  await page.getByText('The files have changed since you opened the entry.').waitFor()
  expect(readFileSync(join(folder('dns'), 'en.md'), 'utf8')).toBe(`${after}\n`)
  page.once('dialog', dialog => dialog.accept())
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  expect(await title.inputValue()).toBe('Domain Name System')
})
