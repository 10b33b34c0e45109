/** Addresses of the web: the pattern for usual ones tells the same as the parser of URLs. */
import { describe, expect, test } from 'vitest'
import { addressParts, isWebAddress } from '../../src/schema/web-address.ts'
import { pick, random } from '../make.ts'

/** What addresses are put together from: usual pieces, and those that a parser changes or refuses. */
const PIECES = [
  ...[
    'https://',
    'http://',
    'HTTPS://',
    'example',
    'www',
    'xn--',
    'xn--mnchen-3ya',
    'dev',
    'org',
    '.',
    '..',
    '/',
    '//',
  ],
  ...['/./', '/../', '-', '--', '_', '~', '%2e', '%', '?', '#', '@', ':', ':8080', '127', '0x7f', '1.2.3.4', 'ñ', 'A'],
  ...['index.html', 'v1.2', '\\', ' ', '|', '[::1]', 'a', '9', '.example', '/path/to'],
] as const

const parsed = (address: string) => {
  const { href, host, hostname } = new URL(address)
  return { href, host, hostname }
}

describe('An address', () => {
  test.for([
    'https://example.org/',
    'https://www.rfc-editor.org/rfc/rfc9110.html',
    'https://developer.mozilla.org/es/docs/Web/HTTP',
    'https://example.org',
    'https://example.org/a/../b',
    'http://127.1/',
    'https://EXAMPLE.org/',
    'https://example.org:443/x',
  ])('has the parts that the parser of URLs finds: %s', address => {
    expect(isWebAddress(address)).toBe(true)
    const { href, host, hostname } = addressParts(address)
    expect({ href, host, hostname }).toEqual(parsed(address))
  })

  test('has them whatever it is put together from.', () => {
    const next = random(11)
    let valid = 0
    for (let i = 0; i < 30_000; i++) {
      const length = 1 + Math.floor(next() * 7)
      const rest = Array.from({ length }, () => pick(PIECES, next)).join('')
      const address = next() < 0.6 ? `https://example.org/${rest}` : `https://${rest}`
      if (!URL.canParse(address)) {
        expect(isWebAddress(address), address).toBe(false)
        continue
      }
      if (!isWebAddress(address)) continue
      valid++
      const { href, host, hostname } = addressParts(address)
      expect({ href, host, hostname }, address).toEqual(parsed(address))
    }
    expect(valid).toBeGreaterThan(5_000)
  })
})
