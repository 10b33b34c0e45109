/**
 * What lets readers open again, without a connection, what they have read before, and search. Content always comes from
 * the network when there is one, so pages are current; what is named by its bytes comes from the cache.
 */
import { file, languageOf, page } from '../../model/address.ts'
import { type Bounded, keepCopy, kept } from './bounded.ts'
import { newest } from './newest.ts'
import { openShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** Written before this script by the build: what every page loads, and a mark of all its bytes. */
declare const SHELL: { readonly version: string; readonly files: readonly string[] }

/** Path of the site, without a trailing slash. Other sites on this origin have workers and caches of their own. */
const base = new URL(self.registration.scope).pathname.slice(0, -1)
const prefix = `offline:${base}/:`
const shell = openShell(`${prefix}shell:${SHELL.version}`, SHELL.files)

/** Pages with their illustrations; those that were not read for longest go first. */
const pages: Bounded = { name: `${prefix}pages`, most: 200 }
/** Filled by the page when a reader asks for the whole dictionary. */
const all: Bounded = { name: `${prefix}all`, most: Number.POSITIVE_INFINITY }
const indexes: Bounded = { name: `${prefix}search`, most: 4 }

/** Languages whose search file has been fetched since this worker was started, which browsers do once a visit or so. */
const searched = new Set<string>()

self.addEventListener('install', event => {
  // Pages ask nothing of their worker but what any version does, so a new one may take over under them.
  event.waitUntil(shell.fill().then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => event.waitUntil(takeOver()))

// A page that was opened before there was a worker asks to be kept like those after it.
self.addEventListener('message', event => {
  const path = event.source instanceof Client ? pathOf(event.source.url) : undefined
  if (path === undefined || !isPage(path) || isResults(path)) return
  const request = new Request(base + path, { headers: { Accept: 'text/html' } })
  event.waitUntil(Promise.all([keepCopy(pages, request, isHtml), keepIndex(path)]))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const path = pathOf(request.url)
  if (request.method !== 'GET' || path === undefined) return
  if (request.mode === 'navigate') {
    // Results belong to a question, by which no page is kept.
    if (isResults(path)) event.respondWith(fetch(request).catch(() => offlinePage(path)))
    else if (isPage(path)) event.respondWith(answerPage(event, path))
  } else if (path.startsWith('/search/') && path.endsWith('.json')) event.respondWith(newest(event, indexes, isWhole))
  else if (path.startsWith('/images/')) event.respondWith(newest(event, pages, isWhole))
  else if (shell.has(base + path)) event.respondWith(shell.answer(request))
})

async function takeOver(): Promise<void> {
  const own = [shell.name, pages.name, indexes.name, all.name]
  const stale = (await caches.keys()).filter(name => name.startsWith(prefix) && !own.includes(name))
  await Promise.all(stale.map(name => caches.delete(name)))
  // Earlier versions switched it on. Firefox then shows its own error page without a connection, read pages included.
  await self.registration.navigationPreload?.disable()
  await self.clients.claim()
}

async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const offline = async () => (await kept(all, event.request)) ?? offlinePage(path)
  const answer = await newest(event, pages, isHtml, offline)
  event.waitUntil(keepIndex(path))
  return answer
}

const offlinePage = async (path: string): Promise<Response> =>
  (await shell.get(base + file.offline(languageOf(path)))) ?? Response.error()

const isResults = (path: string): boolean => path === page.search(languageOf(path))

/** So that searching works offline for those who have never searched; readers who save data are spared. */
async function keepIndex(path: string): Promise<void> {
  const language = languageOf(path)
  const { connection } = self.navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (searched.has(language) || connection?.saveData) return
  searched.add(language)
  const isKept = await keepCopy(indexes, new Request(base + file.search(language), { priority: 'low' }), isWhole)
  if (!isKept) searched.delete(language)
}

/** Path below the site; undefined for what is not of it. */
function pathOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address)
  return origin === self.location.origin && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}

/** Files have an ending, pages have none; the redirect to the slash at their end is the server's. */
const isPage = (path: string): boolean => !path.slice(path.lastIndexOf('/')).includes('.')

const isWhole = (response: Response): boolean => response.status === 200 && !response.redirected

const isHtml = (response: Response): boolean =>
  isWhole(response) && response.headers.get('Content-Type')?.startsWith('text/html') === true
