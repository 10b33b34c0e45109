/**
 * IP addresses read strictly, with web standards only: an edge has no `node:net`. Numbers come out, not pieces of the
 * text, so that nothing kept later holds on to a long header.
 */

/** 32 bits as four decimal numbers. A leading zero is refused: readers disagree whether it means octal (RFC 6943 §3.1.1). */
export function parseIPv4(text: string): readonly number[] | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every(part => DECIMAL.test(part))) return undefined
  const bytes = parts.map(Number)
  return bytes.every(byte => byte <= 255) ? bytes : undefined
}

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

const DECIMAL = /^(?:0|[1-9][0-9]{0,2})$/
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
