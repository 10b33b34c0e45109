/** Counts requests on Node by the peer of their connection, which a web `Request` does not have. */
import type { Socket } from 'node:net'
import { clientKey, UNKNOWN_CLIENT } from '../../edge/limit/client-key.ts'
import type { MaybePromise } from '../../edge/maybe-promise.ts'
import type { Quota } from '../../edge/platform.ts'

/** A property of the request, because a WeakMap keyed by requests slows down garbage collection. */
const SOCKET = Symbol('the connection of a request')
type Received = Request & { [SOCKET]?: Connection }

/** The address of the peer is read only when it is needed. */
type Connection = Pick<Socket, 'remoteAddress'>

/** Called by the server for every request. */
export function cameFrom(request: Received, connection: Connection): void {
  request[SOCKET] = connection
}

/**
 * @param count counts by key
 * @param trustedProxies number of our own proxies in front of this server
 * @returns `Platform.consume`
 */
export const consumeBy =
  (count: (key: string) => MaybePromise<Quota>, trustedProxies: number) =>
  (request: Received): MaybePromise<Quota> =>
    count(clientOf(request.headers, request[SOCKET], trustedProxies))

/** @returns what names the client of a request, by the same key */
export const namedBy =
  (trustedProxies: number) =>
  (request: Received): string =>
    clientOf(request.headers, request[SOCKET], trustedProxies)

/**
 * The key of the client (`clientKey`). `X-Real-IP` and `Forwarded` (RFC 7239) are not read, because a proxy that does
 * not set them would pass on what the client sent.
 *
 * @param headers of the request; repeated fields are joined by commas (RFC 9110 §5.3), as `Headers` does
 * @param connection whose peer is the client, unless there is a proxy
 * @param trustedProxies number of our own proxies in front of this server; with 0 the field is ignored
 * @returns the N-th entry from the right, or the leftmost if there are fewer; the peer if that is not an address
 */
export function clientOf(
  headers: Pick<Headers, 'get'>,
  connection: { readonly remoteAddress?: string | undefined } | undefined,
  trustedProxies: number,
): string {
  if (!(trustedProxies > 0)) return clientKey(connection?.remoteAddress)
  const told = clientKey(fromRight(headers.get('x-forwarded-for') ?? '', trustedProxies))
  return told === UNKNOWN_CLIENT ? clientKey(connection?.remoteAddress) : told
}

/** Empty entries count; otherwise entries of the client would take the place of those of a proxy. */
function fromRight(list: string, position: number): string {
  let end = list.length
  for (let left = position; left > 1; left -= 1) {
    const comma = list.lastIndexOf(',', end - 1)
    if (comma < 0 || end === 0) break
    end = comma
  }
  const start = end === 0 ? 0 : list.lastIndexOf(',', end - 1) + 1
  return list.slice(start, end).trim()
}
