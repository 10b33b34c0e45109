/**
 * The edge on hosts that run no code before the first request: the settings are read from the published files when the
 * first request arrives. Errors are logged; the client gets a problem without details.
 */
import { type Handler, makeEdge } from '../edge/handler.ts'
import type { Platform } from '../edge/platform.ts'
import { clientKey } from '../edge/rate-limit/client-key.ts'
import { withNetworkLimit } from '../edge/rate-limit/ipv6-48-network-limit.ts'
import { memoryLimit } from '../edge/rate-limit/memory-store.ts'
import { file, fileOf } from '../model/web/address.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { hostProblem } from './host-problem-details-response.ts'

export function lazyEdge(platform: Platform): (request: Request) => Promise<Response> {
  let opened: Promise<Handler> | undefined
  const open = async (): Promise<Handler> => {
    const settings = await platform.asset(fileOf(file.edge))
    if (!settings) throw new Error(`${file.edge} has not been published`)
    return makeEdge(platform, JSON.parse(new TextDecoder().decode(settings.bytes)) as EdgeSettings)
  }
  return async request => {
    try {
      opened ??= open().catch((error: unknown) => {
        opened = undefined
        throw error
      })
      return await (await opened)(request)
    } catch (error) {
      console.error(error)
      return hostProblem(500)
    }
  }
}

/**
 * A lazy edge for hosts whose isolates share no memory: each isolate counts its own requests.
 * @returns a handler that takes the address of the client with each request
 */
export function isolatedEdge(
  asset: Platform['asset'],
): (request: Request, address: string | undefined) => Promise<Response> {
  const now = () => performance.now()
  const count = withNetworkLimit(memoryLimit({ now }), now)
  const addresses = new WeakMap<Request, string>()
  const handler = lazyEdge({
    asset,
    now: () => Date.now(),
    consume: async request => count(clientKey(addresses.get(request))),
  })
  return (request, address) => {
    if (address !== undefined) addresses.set(request, address)
    return handler(request)
  }
}
