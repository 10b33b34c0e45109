/**
 * The window of `edge/limit/window.ts` in Redis or Valkey. The library counts, but with our script, because in its own
 * a window lasts a millisecond too long.
 */
import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Quota } from '../../edge/platform.ts'
import { bounds } from '../../schema/bounds.ts'

/**
 * Redis keeps a key until the end of the millisecond in which it expires, so the script subtracts one: a client that
 * waits exactly the reported seconds is allowed again. It also repairs keys without expiry. ARGV: points, seconds of
 * the window.
 */
const SCRIPT = `
local count = redis.call('incrby', KEYS[1], ARGV[1])
local left = redis.call('pttl', KEYS[1])
if left < 0 then
  left = ARGV[2] * 1000 - 1
  redis.call('pexpire', KEYS[1], left)
end
return {count, left}`

/**
 * Counts one request by key in one round trip.
 *
 * @returns rejects when the connection is not ready or Redis answers with an error
 */
export function redisWindow(client: Redis): (key: string) => Promise<Quota> {
  const limiter = new RateLimiterRedis({
    storeClient: client,
    points: bounds.rate.quota,
    duration: bounds.rate.windowSeconds,
    keyPrefix: 'palabit:limit',
    rejectIfRedisNotReady: true,
    customIncrTtlLuaScript: SCRIPT,
  })
  return async key => {
    try {
      return quota(await limiter.consume(key))
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return quota(refused)
      throw refused
    }
  }
}

const quota = ({ consumedPoints, remainingPoints, msBeforeNext }: RateLimiterRes): Quota => ({
  allowed: consumedPoints <= bounds.rate.quota,
  remaining: remainingPoints,
  seconds: Math.ceil((msBeforeNext + 1) / 1_000),
})
