/**
 * The pages that are cached for reading without a connection: the name of their cache and what is in it, for pages and
 * the service worker.
 */

/** Header of responses that the worker serves from a cache, because there is no connection. */
export const FROM_DEVICE = 'X-From-Device'

export const pageCacheName = (base: string): string => `offline:${base}/:pages`

export async function keptPaths(base: string): Promise<ReadonlySet<string>> {
  const requests = await (await caches.open(pageCacheName(base))).keys()
  return new Set(requests.map(({ url }) => new URL(url).pathname))
}
