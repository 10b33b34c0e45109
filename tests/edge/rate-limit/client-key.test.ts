/** One address, one key: the spellings of addresses, and Node's own parser as the judge of what is an address. */
import { isIP, isIPv6 } from 'node:net'
import { describe, expect, test } from 'vitest'
import { clientKey, UNKNOWN_CLIENT } from '../../../src/edge/rate-limit/client-key.ts'
import { random } from '../../make.ts'

const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  '1.2.3.4': [
    '1.2.3.4',
    ' 1.2.3.4\t',
    '1.2.3.4:5678',
    '[1.2.3.4]:80',
    '::ffff:1.2.3.4',
    '::FFFF:1.2.3.4',
    '::ffff:102:304',
    '::ffff:0102:0304',
    '0:0:0:0:0:ffff:1.2.3.4',
    '0:0:0:0:0:FFFF:102:304',
    '0000:0000:0000:0000:0000:ffff:0102:0304',
    '0::ffff:1.2.3.4',
    '[::ffff:1.2.3.4]',
    '[::ffff:102:304]:443',
    '::ffff:1.2.3.4:5678',
    '::ffff:1.2.3.4%eth0',
    '64:ff9b::1.2.3.4',
    '64:FF9B::102:304',
    '[64:ff9b::1.2.3.4]:443',
    '2002:102:304::1',
    '2002:0102:0304:5:6:7:8:9',
  ],
  '255.255.255.255': ['255.255.255.255', '::ffff:ffff:ffff'],
  '0.0.0.0': ['0.0.0.0', '::ffff:0:0'],
  '2001:db8:0:1::/64': [
    '2001:db8:0:1::',
    '2001:db8:0:1::1',
    '2001:DB8:0:1:ffff:ffff:ffff:ffff',
    '2001:0db8:0000:0001:0000:0000:0000:0001',
    '2001:db8::1:0:0:0:9',
    '2001:db8::1:5:6:1.2.3.4',
    '[2001:db8:0:1::1]:443',
    '[2001:db8:0:1::1]',
    '2001:db8:0:1::1%1',
    '[2001:db8:0:1::1%25eth0]:80',
  ],
  '64:ff9b:1:0::/64': ['64:ff9b:1::1.2.3.4'],
  '2003:102:304:0::/64': ['2003:102:304::1'],
  'fe80:0:0:0::/64': ['fe80::1', 'fe80::1%eth0', 'FE80::2%en0.100', 'fe80::3%1.2.3.4:80', 'fe80::3%'],
  '0:0:0:0::/64': ['::', '::1', '0:0:0:0:0:0:0:1', '::1.2.3.4', '::ffff:0:1.2.3.4'],
  '1:2:3:4::/64': ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '1:2:3:4:5:6:1.2.3.4', '1:2:3:4::'],
  '0:2:3:4::/64': ['::2:3:4:5:6:7:8'],
}

const GARBAGE: readonly (string | null | undefined)[] = [
  null,
  undefined,
  '',
  ' ',
  'unknown',
  '_hidden',
  'localhost',
  '1.2.3',
  '1.2.3.4.5',
  '1.2.3.256',
  '01.2.3.4',
  '1.2.3.4 5',
  '1.2.3.4, 5.6.7.8',
  '1.2.3.4:',
  '1.2.3.4:123456',
  '1.2.3.4%eth0',
  '0x1.2.3.4',
  '16909060',
  '1e1.2.3.4',
  '٣.2.3.4',
  ':',
  ':::',
  '1::2::3',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7:8::',
  '::1:2:3:4:5:6:7:8',
  '12345::',
  'g::',
  '1.2.3.4::',
  '::1.2.3.4:5:6',
  '1:2:3:4:5:6:7:1.2.3.4',
  ':1::',
  '1::2:',
  '[::1',
  '::1]',
  '[::1]x',
  '[[::1]]',
  '[]',
  '%eth0',
  '__proto__',
  '1'.repeat(10_000),
  `::1%${'z'.repeat(10_000)}`,
]

describe('A client', () => {
  test.for(Object.entries(SPELLINGS).flatMap(([key, all]) => all.map(text => [text, key] as const)))(
    '"%s" is counted as %s.',
    ([text, key]) => {
      expect(clientKey(text)).toBe(key)
    },
  )

  test.for(GARBAGE.map(text => [text] as const))('%j is no address.', ([text]) => {
    expect(clientKey(text)).toBe(UNKNOWN_CLIENT)
  })
})

describe('Random text', () => {
  const next = random(9)
  const below = (limit: number): number => Math.floor(next() * limit)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const PIECES = [':', ':', '::', '.', '0', '1', '12', 'ffff', 'FFFF', 'a', '255', '256', '1.2.3.4', '%', '[', ']', ' ']

  test('is an address exactly when Node says so, also with a port.', () => {
    const disagreements: string[] = []
    let found = 0
    for (let round = 0; round < 50_000; round += 1) {
      const text = Array.from({ length: 1 + below(16) }, () => pick(PIECES.slice(0, 13))).join('')
      const address = text.replace(/(\.\d{1,3}):\d{1,5}$/, '$1')
      const same = (clientKey(text) !== UNKNOWN_CLIENT) === isIP(address) > 0
      if (!same) disagreements.push(text)
      found += isIPv6(text) ? 1 : 0
    }
    expect(disagreements).toEqual([])
    expect(found).toBeGreaterThan(1_000)
  })

  test('never throws, and its key is one of three forms, all short.', () => {
    const others: string[] = []
    for (let round = 0; round < 20_000; round += 1) {
      const text = Array.from({ length: below(24) }, () => pick(PIECES)).join('')
      const key = clientKey(text)
      if (!/^(?:unknown|[0-9]{1,3}(?:\.[0-9]{1,3}){3}|(?:[0-9a-f]{1,4}:){4}:\/64)$/.test(key)) others.push(key)
    }
    expect(others).toEqual([])
  })

  test('every spelling of a random address has one key.', () => {
    for (let round = 0; round < 3_000; round += 1) {
      const groups = Array.from({ length: 8 }, () => pick([0, 0, 1, 0xffff, below(0x10000)]))
      const full = groups.map(group => group.toString(16).padStart(4, '0')).join(':')
      const short = new URL(`http://[${full}]/`).hostname
      const [g = 0, h = 0] = groups.slice(6)
      const dotted = `${full.slice(0, 30)}${[g >> 8, g & 255, h >> 8, h & 255].join('.')}`
      const keys = [full, full.toUpperCase(), short, `${short}:80`, dotted, `${full}%x`].map(clientKey)
      expect(new Set(keys).size, full).toBe(1)
      expect(keys[0]).not.toBe(UNKNOWN_CLIENT)
    }
  })
})
