/** Caches across builds: new files replace old ones at once, and pages that were read stay readable offline. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { built, edit, tinyWorkspace, type Workspace } from '../../build/folders.ts'
import { ROOT } from '../../rules/source.ts'
import { searchFor } from '../search/box.ts'
import { serveFolder } from '../server.ts'
import { test } from '../visit.ts'
import { AWAY, keptBy, waitUntilKept } from './kept.ts'

/** The tiny dictionary with the real looks, built and served. */
async function tinySite(baseUrl = 'https://tiny.example') {
  const workspace = tinyWorkspace()
  cpSync(join(ROOT, 'public'), workspace.public, { recursive: true, force: true })
  const build = () => built(workspace, { baseUrl, cache: undefined })
  await build()
  const server = await serveFolder(workspace.out)
  onTestFinished(server.down)
  return { workspace, server, build }
}

/** The host looks for a new build once a second. */
const PATIENT = { interval: 300 }

const editTerm = ({ content }: Workspace): void => edit(content, 'terms/5g/en.md', 'tagline: ', 'tagline: Quite new. ')

/** Empties the browser's own cache, as the minutes do for which it may use what it has (`Cache-Control: max-age`). */
async function forget(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
}

const shellOf = (caches: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.keys(caches).filter(name => name.includes(':shell:'))

test('A new text replaces a cached one, and the worker stays.', async ({ visit }) => {
  const { workspace, server, build } = await tinySite()
  const page = await visit('/5g/', { origin: server.origin })
  await waitUntilKept(page, '/5g/', '/search/en.json')
  const before = shellOf(await keptBy(page))
  editTerm(workspace)
  await build()
  // The host looks at each file for itself, so for a second the page may be new and the index old.
  const taglines = async () => {
    await forget(page)
    await page.goto(`${server.origin}/5g/`)
    const own = await page.locator('.tagline').first().textContent()
    await searchFor(page, '5g')
    return [own, await page.locator('.hit-tagline').first().textContent()]
  }
  const fresh = expect.stringContaining('Quite new.')
  await expect.poll(taglines, PATIENT).toEqual([fresh, fresh])
  expect(shellOf(await keptBy(page))).toEqual(before)
})

test('New styles replace the cache of the old ones, and what was read before still opens offline.', async ({
  visit,
}) => {
  const { workspace, server, build } = await tinySite()
  const page = await visit('/5g/', { origin: server.origin, expected: AWAY })
  await waitUntilKept(page, '/5g/')
  const [before] = shellOf(await keptBy(page))
  edit(workspace.public, 'style.css', ':root {', ':root {\n  --build: second;')
  await build()
  const shells = async () => {
    // As browsers do it by themselves whenever a page is opened.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    return shellOf(await keptBy(page))
  }
  await expect.poll(shells, PATIENT).not.toContain(before)
  expect(shellOf(await keptBy(page))).toHaveLength(1)
  await server.down()
  await forget(page)
  await page.goto(`${server.origin}/5g/`)
  const style = () => page.locator(':root').evaluate(root => getComputedStyle(root).getPropertyValue('--build'))
  expect(await style()).toBe('second')
})

test('A site below a path has a worker and caches of its own, and leaves others alone.', async ({ visit }) => {
  const { server } = await tinySite('https://tiny.example/dictionary')
  const page = await visit('/dictionary/5g/', { origin: server.origin, expected: AWAY })
  await page.evaluate(() => caches.open('offline:/:shell:of-another-site'))
  await waitUntilKept(page, '/dictionary/5g/', '/dictionary/search/en.json')
  expect(Object.keys(await keptBy(page))).toEqual([
    'offline:/:shell:of-another-site',
    'offline:/dictionary/:pages',
    'offline:/dictionary/:search',
    expect.stringMatching(/^offline:\/dictionary\/:shell:/),
  ])
  await server.down()
  await page.goto(`${server.origin}/dictionary/es/?q=5g`)
  expect(await page.locator('h1').textContent()).toBe('No hay conexión')
  await page.goto(`${server.origin}/dictionary/5g/?q=5g`)
  await page.locator('.hit').first().click()
  await page.waitForURL('**/dictionary/5g/')
})
