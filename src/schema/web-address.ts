/**
 * Addresses of the web in parts. Nearly all links of entries are of the usual form, of which a pattern tells the parts
 * as the parser of URLs would; `tests/schema/web-address.test.ts` compares the two.
 */

/** `https://`, a host of ASCII letters, and a path that holds nothing to be resolved or encoded. */
const USUAL =
  /^https?:\/\/((?:(?!xn--)[a-z0-9-]+\.)+[a-z]{2,})\/(?:[\w~-]+(?:\.[\w~-]+)*\/)*(?:[\w~-]+(?:\.[\w~-]+)*)?$/

export interface AddressParts {
  /** The whole address, normalized. */
  readonly href: string
  /** Name and port of the host. */
  readonly host: string
  readonly hostname: string
}

/** @param address absolute */
export function addressParts(address: string): AddressParts {
  const host = usualHost(address)
  return host === undefined ? new URL(address) : { href: address, host, hostname: host }
}

/** Whether it is an absolute http(s) address without white space or credentials. */
export function isWebAddress(text: string): boolean {
  if (usualHost(text) !== undefined) return true
  if (/[\s\p{Cc}]/u.test(text) || !/^https?:\/\/[^/?#]/i.test(text)) return false
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return url.hostname !== '' && url.username === '' && url.password === ''
}

const usualHost = (address: string): string | undefined => USUAL.exec(address)?.[1]
