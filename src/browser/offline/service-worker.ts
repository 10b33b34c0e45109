/**
 * Lets readers search, and open pages that they have read, without a connection. Content comes from the network first, so
 * pages are current; files with a hash in their address come from the cache.
 */
import { languageOf } from '../../model/web/address.ts'
import { namesFile, offlineFile, searchFile, searchPage } from '../../model/web/browser-urls.ts'
import { fetchToCache, networkFirst, type PageCache } from './cache-strategies.ts'
import { pageCacheName } from './page-cache.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The build writes it before this script: what every page loads (styles, scripts, fonts, and the offline page), as paths
 * with their hashes as queries, and a hash of their bytes.
 */
declare const SHELL: { readonly version: string; readonly files: readonly string[] }

/** Path of the site, without a trailing slash. It separates the caches of several sites on one origin. */
const base = new URL(self.registration.scope).pathname.slice(0, -1)
const prefix = `offline:${base}/:`
/** Its cache is filled once and never changes. */
const shell = `${prefix}shell:${SHELL.version}`
const shellPaths = new Set(SHELL.files.map(path => path.replace(/\?.*/, '')))

/** Pages that were read, with their illustrations. */
const pages: PageCache = { name: pageCacheName(base), max: 200 }
const indexes: PageCache = { name: `${prefix}search`, max: 4 }

/** Languages whose search files have been fetched since the worker started. */
const searched = new Set<string>()

self.addEventListener('install', event => {
  // All versions serve pages in the same way, so a new one may take over open pages.
  event.waitUntil(fillShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => event.waitUntil(takeOver()))

// A page that was loaded before the worker asks to be stored.
self.addEventListener('message', event => {
  const path = event.source instanceof Client ? sitePath(event.source.url) : undefined
  if (path === undefined || !isPage(path) || isResults(path)) return
  const request = new Request(base + path, { headers: { Accept: 'text/html' } })
  event.waitUntil(Promise.all([fetchToCache(pages, request, isHtml), storeIndex(path)]))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const path = sitePath(request.url)
  if (request.method !== 'GET' || path === undefined) return
  if (request.mode === 'navigate') {
    // Pages of results are not stored.
    if (isResults(path)) event.respondWith(fetch(request).catch(() => offlinePage(path)))
    else if (isPage(path)) event.respondWith(answerPage(event, path))
  } else if (path.startsWith('/search/') && path.endsWith('.json'))
    event.respondWith(networkFirst(event, indexes, isWhole))
  else if (path.startsWith('/images/')) event.respondWith(networkFirst(event, pages, isWhole))
  else if (shellPaths.has(base + path)) event.respondWith(answerFromShell(request))
})

/** If one file cannot be fetched, this worker is not installed and the previous one stays. */
async function fillShell(): Promise<void> {
  const cache = await caches.open(shell)
  await Promise.all(SHELL.files.map(async path => cache.put(path, await fetchWhole(path))))
}

async function fetchWhole(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status} ${path}`)
  // Some hosts redirect, and browsers refuse a redirected response for a page.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response
}

/** A file of the shell. A worker that has been replaced must not make its deleted cache anew, as `caches.open` would. */
const inShell = (request: Request | string, options?: CacheQueryOptions): Promise<Response | undefined> =>
  caches.match(request, { cacheName: shell, ...options })

async function answerFromShell(request: Request): Promise<Response> {
  const exact = await inShell(request, { ignoreVary: true })
  if (exact) return exact
  // A page of another build asks for files of that build; offline, those of this build are used.
  return fetch(request).catch(async error => {
    const similar = await inShell(request, { ignoreVary: true, ignoreSearch: true })
    if (similar) return similar
    throw error
  })
}

async function takeOver(): Promise<void> {
  const own = [shell, pages.name, indexes.name]
  const stale = (await caches.keys()).filter(name => name.startsWith(prefix) && !own.includes(name))
  await Promise.all(stale.map(name => caches.delete(name)))
  await self.clients.claim()
}

async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const answer = await networkFirst(event, pages, isHtml, () => offlinePage(path))
  event.waitUntil(storeIndex(path))
  return answer
}

const offlinePage = async (path: string): Promise<Response> =>
  (await inShell(base + offlineFile(languageOf(path)))) ?? Response.error()

const isResults = (path: string): boolean => path === searchPage(languageOf(path))

/** Stores the search files with the first page, so that search works offline; not for readers who save data. */
async function storeIndex(path: string): Promise<void> {
  const language = languageOf(path)
  const { connection } = self.navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (searched.has(language) || connection?.saveData) return
  searched.add(language)
  const index = searchFile(language)
  const stored = [namesFile(index), index].map(file =>
    fetchToCache(indexes, new Request(base + file, { priority: 'low' }), isWhole),
  )
  if ((await Promise.all(stored)).includes(false)) searched.delete(language)
}

/** Path below the base of the site; undefined for other addresses. */
function sitePath(address: string): string | undefined {
  const { origin, pathname } = new URL(address)
  return origin === self.location.origin && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}

/** Pages have no file extension. */
const isPage = (path: string): boolean => !path.slice(path.lastIndexOf('/')).includes('.')

const isWhole = (response: Response): boolean => response.status === 200 && !response.redirected

const isHtml = (response: Response): boolean =>
  isWhole(response) && response.headers.get('Content-Type')?.startsWith('text/html') === true
