/** The answer of the network, kept for later; the one that was kept when there is no network or it takes too long. */
import { FROM_DEVICE } from '../reading/kept-paths.ts'
import { type Bounded, keep, kept as keptIn, type Worth } from './bounded.ts'

/** Milliseconds after which a reader is better served with what was kept. */
const PATIENCE_MS = 3_000

/** @param otherwise what to show when there is neither network nor an earlier answer */
export async function newest(
  event: FetchEvent,
  cache: Bounded,
  isWorth: Worth,
  otherwise?: () => Promise<Response | undefined>,
): Promise<Response> {
  const { request } = event
  const earlier = keptIn(cache, request).catch(() => undefined)
  const fetched = fetch(request).then(response => {
    event.waitUntil(keep(cache, request, response.clone(), isWorth))
    return response
  })
  event.waitUntil(fetched.catch(() => undefined))
  const late = async (): Promise<Response> => {
    await new Promise(resolve => setTimeout(resolve, PATIENCE_MS))
    return (await earlier) ?? fetched
  }
  try {
    const response = await Promise.race([fetched, late()])
    if (response.status < 500) return response
    return (await earlier) ?? response
  } catch {
    const kept = await earlier
    return (kept && fromDevice(kept)) ?? (await otherwise?.()) ?? Response.error()
  }
}

/** The same, with a header that tells pages that there was no connection. */
function fromDevice({ body, status, headers }: Response): Response {
  const told = new Headers(headers)
  told.set(FROM_DEVICE, 'yes')
  return new Response(body, { status, headers: told })
}
