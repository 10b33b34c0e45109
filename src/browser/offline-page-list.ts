/** The list of the offline page: the pages that open without a connection. */

import { namesFile } from '../model/web/browser-urls.ts'
import { element, linkTo } from './dom.ts'
import { keptPaths } from './offline/page-cache.ts'
import { pathOf, settings } from './page-context.ts'

/** Fills `[data-kept]` with links to the pages in this language that open without a connection. */
export async function listStoredPages(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-kept]')
  if (!place || !('caches' in window)) return
  const { base, index } = settings()
  const paths = await keptPaths(base)
  // The file of names, which is stored too, has the titles.
  const kept = await caches.match(namesFile(index), { ignoreVary: true })
  const cards = kept ? ((await kept.json()) as { readonly cards: readonly (readonly [string, string])[] }).cards : []
  const links = cards.flatMap(([slug, title]) => {
    const path = pathOf(slug)
    return paths.has(path) ? [element('li', '', linkTo(path, title))] : []
  })
  place.querySelector('ul')?.replaceChildren(...links)
  place.hidden = links.length === 0
}
