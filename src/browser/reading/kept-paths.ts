/** Which pages this device keeps for reading without a connection. */

/** Header of answers that the worker gives from the device, because there is no connection. */
export const FROM_DEVICE = 'X-From-Device'

/** Caches of pages; the worker opens them by the same names. */
export const cacheNames = (base: string) => ({ read: `offline:${base}/:pages`, all: `offline:${base}/:all` })

/** Paths of all pages that are kept. */
export async function keptPaths(base: string): Promise<ReadonlySet<string>> {
  const { read, all } = cacheNames(base)
  const requests = await Promise.all([read, all].map(async name => (await caches.open(name)).keys()))
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname))
}
