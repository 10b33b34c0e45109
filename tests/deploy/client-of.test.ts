/** Who is asking behind proxies of our own: entries count from the right, and lies on the left change nothing. */
import { describe, expect, test } from 'vitest'
import { clientOfRequest, setConnection } from '../../src/deploy/node/client-address.ts'
import { UNKNOWN_CLIENT } from '../../src/edge/rate-limit/client-key.ts'

const SOCKET = '10.0.0.1'

/** Who has sent a request with these fields, over a connection of this address. */
function sender(headers: Record<string, string> | Headers, proxies: number): string {
  const request = new Request('https://tiny.example/', { headers })
  setConnection(request, { remoteAddress: SOCKET })
  return clientOfRequest(request, proxies)
}

const client = (forwarded: string | undefined, proxies: number): string =>
  sender(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, proxies)

const TABLE: readonly (readonly [forwarded: string | undefined, proxies: number, client: string])[] = [
  [undefined, 0, SOCKET],
  ['1.1.1.1', 0, SOCKET],
  ['1.1.1.1', -1, SOCKET],
  ['1.1.1.1', Number.NaN, SOCKET],
  [undefined, 1, SOCKET],
  ['', 1, SOCKET],
  ['1.1.1.1', 1, '1.1.1.1'],
  ['9.9.9.9, 1.1.1.1', 1, '1.1.1.1'],
  ['9.9.9.9, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
  ['9.9.9.9,1.1.1.1,2.2.2.2,3.3.3.3', 3, '1.1.1.1'],
  ['1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
  ['1.1.1.1, 2.2.2.2', 3, '1.1.1.1'],
  ['1.1.1.1', 9, '1.1.1.1'],
  ['1.1.1.1', Number.POSITIVE_INFINITY, '1.1.1.1'],
  ['  1.1.1.1\t', 1, '1.1.1.1'],
  ['1.1.1.1:4711', 1, '1.1.1.1'],
  ['2001:db8::1', 1, '2001:db8:0:0::/64'],
  ['[2001:db8::1]:4711', 1, '2001:db8:0:0::/64'],
  ['unknown', 1, SOCKET],
  ['_secret', 1, SOCKET],
  ['1.1.1.1, garbage', 1, SOCKET],
  ['garbage, 1.1.1.1', 1, '1.1.1.1'],
  ['garbage, 1.1.1.1', 2, SOCKET],
  ['1.1.1.1, garbage', 2, '1.1.1.1'],
  ['1.1.1.1,', 1, SOCKET],
  ['1.1.1.1,,', 2, SOCKET],
  [',1.1.1.1', 2, SOCKET],
  [',,,', 2, SOCKET],
  [',', 9, SOCKET],
  ['"1.1.1.1"', 1, SOCKET],
  ['for=1.1.1.1', 1, SOCKET],
]

describe('A client', () => {
  test.for(TABLE)('"%s" behind %d proxies is %s.', ([forwarded, proxies, expected]) => {
    expect(client(forwarded, proxies)).toBe(expected)
  })

  test('reads repeated fields as one list.', () => {
    const headers = new Headers()
    for (const value of ['9.9.9.9', '1.1.1.1, 2.2.2.2', '3.3.3.3']) headers.append('X-Forwarded-For', value)
    const senders = [1, 2, 3, 4].map(proxies => sender(headers, proxies))
    expect(senders).toEqual(['3.3.3.3', '2.2.2.2', '1.1.1.1', '9.9.9.9'])
  })

  test('reads no other field.', () => {
    const headers = { 'x-real-ip': '9.9.9.9', forwarded: 'for=9.9.9.9', 'true-client-ip': '9.9.9.9' }
    expect(sender(headers, 1)).toBe(SOCKET)
  })

  test('is unknown when the socket has none.', () => {
    for (const proxies of [0, 1])
      expect(clientOfRequest(new Request('https://tiny.example/'), proxies)).toBe(UNKNOWN_CLIENT)
  })
})
