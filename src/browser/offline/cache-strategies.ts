/** Bounded caches of responses, and requests that fall back to them. The oldest response makes room for the newest. */
import { FROM_DEVICE } from './page-cache.ts'

export interface PageCache {
  readonly name: string
  readonly max: number
}

type IsStorable = (response: Response) => boolean

/** The path alone: only scripts read the query, so responses do not depend on it. */
const keyOf = (request: Request): string => new URL(request.url).pathname

/** The stored response. `Vary` is ignored, since only one representation is ever stored. */
async function readCache(name: string, request: Request): Promise<Response | undefined> {
  return (await caches.open(name)).match(keyOf(request), { ignoreVary: true })
}

/** Fetches and stores. @returns whether there was something to store */
export async function fetchToCache(cache: PageCache, request: Request, isStorable: IsStorable): Promise<boolean> {
  try {
    const response = await fetch(request)
    await writeCache(cache, request, response, isStorable)
    return isStorable(response)
  } catch {
    return false
  }
}

/** Stores a response, or deletes the stored one if the page is gone. A full disk must not break the page. */
async function writeCache(
  cache: PageCache,
  request: Request,
  response: Response,
  isStorable: IsStorable,
): Promise<void> {
  const key = keyOf(request)
  try {
    const opened = await caches.open(cache.name)
    if (isStorable(response)) {
      await opened.delete(key, { ignoreVary: true })
      await opened.put(key, response)
      const keys = await opened.keys()
      await Promise.all(keys.slice(0, -cache.max).map(old => opened.delete(old, { ignoreVary: true })))
    } else if (response.status === 404 || response.status === 410) await opened.delete(key, { ignoreVary: true })
  } catch {
    // The reader gets the response without it.
  }
}

/** Milliseconds after which the stored response is served instead of waiting for the network. */
const NETWORK_TIMEOUT_MS = 3_000

/**
 * Answers from the network, and stores the response; answers from the cache if the network fails or is slow.
 * @param fallback response when there is neither network nor a stored response
 */
export async function networkFirst(
  event: FetchEvent,
  cache: PageCache,
  isStorable: IsStorable,
  fallback?: () => Promise<Response | undefined>,
): Promise<Response> {
  const { request } = event
  const earlier = readCache(cache.name, request).catch(() => undefined)
  const fetched = fetch(request).then(response => {
    event.waitUntil(writeCache(cache, request, response.clone(), isStorable))
    return response
  })
  event.waitUntil(fetched.catch(() => undefined))
  const afterTimeout = async (): Promise<Response> => {
    await new Promise(resolve => setTimeout(resolve, NETWORK_TIMEOUT_MS))
    return (await earlier) ?? fetched
  }
  try {
    const response = await Promise.race([fetched, afterTimeout()])
    if (response.status < 500) return response
    return (await earlier) ?? response
  } catch {
    const stored = await earlier
    return (stored && fromDevice(stored)) ?? (await fallback?.()) ?? Response.error()
  }
}

function fromDevice({ body, status, headers }: Response): Response {
  const marked = new Headers(headers)
  marked.set(FROM_DEVICE, 'yes')
  return new Response(body, { status, headers: marked })
}
