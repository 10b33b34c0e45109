/** Reading offline: registers the service worker, and lists the stored pages on the offline page. */

import { element, linkTo } from './dom.ts'
import { keptPaths } from './offline/shared-cache.ts'
import { pathOf, settings } from './page-context.ts'

/** Fills `[data-kept]` with links to the pages in this language that open without a connection. */
export async function listStoredPages(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-kept]')
  if (!place || !('caches' in window)) return
  const { base, index } = settings()
  const paths = await keptPaths(base)
  // The search file, which is stored too, has the titles.
  const kept = await caches.match(index, { ignoreVary: true })
  const cards = kept ? ((await kept.json()) as { readonly cards: readonly (readonly [string, string])[] }).cards : []
  const links = cards.flatMap(([slug, title]) => {
    const path = pathOf(slug)
    return paths.has(path) ? [element('li', '', linkTo(path, title))] : []
  })
  place.querySelector('ul')?.replaceChildren(...links)
  place.hidden = links.length === 0
}

/**
 * Registers the worker once the page has loaded, so that its fetches do not delay the page. Browsers allow workers only on
 * https and localhost.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { worker, base } = settings()
  const { serviceWorker } = navigator
  const register = async (): Promise<void> => {
    const isControlled = serviceWorker.controller !== null
    await serviceWorker.register(worker, { scope: `${base}/`, updateViaCache: 'none' }).catch(() => undefined)
    // A page loaded before the worker has to ask to be stored.
    if (!isControlled) (await serviceWorker.ready).active?.postMessage('keep')
  }
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register, { once: true })
}
