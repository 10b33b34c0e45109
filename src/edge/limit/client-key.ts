/**
 * What is counted as one client. Spellings of one address must not multiply its quota, and neither must the 2^64
 * addresses that every IPv6 line has.
 */
import { parseIPv4, parseIPv6 } from './ip-address.ts'

/** Everybody whose address cannot be read shares this key: a broken proxy must not open a hole. */
export const UNKNOWN_CLIENT = 'unknown'

/** Longer than any address with brackets, port and a zone of some length; nothing beyond is looked at. */
const LONGEST = 128

/**
 * The key of an address: IPv4 as it is, IPv4-mapped IPv6 (RFC 4291 §2.5.5.2) as IPv4, other IPv6 by its /64
 * (RFC 6177 gives a site at least one). Brackets, a port and a zone (RFC 4007 §11) are dropped.
 *
 * @param address as the host or a trusted proxy tells it
 * @returns at most 64 characters, made of numbers, never a piece of `address`
 */
export function clientKey(address: string | null | undefined): string {
  if (address === null || address === undefined || address.length > LONGEST) return UNKNOWN_CLIENT
  const text = bare(address.trim())
  const bytes = parseIPv4(text)
  if (bytes !== undefined) return bytes.join('.')
  const groups = parseIPv6(text.replace(ZONE, ''))
  if (groups === undefined) return UNKNOWN_CLIENT
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups
  if (a + b + c + d + e === 0 && f === 0xffff) return [g >> 8, g & 255, h >> 8, h & 255].join('.')
  return `${[a, b, c, d].map(group => group.toString(16)).join(':')}::/64`
}

/** A zone is named on this machine and says nothing of the client. */
const ZONE = /%.*$/s
const BRACKETS = /^\[([^\]]*)\](?::[0-9]{1,5})?$/
/** After a dotted quad a colon can only begin a port; after bare IPv6 it could be a group, so that needs brackets. */
const PORT = /^([^%]*\.[0-9]{1,3}):[0-9]{1,5}$/

/** Most addresses are four numbers, which neither expression has to look at. */
const bare = (text: string): string =>
  /[:[]/.test(text) ? ((BRACKETS.exec(text) ?? PORT.exec(text))?.[1] ?? text) : text
