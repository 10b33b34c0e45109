/**
 * Reading offline: registers the service worker, lists stored pages on the offline page, and offers to store all, or to
 * delete them again.
 */
import { sitemapFile } from '../model/web/reader-address.ts'
import { cacheNames, KEPT_KEY, keptPaths } from './offline/cache-names.ts'
import { element, fetchFile, linkTo, makeAnnouncer, onClick, pageLanguage, pathOf, settings } from './page.ts'
import { readStored, store } from './storage.ts'

const WORDS = {
  en: {
    keeping: (done: number, all: number) => `Keeping ${done} of ${all} pages…`,
    kept: 'All pages are kept on this device.',
    failed: 'Not everything could be kept. Try again with a better connection.',
    remove: 'Delete all pages kept on this device',
    removed: 'All pages are deleted.',
  },
  es: {
    keeping: (done: number, all: number) => `Guardando ${done} de ${all} páginas…`,
    kept: 'Todas las páginas están en este dispositivo.',
    failed: 'No se pudo guardar todo. Inténtalo de nuevo con mejor conexión.',
    remove: 'Borrar todas las páginas de este dispositivo',
    removed: 'Todas las páginas se borraron.',
  },
} as const

/** Pages that are fetched at the same time. */
const MAX_PARALLEL_FETCHES = 4

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

/** Makes `[data-keep-all]` fetch every page of this language into a separate cache, and delete that cache again. */
export function offerStoringAll(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-keep-all]')
  if (!button || !('caches' in window)) return
  const { base } = settings()
  const language = pageLanguage()
  const words = WORDS[language]
  const offer = button.textContent
  const kept = () => readStored(KEPT_KEY) ?? ''
  const show = () => {
    button.textContent = kept().includes(language) ? words.remove : offer
  }
  let announcer: ((text: string) => void) | undefined
  onClick('[data-keep-all]', async () => {
    announcer ??= makeAnnouncer()
    button.disabled = true
    try {
      if (kept().includes(language)) {
        await caches.delete(cacheNames(base).all)
        store(KEPT_KEY, null)
        announcer(words.removed)
      } else {
        await storeAll(base, (done, all) => {
          button.textContent = words.keeping(done, all)
        })
        store(KEPT_KEY, `${kept()} ${language}`)
        announcer(words.kept)
      }
      show()
    } catch {
      button.textContent = words.failed
      announcer(words.failed)
    }
    button.disabled = false
  })
  show()
  button.hidden = false
}

async function storeAll(base: string, progress: (done: number, all: number) => void): Promise<void> {
  const cache = await caches.open(cacheNames(base).all)
  const paths = await pagesIn(base + sitemapFile, base)
  const waiting = [...paths]
  let done = 0
  const work = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await cache.put(path, await fetchFile(path, { headers: { Accept: 'text/html' } }))
      progress(++done, paths.length)
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL_FETCHES }, work))
}

/** Paths of the pages of this language in a sitemap, or in those that it lists. */
async function pagesIn(sitemap: string, base: string): Promise<readonly string[]> {
  const text = await (await fetchFile(sitemap)).text()
  // The site may be served from another address than that of its links.
  const paths = [...text.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  if (text.includes('<sitemapindex')) return (await Promise.all(paths.map(path => pagesIn(path, base)))).flat()
  const isSpanish = (path: string) => path.startsWith(`${base}/es/`)
  return paths.filter(path => isSpanish(path) === isSpanish(location.pathname))
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
