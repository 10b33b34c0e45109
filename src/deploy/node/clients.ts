/** Counting on Node: who sent a request is known from its connection, which a web `Request` cannot tell. */
import { clientKey } from '../../edge/limit/client-key.ts'
import type { Quota } from '../../edge/platform.ts'
import { clientAddress } from './client-address.ts'

/** Addresses of the other ends of the connections, by request. */
const ends = new WeakMap<Request, string>()

/** Called by the server for every request. */
export function cameFrom(request: Request, address: string | undefined): void {
  if (address !== undefined) ends.set(request, address)
}

/**
 * @param count counts by key
 * @param trustedProxies how many proxies of our own stand before this server
 * @returns `Platform.take`
 */
export const takeBy =
  (count: (key: string) => Quota | Promise<Quota>, trustedProxies: number) =>
  async (request: Request): Promise<Quota> =>
    count(clientKey(clientAddress(request.headers, ends.get(request), trustedProxies)))
