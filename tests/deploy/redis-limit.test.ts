/**
 * The shared limit: a small server of our own that speaks enough of Redis's protocol goes, hangs, refuses and comes
 * back on every machine.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { redisLimit } from '../../src/deploy/node/redis-rate-limit.ts'
import { memoryLimit } from '../../src/edge/rate-limit/memory-store.ts'
import { freePort } from '../free-port.ts'
import { FakeRedis } from './redis-servers.ts'
import {
  AWAY,
  atOnce,
  BACK,
  FALLBACK,
  failOnRejections,
  IN_THE_END,
  inTheEnd,
  promptly,
  shared,
  subject,
} from './redis-trial.ts'

failOnRejections()

async function fake(): Promise<{ readonly redis: FakeRedis; readonly port: number }> {
  const redis = new FakeRedis()
  inTheEnd(() => redis.stop())
  return { redis, port: await redis.start() }
}

describe('Without Redis', () => {
  test('every request is counted by the fallback at once, and the log says so once.', async () => {
    const limit = subject(await freePort(), memoryLimit({ now: () => 0 }))
    for (let request = 0; request < 300; request += 1) {
      expect(await atOnce(limit)).toMatchObject({ remaining: 299 - request })
    }
    await sleep(1_500)
    expect(await atOnce(limit)).toMatchObject({ allowed: false })
    expect(limit.log).toEqual([expect.stringMatching(AWAY)])
    expect(limit.log[0]).toContain('ECONNREFUSED')
  })

  test('a server that comes later is found, and the log says so once.', async () => {
    const port = await freePort()
    const limit = subject(port)
    await vi.waitFor(() => expect(limit.log).toHaveLength(1), IN_THE_END)
    const redis = new FakeRedis()
    inTheEnd(() => redis.stop())
    await redis.start(port)
    await shared(limit)
    expect(limit.log).toEqual([expect.stringMatching(AWAY), BACK])
  })

  test.for(['localhost:6379', 'http://localhost', '', '//localhost'])('"%s" is no address of Redis.', url => {
    expect(() => redisLimit(url, { fallback: () => FALLBACK, log: () => {} })).toThrow(TypeError)
  })
})

// A pause of this process looks like a Redis that is slow, so a loaded machine may need another attempt.
describe('With a Redis that', { retry: 3 }, () => {
  test('is well, nothing is logged and the quota is exact.', async () => {
    const { port } = await fake()
    const limit = subject(port)
    await shared(limit)
    const quotas = await Promise.all(Array.from({ length: 302 }, () => limit.consume('client')))
    expect(quotas.slice(0, 300).map(quota => quota.remaining)).toEqual(Array.from({ length: 300 }, (_, i) => 299 - i))
    expect(quotas[299]).toEqual({ allowed: true, remaining: 0, seconds: 60 })
    expect(quotas.slice(300)).toEqual(new Array(2).fill({ allowed: false, remaining: 0, seconds: 60 }))
    expect(limit.log).toEqual([])
  })

  test('goes twice and comes back twice, the log has four lines.', async () => {
    const { redis, port } = await fake()
    const limit = subject(port)
    await shared(limit)
    for (const round of [1, 2]) {
      await redis.stop()
      const asked = await Promise.all(Array.from({ length: 50 }, () => promptly(limit)))
      expect(asked).toEqual(new Array(50).fill(FALLBACK))
      await vi.waitFor(() => expect(limit.log).toHaveLength(round * 2 - 1), IN_THE_END)
      expect(await atOnce(limit)).toEqual(FALLBACK)
      await redis.start(port)
      await shared(limit)
      expect(limit.log).toHaveLength(round * 2)
    }
    expect(limit.log.slice(2)).toEqual([expect.stringMatching(AWAY), BACK])
  })

  test('hangs, the first requests wait a moment, later ones do not, and none reaches it.', async () => {
    const { redis, port } = await fake()
    const limit = subject(port)
    await shared(limit)
    redis.mood = 'hangs'
    const first = await Promise.all(Array.from({ length: 100 }, () => promptly(limit)))
    expect(first).toEqual(new Array(100).fill(FALLBACK))
    const received = redis.received
    for (let request = 0; request < 1_000; request += 1) expect(await atOnce(limit)).toEqual(FALLBACK)
    expect(redis.received - received).toBeLessThan(10)
    await sleep(4_000)
    expect(limit.log).toEqual([expect.stringMatching(AWAY)])
    redis.mood = 'well'
    await shared(limit)
    expect(limit.log).toEqual([expect.stringMatching(AWAY), BACK])
  })

  test('hangs from the start, no request waits.', async () => {
    const { redis, port } = await fake()
    redis.mood = 'hangs'
    const limit = subject(port)
    for (let round = 0; round < 20; round += 1) {
      expect(await atOnce(limit)).toEqual(FALLBACK)
      await sleep(50)
    }
    await vi.waitFor(() => expect(limit.log).toEqual([expect.stringMatching(AWAY)]), IN_THE_END)
  })

  test('answers, but slowly, is away until it is fast: no request pays for it.', async () => {
    const { redis, port } = await fake()
    redis.mood = 'slow'
    const limit = subject(port)
    await vi.waitFor(() => expect(limit.log).toEqual([expect.stringMatching(/takes \d+ ms to answer/)]), IN_THE_END)
    expect(limit.problem()).toMatch(/takes \d+ ms to answer/)
    for (let request = 0; request < 100; request += 1) expect(await atOnce(limit)).toEqual(FALLBACK)
    redis.mood = 'well'
    await shared(limit)
    expect([limit.problem(), limit.log.at(-1)]).toEqual([undefined, BACK])
  })

  test('accepts connections but refuses to count, is away until it counts.', async () => {
    const { redis, port } = await fake()
    redis.mood = 'refuses'
    const limit = subject(port)
    await vi.waitFor(() => expect(limit.log).toHaveLength(1), IN_THE_END)
    await sleep(1_700)
    expect(await atOnce(limit)).toEqual(FALLBACK)
    expect(limit.log).toEqual([expect.stringContaining('READONLY')])
    redis.mood = 'well'
    await shared(limit)
    expect(limit.log).toEqual([expect.stringMatching(AWAY), BACK])
  })

  test('is no longer wanted: after closing, the fallback counts and the log is silent.', async () => {
    const { redis, port } = await fake()
    const limit = subject(port)
    await shared(limit)
    const asked = limit.consume('k')
    limit.close()
    await asked
    await redis.stop()
    expect(await atOnce(limit)).toEqual(FALLBACK)
    await sleep(600)
    expect(limit.log).toEqual([])
  })
})
