/**
 * The key under which the requests of a client are counted. Different spellings of an address share a key, and so do
 * the 2^64 addresses of an IPv6 network. The URL parser reads IPv6, because an edge has no `node:net`.
 */
/** Shared by all clients whose address cannot be read, so that a misconfigured proxy does not lift the limit. */
export const UNKNOWN_CLIENT = 'unknown'

/** Longer than any address with brackets, port and zone; longer texts are not parsed. */
const MAX_ADDRESS_CHARACTERS = 128

/**
 * The key of an address: IPv4 as it is; IPv6 that stands for an IPv4 address as that one: IPv4-mapped (RFC 4291 §2.5.5.2),
 * behind NAT64 (RFC 6052 §2.1), 6to4 (RFC 3056 §2); other IPv6 by its /64 (RFC 6177 gives a site at least one). Brackets, a port and a zone (RFC 4007 §11) are dropped.
 *
 * @param address as the host or a trusted proxy reports it
 * @returns at most 64 characters, built from numbers and never a slice of `address`, which would keep it in memory
 */
export function clientKey(address: string | null | undefined): string {
  if (address === null || address === undefined || address.length > MAX_ADDRESS_CHARACTERS) return UNKNOWN_CLIENT
  const text = bare(address.trim())
  if (IPV4.test(text)) return text.split('.').map(Number).join('.')
  const url = `http://[${text.replace(ZONE, '')}]`
  return /^http:..\[[0-9a-f:.]+]$/i.test(url) && URL.canParse(url) ? ipv6Key(new URL(url).hostname) : UNKNOWN_CLIENT
}

/** @param host an address as the URL parser writes it: in brackets, with `::` for the longest run of zeros */
function ipv6Key(host: string): string {
  const [left = [], right = []] = host.split('::').map(half => half.match(/[^:[\]]+/g) ?? [])
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  const start = groups.slice(0, 6).join(':')
  if (start === MAPPED || start === NAT64) return ipv4Of(groups.slice(6))
  if (groups[0] === SIX_TO_FOUR) return ipv4Of(groups.slice(1, 3))
  return `${groups.slice(0, 4).join(':')}::/64`
}

const MAPPED = '0:0:0:0:0:ffff'
const NAT64 = '64:ff9b:0:0:0:0'
const SIX_TO_FOUR = '2002'

/** @param groups the two groups of an IPv6 address that hold an IPv4 address */
const ipv4Of = (groups: readonly string[]): string =>
  groups.flatMap(group => [Number(`0x${group}`) >> 8, Number(`0x${group}`) & 255]).join('.')

/** Four decimal numbers. A leading zero is refused: readers disagree whether it means octal (RFC 6943 §3.1.1). */
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/

/** A zone is local to this machine and does not identify the client. */
const ZONE = /%.*$/s
const BRACKETS = /^\[([^\]]*)\](?::[0-9]{1,5})?$/
/** After a dotted quad a colon can only begin a port; after bare IPv6 it could be a group, so that needs brackets. */
const PORT = /^([^%]*\.[0-9]{1,3}):[0-9]{1,5}$/

/** Fast path for plain IPv4 addresses. */
const bare = (text: string): string =>
  /[:[]/.test(text) ? ((BRACKETS.exec(text) ?? PORT.exec(text))?.[1] ?? text) : text
