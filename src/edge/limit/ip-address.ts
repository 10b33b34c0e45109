/**
 * A strict parser for IP addresses with web standards only: an edge has no `node:net`. It returns numbers, not slices
 * of the text, because a slice would keep the whole header in memory.
 */

/**
 * 32 bits as four decimal numbers. A leading zero is refused: readers disagree whether it means octal (RFC 6943
 * §3.1.1). It reads single characters instead of using a regular expression, because it runs for every counted request.
 */
export function parseIPv4(text: string): readonly number[] | undefined {
  if (text.length > LONGEST_IPV4) return undefined
  const bytes: number[] = []
  let byte = NONE
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - ZERO
    if (digit === DOT) {
      if (byte === NONE) return undefined
      bytes.push(byte)
      byte = NONE
    } else {
      if (!(digit >= 0 && digit <= 9) || byte === 0) return undefined
      byte = byte === NONE ? digit : byte * 10 + digit
      if (byte > 255) return undefined
    }
  }
  if (byte === NONE) return undefined
  bytes.push(byte)
  return bytes.length === 4 ? bytes : undefined
}

const LONGEST_IPV4 = '255.255.255.255'.length
const ZERO = 48
/** As far from the zero as a digit would be. */
const DOT = 46 - ZERO
/** A byte of which no digit has been read. */
const NONE = -1

/**
 * 128 bits as eight groups, from any text form of RFC 4291 §2.2: full, with `::` in place of one run of zeros, and with
 * the last 32 bits as an IPv4 address. No zone, brackets or port.
 */
export function parseIPv6(text: string): readonly number[] | undefined {
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  const [head = '', tail] = halves
  const left = groups(head, tail === undefined)
  const right = tail === undefined ? [] : groups(tail, true)
  if (left === undefined || right === undefined) return undefined
  const missing = 8 - left.length - right.length
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  return [...left, ...new Array<number>(missing).fill(0), ...right]
}

const GROUP = /^[0-9a-f]{1,4}$/i

/** Groups between colons; only those at the end of an address may finish with an IPv4 address. */
function groups(text: string, last: boolean): readonly number[] | undefined {
  if (text === '') return []
  const values: number[] = []
  const parts = text.split(':')
  for (const [index, part] of parts.entries()) {
    if (GROUP.test(part)) {
      values.push(Number.parseInt(part, 16))
      continue
    }
    const bytes = last && index === parts.length - 1 ? parseIPv4(part) : undefined
    if (bytes === undefined) return undefined
    const [a = 0, b = 0, c = 0, d = 0] = bytes
    values.push(a * 256 + b, c * 256 + d)
  }
  return values
}
