/**
 * The address of the client that sends a request, by the peer of its connection, which a web `Request` does not have.
 */
import type { Socket } from 'node:net'
import { clientKey, UNKNOWN_CLIENT } from '../../edge/rate-limit/client-key.ts'

/** The address of the peer is read only when it is needed. */
type Connection = Pick<Socket, 'remoteAddress'>

/** A property of the request, because a WeakMap keyed by requests slows down garbage collection. */
const SOCKET = Symbol('the connection of a request')
type Received = Request & { [SOCKET]?: Connection }

/** Called by the server for every request. */
export function setConnection(request: Received, connection: Connection): void {
  request[SOCKET] = connection
}

export const clientOfRequest = (request: Received, trustedProxies: number): string =>
  clientOfConnection(request.headers.get('x-forwarded-for'), request[SOCKET], trustedProxies)

/**
 * The key of the client (`clientKey`). `X-Real-IP` and `Forwarded` (RFC 7239) are not read, because a proxy that does
 * not set them would pass on what the client sent.
 *
 * @param forwarded value of `X-Forwarded-For`; repeated fields are joined by commas (RFC 9110 §5.3)
 * @param connection whose peer is the client, unless there is a proxy
 * @param trustedProxies number of our own proxies in front of this server; with 0 the field is ignored
 * @returns the N-th entry from the right, or the leftmost if there are fewer; the peer if that is not an address
 */
export function clientOfConnection(
  forwarded: string | null,
  connection: Connection | undefined,
  trustedProxies: number,
): string {
  if (!(trustedProxies > 0)) return clientKey(connection?.remoteAddress)
  // Empty entries count; otherwise entries of the client would take the place of those of a proxy.
  const entries = (forwarded ?? '').split(',')
  const forwardedKey = clientKey(entries.at(-trustedProxies) ?? entries[0])
  return forwardedKey === UNKNOWN_CLIENT ? clientKey(connection?.remoteAddress) : forwardedKey
}
