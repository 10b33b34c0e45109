/** A shared limit on trial: what it answers, how soon, what it logs, and that no promise of it fails unseen. */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type RedisLimit, redisLimit } from '../../src/deploy/node/redis-rate-limit.ts'
import type { Quota } from '../../src/edge/platform.ts'

/** What the fallback answers in these tests: nothing that Redis could say. */
export const FALLBACK: Quota = { allowed: true, remaining: 777, seconds: 7 }
export const AWAY = /^Rate limit: Redis is away \(.+\); until it is back, every process counts on its own\.$/
export const BACK = 'Rate limit: Redis is back; processes share one count again.'
/** No request may wait longer. */
const A_FEW_HUNDRED_MS = 400
/** For what happens in the end, on a machine that does other things too. */
export const IN_THE_END = { timeout: 60_000, interval: 20 }

let cleanups: (() => unknown)[] = []
/** Done after the test, the last first, before it is looked whether a promise failed unseen. */
export const inTheEnd = (cleanup: () => unknown): unknown => cleanups.push(cleanup)

const rejections: unknown[] = []
const remember = (reason: unknown): unknown => rejections.push(reason)

/**
 * To be called at the top of each test file: files share the modules of their worker, so hooks that this module
 * registered itself would apply to the first file only.
 */
export function failOnRejections(): void {
  beforeEach(() => void process.on('unhandledRejection', remember))
  afterEach(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup()
    cleanups = []
    await sleep(20)
    process.off('unhandledRejection', remember)
    expect(rejections.splice(0)).toEqual([])
  })
}

interface Subject extends RedisLimit {
  readonly log: readonly string[]
}

export function subject(port: number, fallback: (key: string) => Quota = () => FALLBACK): Subject {
  const log: string[] = []
  const limit = redisLimit(`redis://127.0.0.1:${port}`, { fallback, log: message => log.push(message) })
  inTheEnd(() => limit.close())
  return { ...limit, log }
}

/** Asks until Redis itself answers. */
export const shared = (limit: RedisLimit): Promise<void> =>
  vi.waitFor(async () => expect(await limit.consume('warm-up')).not.toEqual(FALLBACK), IN_THE_END)

/**
 * Asks, and gives up after a while. Timers of one process end in their order, however late they are: this one says
 * nothing about the machine.
 */
export const promptly = (limit: RedisLimit): Promise<Quota | 'late'> =>
  Promise.race([limit.consume('k'), sleep(A_FEW_HUNDRED_MS, 'late' as const)])

/** Asks, and gives up as soon as anything else has its turn: for calls that must not wait. */
export const atOnce = (limit: RedisLimit): Promise<Quota | 'late'> =>
  Promise.race([limit.consume('k'), nextTurn('late' as const)])
