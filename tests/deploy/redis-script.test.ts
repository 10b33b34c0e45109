/** What Redis itself does with the script of the shared limit; needs `redis-server` or `valkey-server` on the path. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { describe, expect, test } from 'vitest'
import type { RedisLimit } from '../../src/deploy/node/redis-rate-limit.ts'
import { freePort } from '../free-port.ts'
import { BINARY, type RealRedis, spawnRedis } from './redis-servers.ts'
import { AWAY, BACK, FALLBACK, failOnRejections, inTheEnd, promptly, shared, subject } from './redis-trial.ts'

failOnRejections()

const SERVER = `With ${BINARY ?? 'no redis-server or valkey-server here: skipped'}`

// A pause of this process looks like a Redis that is slow, so a loaded machine may need another attempt.
describe.skipIf(BINARY === undefined)(SERVER, { retry: 3 }, () => {
  function started(port: number): RealRedis {
    const server = spawnRedis(port)
    inTheEnd(() => server.kill())
    return server
  }

  async function running(): Promise<{ readonly port: number; readonly server: RealRedis; readonly admin: Redis }> {
    const port = await freePort()
    const server = started(port)
    const admin = new Redis({ port, host: '127.0.0.1', retryStrategy: () => 20 }).on('error', () => {})
    inTheEnd(() => admin.disconnect())
    await admin.ping()
    return { port, server, admin }
  }

  test('two processes share one quota, and a new window follows.', async () => {
    const { port, admin } = await running()
    const limits = [subject(port), subject(port)] as const
    await Promise.all(limits.map(shared))
    const quotas = await Promise.all(Array.from({ length: 320 }, (_, i) => (limits[i % 2] as RedisLimit).consume('c')))
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
    expect(await limits[0].consume('c')).toEqual({ allowed: false, remaining: 0, seconds: 1 })
    await sleep(1_000)
    expect(await limits[1].consume('c')).toEqual({ allowed: true, remaining: 299, seconds: 60 })
  })

  test('a key without an end gets one, and a flushed script is sent again.', async () => {
    const { port, admin } = await running()
    const limit = subject(port)
    await shared(limit)
    await admin.set('palabit:limit:c', 1_000)
    expect(await limit.consume('c')).toEqual({ allowed: false, remaining: 0, seconds: 60 })
    expect(await admin.pttl('palabit:limit:c')).toBeGreaterThan(0)
    await admin.script('FLUSH')
    await admin.flushall()
    expect((await limit.consume('c')).remaining).toBe(299)
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
})
