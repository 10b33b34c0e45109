/** Counts requests on Node by the peer of their connection, which a web `Request` does not have. */
import type { Socket } from 'node:net'
import type { MaybePromise } from '../../edge/maybe-promise.ts'
import type { Quota } from '../../edge/platform.ts'
import { clientOf } from './client-of.ts'

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
