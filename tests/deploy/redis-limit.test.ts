/**
 * The shared limit. A small server of our own that speaks enough of Redis's protocol goes, hangs, refuses and comes
 * back on every machine; what Redis itself does with the script needs `redis-server` or `valkey-server` on the path.
 */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type RedisLimit, redisLimit } from '../../src/deploy/node/redis-limit.ts'
import { memoryLimit } from '../../src/edge/limit/memory.ts'
import type { Quota } from '../../src/edge/platform.ts'
import { BINARY, closedPort, FakeRedis, type RealRedis, spawnRedis } from './redis-servers.ts'

/** What the fallback answers in these tests: nothing that Redis could say. */
const FALLBACK: Quota = { allowed: true, remaining: 777, seconds: 7 }
const AWAY = /^Rate limit: Redis is away \(.+\); until it is back, every process counts on its own\.$/
const BACK = 'Rate limit: Redis is back; processes share one count again.'
/** No request may wait longer. */
const A_FEW_HUNDRED_MS = 400
/** For what happens in the end, on a machine that does other things too. */
const IN_THE_END = { timeout: 20_000, interval: 20 }

let cleanups: (() => unknown)[] = []
const rejections: unknown[] = []
const remember = (reason: unknown): unknown => rejections.push(reason)
beforeEach(() => void process.on('unhandledRejection', remember))
afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
  cleanups = []
  await sleep(20)
  process.off('unhandledRejection', remember)
  expect(rejections.splice(0)).toEqual([])
})

interface Subject extends RedisLimit {
  readonly log: readonly string[]
}

function subject(port: number, fallback: (key: string) => Quota = () => FALLBACK): Subject {
  const log: string[] = []
  const limit = redisLimit(`redis://127.0.0.1:${port}`, { fallback, log: message => log.push(message) })
  cleanups.push(() => limit.close())
  return { ...limit, log }
}

/** Asks until Redis itself answers. */
const shared = (limit: RedisLimit): Promise<void> =>
  vi.waitFor(async () => expect(await limit.take('warm-up')).not.toEqual(FALLBACK), IN_THE_END)

/**
 * Asks, and gives up after a while. Timers of one process end in their order, however late they are: this one says
 * nothing about the machine.
 */
const promptly = (limit: RedisLimit): Promise<Quota | 'late'> =>
  Promise.race([limit.take('k'), sleep(A_FEW_HUNDRED_MS, 'late' as const)])

/** Asks, and gives up as soon as anything else has its turn: for what waits for nobody. */
const atOnce = (limit: RedisLimit): Promise<Quota | 'late'> =>
  Promise.race([limit.take('k'), nextTurn('late' as const)])

async function fake(): Promise<{ readonly redis: FakeRedis; readonly port: number }> {
  const redis = new FakeRedis()
  cleanups.push(() => redis.stop())
  return { redis, port: await redis.start() }
}

describe('Without Redis', () => {
  test('every request is counted by the fallback at once, and the log says so once.', async () => {
    const limit = subject(await closedPort(), memoryLimit({ now: () => 0 }))
    for (let request = 0; request < 300; request += 1) {
      expect(await atOnce(limit)).toMatchObject({ remaining: 299 - request })
    }
    await sleep(1_500)
    expect(await atOnce(limit)).toMatchObject({ allowed: false })
    expect(limit.log).toEqual([expect.stringMatching(AWAY)])
    expect(limit.log[0]).toContain('ECONNREFUSED')
  })

  test('a server that comes later is found, and the log says so once.', async () => {
    const port = await closedPort()
    const limit = subject(port)
    await vi.waitFor(() => expect(limit.log).toHaveLength(1), IN_THE_END)
    const redis = new FakeRedis()
    cleanups.push(() => redis.stop())
    await redis.start(port)
    await shared(limit)
    expect(limit.log).toEqual([expect.stringMatching(AWAY), BACK])
  })

  test.for(['localhost:6379', 'http://localhost', '', '//localhost'])('"%s" is no address of Redis.', url => {
    expect(() => redisLimit(url, { fallback: () => FALLBACK, log: () => {} })).toThrow(TypeError)
  })
})

