/** Caches of pages for reading without a connection, as pages and the service worker share them. */

/** Header of responses that the worker serves from a cache, because there is no connection. */
export const FROM_DEVICE = 'X-From-Device'

/** Names of the caches: pages that were read, and all pages. */
export const cacheNames = (base: string) => ({ read: `offline:${base}/:pages`, all: `offline:${base}/:all` })

/** Where the languages are stored of which all pages are kept. */
export const KEPT_KEY = 'kept'

/** Paths of all stored pages. */
export async function keptPaths(base: string): Promise<ReadonlySet<string>> {
  const { read, all } = cacheNames(base)
  const requests = await Promise.all([read, all].map(async name => (await caches.open(name)).keys()))
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname))
}
