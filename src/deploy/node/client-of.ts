/**
 * The client of a request: the peer of the connection, or the client that a trusted proxy reports. Clients can send
 * X-Forwarded-For themselves, so only the entries that our own proxies appended on the right are used.
 */
import { clientKey, UNKNOWN_CLIENT } from '../../edge/limit/client-key.ts'

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