describe('With a Redis that', () => {
  test('is well, nothing is logged and the quota is exact.', async () => {
    const { port } = await fake()
    const limit = subject(port)
    await shared(limit)
    const quotas = await Promise.all(Array.from({ length: 302 }, () => limit.take('client')))
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
    const asked = limit.take('k')
    limit.close()
    await asked
    await redis.stop()
    expect(await atOnce(limit)).toEqual(FALLBACK)
    await sleep(600)
    expect(limit.log).toEqual([])
  })
})

describe.skipIf(BINARY === undefined)(`With ${BINARY ?? 'no redis-server or valkey-server here: skipped'}`, () => {
  function started(port: number): RealRedis {
    const server = spawnRedis(port)
    cleanups.push(() => server.kill())
    return server
  }

  async function running(): Promise<{ readonly port: number; readonly server: RealRedis; readonly admin: Redis }> {
    const port = await closedPort()
    const server = started(port)
    const admin = new Redis({ port, host: '127.0.0.1', retryStrategy: () => 20 }).on('error', () => {})
    cleanups.push(() => admin.disconnect())
    await admin.ping()
    return { port, server, admin }
  }

  test('two processes share one quota, and a new window follows.', async () => {
    const { port, admin } = await running()
    const limits = [subject(port), subject(port)] as const
    await Promise.all(limits.map(shared))
    const quotas = await Promise.all(Array.from({ length: 320 }, (_, i) => (limits[i % 2] as RedisLimit).take('c')))
    expect(
      quotas
        .filter(quota => quota.allowed)
        .map(quota => quota.remaining)
        .sort((a, b) => b - a),
    ).toEqual(Array.from({ length: 300 }, (_, i) => 299 - i))
    expect(quotas.every(quota => quota.seconds === 60 || quota.seconds === 59)).toBe(true)
    const ttl = await admin.pttl('palabit:limit:c')
    expect(ttl).toBeGreaterThan(50_000)
    expect(ttl).toBeLessThan(60_000)
    await admin.pexpire('palabit:limit:c', 900)
    expect(await limits[0].take('c')).toEqual({ allowed: false, remaining: 0, seconds: 1 })
    await sleep(1_000)
    expect(await limits[1].take('c')).toEqual({ allowed: true, remaining: 299, seconds: 60 })
  })

  test('a key without an end gets one, and a flushed script is sent again.', async () => {
    const { port, admin } = await running()
    const limit = subject(port)
    await shared(limit)
    await admin.set('palabit:limit:c', 1_000)
    expect(await limit.take('c')).toEqual({ allowed: false, remaining: 0, seconds: 60 })
    expect(await admin.pttl('palabit:limit:c')).toBeGreaterThan(0)
    await admin.script('FLUSH')
    await admin.flushall()
    expect((await limit.take('c')).remaining).toBe(299)
    expect(limit.log).toEqual([])
  })

  test('a killed server is missed and found again.', async () => {
    const { port, server, admin } = await running()
    const limit = subject(port)
    await shared(limit)
    admin.disconnect()
    await server.kill()
    expect(await promptly(limit)).toEqual(FALLBACK)
    started(port)
    await shared(limit)
    expect(limit.log).toEqual([expect.stringMatching(AWAY), BACK])
  })

  test('a stopped server holds nobody up.', async () => {
    const { port, server } = await running()
    const limit = subject(port)
    await shared(limit)
    server.signal('SIGSTOP')
    expect(await promptly(limit)).toEqual(FALLBACK)
    for (let round = 0; round < 30; round += 1) {
      expect(await atOnce(limit)).toEqual(FALLBACK)
      await sleep(100)
    }
    server.signal('SIGCONT')
    await shared(limit)
    expect(limit.log).toEqual([expect.stringMatching(AWAY), BACK])
  })
})
