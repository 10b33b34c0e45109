/** Counting on Node: who sent a request is known from its connection, which a web `Request` cannot tell. */
import type { Socket } from 'node:net'
import type { MaybePromise } from '../../edge/maybe-promise.ts'
import type { Quota } from '../../edge/platform.ts'
import { clientOf } from './client-of.ts'

/** A property costs a request nothing, where a WeakMap of requests keeps the garbage collector busy. */
const SOCKET = Symbol('the connection of a request')
type Received = Request & { [SOCKET]?: Connection }

/** Its other end is looked up only where somebody asks for it. */
type Connection = Pick<Socket, 'remoteAddress'>

/** Called by the server for every request. */
export function cameFrom(request: Received, connection: Connection): void {
  request[SOCKET] = connection
}

/**
 * @param count counts by key
 * @param trustedProxies how many proxies of our own stand before this server
 * @returns `Platform.take`
 */
export const takeBy =
  (count: (key: string) => MaybePromise<Quota>, trustedProxies: number) =>
  (request: Received): MaybePromise<Quota> =>
    count(clientOf(request.headers, request[SOCKET], trustedProxies))
