/**
 * The key under which the requests of a client are counted. Different spellings of an address share a key, and so do
 * the 2^64 addresses of an IPv6 network.
 */
import { parseIPv4, parseIPv6 } from './ip-address.ts'

/** Shared by all clients whose address cannot be read, so that a misconfigured proxy does not lift the limit. */
export const UNKNOWN_CLIENT = 'unknown'

/** Longer than any address with brackets, port and zone; longer texts are not parsed. */
const MAX_ADDRESS_CHARACTERS = 128

/**
 * The key of an address: IPv4 as it is, IPv4-mapped IPv6 (RFC 4291 §2.5.5.2) as IPv4, other IPv6 by its /64
 * (RFC 6177 gives a site at least one). Brackets, a port and a zone (RFC 4007 §11) are dropped.
 *
 * @param address as the host or a trusted proxy reports it
 * @returns at most 64 characters, built from numbers and never a slice of `address`, which would keep it in memory
 */
export function clientKey(address: string | null | undefined): string {
  if (address === null || address === undefined || address.length > MAX_ADDRESS_CHARACTERS) return UNKNOWN_CLIENT
  const text = bare(address.trim())
  const bytes = parseIPv4(text)
  if (bytes !== undefined) return bytes.join('.')
  const groups = parseIPv6(text.replace(ZONE, ''))
  if (groups === undefined) return UNKNOWN_CLIENT
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups
  if (a + b + c + d + e === 0 && f === 0xffff) return [g >> 8, g & 255, h >> 8, h & 255].join('.')
  return `${[a, b, c, d].map(group => group.toString(16)).join(':')}::/64`
}

/** A zone is local to this machine and does not identify the client. */
const ZONE = /%.*$/s
const BRACKETS = /^\[([^\]]*)\](?::[0-9]{1,5})?$/
/** After a dotted quad a colon can only begin a port; after bare IPv6 it could be a group, so that needs brackets. */
const PORT = /^([^%]*\.[0-9]{1,3}):[0-9]{1,5}$/

/** Fast path for plain IPv4 addresses. */
const bare = (text: string): string =>
  /[:[]/.test(text) ? ((BRACKETS.exec(text) ?? PORT.exec(text))?.[1] ?? text) : text
