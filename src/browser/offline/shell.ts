/**
 * What every page loads: styles, scripts, fonts, and the page that says that there is no connection. The cache is named
 * by the bytes of them all, so it is filled once and never changes.
 */

export interface Shell {
  readonly name: string
  /** Fetches all files; fails when one of them is not to be had, and the worker before this one stays. */
  fill(): Promise<void>
  /** @param path with or without what follows a question mark */
  has(path: string): boolean
  get(path: string): Promise<Response | undefined>
  answer(request: Request): Promise<Response>
}

/** @param files paths, with the marks of their bytes where they have any */
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
      // A page of another build asks for files of that build; without a connection those of this one must do.
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
  // Some hosts redirect; a page that is answered with such a response would be refused.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response
}
