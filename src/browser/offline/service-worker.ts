/**
 * Lets readers search, and open pages that they have read, without a connection. Content comes from the network first, so
 * pages are current; files with a hash in their address come from the cache.
 */
import { languageOf } from '../../model/web/address.ts'
import { offlineFile, searchFile, searchPage } from '../../model/web/reader-address.ts'
import { fetchToCache, networkFirst, type PageCache, readCache } from './page-cache.ts'
import { openShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** The build writes it before this script: the files that every page loads, and a hash of their bytes. */
declare const SHELL: { readonly version: string; readonly files: readonly string[] }

/** Path of the site, without a trailing slash. It separates the caches of several sites on one origin. */
const base = new URL(self.registration.scope).pathname.slice(0, -1)
const prefix = `offline:${base}/:`
const shell = openShell(`${prefix}shell:${SHELL.version}`, SHELL.files)

/** Pages that were read, with their illustrations. */
const pages: PageCache = { name: `${prefix}pages`, max: 200 }
/** All pages, which `keep-offline.ts` stores when a reader asks for them. */
const all: PageCache = { name: `${prefix}all`, max: Number.POSITIVE_INFINITY }
const indexes: PageCache = { name: `${prefix}search`, max: 4 }

/** Languages whose search file has been fetched since the worker started. */
const searched = new Set<string>()

self.addEventListener('install', event => {
  // All versions serve pages in the same way, so a new one may take over open pages.
  event.waitUntil(shell.fill().then(() => self.skipWaiting()))
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
  else if (shell.has(base + path)) event.respondWith(shell.answer(request))
})

async function takeOver(): Promise<void> {
  const own = [shell.name, pages.name, indexes.name, all.name]
  const stale = (await caches.keys()).filter(name => name.startsWith(prefix) && !own.includes(name))
  await Promise.all(stale.map(name => caches.delete(name)))
  // Earlier versions enabled it. Firefox then shows its own error page without a connection, even for stored pages.
  await self.registration.navigationPreload?.disable()
  await self.clients.claim()
}

async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const offline = async () => (await readCache(all, event.request)) ?? offlinePage(path)
  const answer = await networkFirst(event, pages, isHtml, offline)
  event.waitUntil(storeIndex(path))
  return answer
}

const offlinePage = async (path: string): Promise<Response> =>
  (await shell.get(base + offlineFile(languageOf(path)))) ?? Response.error()

const isResults = (path: string): boolean => path === searchPage(languageOf(path))

/** Stores the search file with the first page, so that search works offline; not for readers who save data. */
async function storeIndex(path: string): Promise<void> {
  const language = languageOf(path)
  const { connection } = self.navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (searched.has(language) || connection?.saveData) return
  searched.add(language)
  const isKept = await fetchToCache(indexes, new Request(base + searchFile(language), { priority: 'low' }), isWhole)
  if (!isKept) searched.delete(language)
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
