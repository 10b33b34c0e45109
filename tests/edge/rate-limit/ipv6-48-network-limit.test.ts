/** A second count, so that the 65,536 networks of one /48 do not have as many quotas. */
import { expect, test } from 'vitest'
import type { Quota } from '../../../src/edge/platform.ts'
import { clientKey } from '../../../src/edge/rate-limit/client-key.ts'
import { withNetworkLimit } from '../../../src/edge/rate-limit/ipv6-48-network-limit.ts'
import { memoryLimit } from '../../../src/edge/rate-limit/memory-store.ts'

const limit = (now: () => number = () => 0) => withNetworkLimit(memoryLimit({ now }), now) as (key: string) => Quota
const subnet = (i: number): string => clientKey(`2001:db8:1:${i.toString(16)}::1`)

test('A /64 has a quota as every other client has.', () => {
  const take = limit()
  for (let request = 0; request < 300; request++)
    expect(take(subnet(1))).toEqual({ allowed: true, remaining: 299 - request, seconds: 60 })
  expect(take(subnet(1))).toEqual({ allowed: false, remaining: 0, seconds: 60 })
})

test('All /64 networks of a /48 have ten quotas together, and the next window begins anew.', () => {
  let now = 0
  const take = limit(() => now)
  const allowed = Array.from({ length: 3_400 }, (_, i) => take(subnet(i)).allowed)
  expect(allowed.filter(Boolean)).toHaveLength(3_000)
  expect(take(subnet(5_000))).toEqual({ allowed: false, remaining: 0, seconds: 60 })
  expect(take(clientKey('2001:db8:2::1')).allowed).toBe(true)
  expect(take('192.0.2.1').allowed).toBe(true)
  now = 60_000
  expect(take(subnet(0)).allowed).toBe(true)
})

test('Requests beyond the quota of a /64 use up nothing of its /48.', () => {
  const take = limit()
  for (let request = 0; request < 5_000; request++) take(subnet(1))
  expect(take(subnet(2)).allowed).toBe(true)
})

test('Where a host cannot say what is left, only the /48 has a number.', async () => {
  const take = withNetworkLimit(
    async () => undefined,
    () => 0,
  )
  expect(await take(subnet(1))).toBeUndefined()
  for (let i = 1; i < 3_000; i++) await take(subnet(i))
  expect(await take(subnet(1))).toMatchObject({ allowed: false })
})
