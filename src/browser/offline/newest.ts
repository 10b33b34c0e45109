/** The answer of the network, kept for later; the one that was kept when there is no network or it takes too long. */
import { type Bounded, keep, kept, type Worth } from './bounded.ts'

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
  const earlier = kept(cache, request).catch(() => undefined)
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
    return (await earlier) ?? (await otherwise?.()) ?? Response.error()
  }
}
