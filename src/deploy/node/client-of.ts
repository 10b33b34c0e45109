/**
 * Who is asking: the socket, or what a proxy in front of us says. Anybody can write X-Forwarded-For, so only the
 * entries that our own proxies appended count, and those stand on the right.
 */
import { clientKey, UNKNOWN_CLIENT } from '../../edge/limit/client-key.ts'

/**
 * The client, as `clientKey` names it. `X-Real-IP` and `Forwarded` (RFC 7239) are not understood: a second way to say
 * the same is a second way to lie.
 *
 * @param headers of the request; repeated fields are joined by commas (RFC 9110 §5.3), as `Headers` does
 * @param connection whose other end asks, unless a proxy stands there
 * @param trustedProxies how many proxies of our own stand before this server; 0 ignores the field
 * @returns the N-th entry from the right, the leftmost where there are fewer, the socket where that is no address
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

/** Empty entries count: were they passed over, the client's own entries would move into the place of a proxy's. */
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
