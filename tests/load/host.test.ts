/**
 * The Node host under a crowd of 1,000 clients and 3,000 requests, a third of them malformed: nothing fails, every
 * request is counted for its client and no other, and no memory is kept. `npm run bench` sends a larger one.
 */
import { afterAll, expect, test } from 'vitest'
import { librarySite } from '../hosts/site.ts'
import { loadHost } from './loaded-host.ts'

const REQUESTS = 3_000
const CLIENTS = 1_000

/** Bytes that the heap may have grown when the crowd is gone: the clients of this minute, and compiled code. */
const GROWTH = 6 * 1_024 * 1_024

const site = await librarySite()
afterAll(() => site.remove())

test('It answers every request correctly, and keeps no memory of clients.', { timeout: 180_000 }, async () => {
  const { requests, seconds, statuses, faults, refused, before, after, printed } = await loadHost(
    site.dist,
    CLIENTS,
    REQUESTS,
  )
  const [from, to] = [before, after].map(({ heapUsed }) => (heapUsed / 1_024 / 1_024).toFixed(1))
  process.stdout.write(`${requests} requests in ${seconds.toFixed(1)} s, heap from ${from} to ${to} MiB\n`)
  expect(faults).toEqual([])
  expect(requests).toBe(REQUESTS)
  expect(Object.keys(statuses).filter(status => Number(status) >= 500 || status === '0')).toEqual([])
  expect(Object.values(statuses).reduce((sum, count) => sum + count)).toBe(REQUESTS)
  expect(refused).toHaveLength(CLIENTS / 1_000)
  expect(after.heapUsed - before.heapUsed).toBeLessThan(GROWTH)
  expect(printed).toMatch(/^Serving \S+ on http:\/\/localhost:\d+\n$/)
})
