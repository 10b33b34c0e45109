/** What a browser has kept of a site, and when it is done with keeping. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What browsers say of a server that is away, even where the worker has answered in its place. */
export const AWAY = /Failed to load resource: net::ERR_|Failed to update a ServiceWorker|fetching the script/

/** Names of the caches with the paths in each, sorted. */
export const keptBy = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(async () => {
    const all: Record<string, string[]> = {}
    for (const name of (await caches.keys()).sort()) {
      const requests = await (await caches.open(name)).keys()
      all[name] = requests.map(({ url }) => url.slice(location.origin.length)).sort()
    }
    return all
  })

/** Waits until there is a worker that has kept these. */
export async function waitUntilKept(page: Page, ...paths: readonly string[]): Promise<void> {
  const missing = async () => {
    const kept = Object.values(await keptBy(page)).flat()
    return paths.filter(path => !kept.includes(path))
  }
  await expect.poll(missing).toEqual([])
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}
