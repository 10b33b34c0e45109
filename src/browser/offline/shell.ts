/**
 * The shell, which every page loads: styles, scripts, fonts, and the offline page. The name of its cache has a hash of all
 * bytes, so a cache is filled once and never changes.
 */

export interface Shell {
  readonly name: string
  /** Fetches all files. If one fails, this worker is not installed and the previous one stays. */
  fill(): Promise<void>
  /** @param path without a query */
  has(path: string): boolean
  get(path: string): Promise<Response | undefined>
  answer(request: Request): Promise<Response>
}

/** @param files paths, with their hashes as queries */
export function openShell(name: string, files: readonly string[]): Shell {
  const paths = new Set(files.map(path => path.replace(/\?.*/, '')))
  const open = () => caches.open(name)
  return {
    name,
    has: path => paths.has(path),
    get: async path => (await open()).match(path),
    async fill() {
      const cache = await open()
      await Promise.all(files.map(async path => cache.put(path, await fetchWhole(path))))
    },
    async answer(request) {
      const cache = await open()
      const exact = await cache.match(request, { ignoreVary: true })
      if (exact) return exact
      // A page of another build asks for files of that build; offline, those of this build are used.
      return fetch(request).catch(async error => {
        const similar = await cache.match(request, { ignoreVary: true, ignoreSearch: true })
        if (similar) return similar
        throw error
      })
    },
  }
}

async function fetchWhole(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status} ${path}`)
  // Some hosts redirect, and browsers refuse a redirected response for a page.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response
}
