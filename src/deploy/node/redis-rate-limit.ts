/**
 * A rate limit that several Node processes share through Redis or Valkey. While Redis is unavailable or slow, every
 * process counts by itself and requests do not wait.
 */
import { Redis, type RedisOptions } from 'ioredis'
import type { Quota } from '../../edge/platform.ts'
import { bounds } from '../../schema/bounds.ts'

/** The longest that a request waits for Redis before Redis counts as unavailable. */
const TIMEOUT_MS = 200
/** The average latency at which Redis counts as unavailable. */
const MAX_AVERAGE_MS = 100
/** Weight of the newest request in the average, small enough that a burst of a few hundred requests does not decide. */
const NEWEST_SHARE = 0.02
/** Pause before each attempt to use Redis again; longer than the timeout, so that no older request is pending. */
const RETRY_MS = 500

/** Commands fail instead of being queued or retried. */
const CONNECTION: RedisOptions = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  commandTimeout: TIMEOUT_MS,
  connectTimeout: 1_000,
  // A peer that hangs without closing is disconnected, which also empties the queue of unanswered commands.
  socketTimeout: 1_000,
  retryStrategy: () => RETRY_MS,
}

export type RedisLimit = ReturnType<typeof redisLimit>

interface RedisLimitOptions {
  readonly fallback: (key: string) => Quota
  readonly log: (message: string) => void
}

/**
 * Uses Redis while it counts, and tries again and again while it does not.
 * @param url `redis:`, `rediss:` (TLS), `valkey:` or `valkeys:`, with password and database as usual
 * @param fallback counts while Redis is unavailable: `memoryLimit`
 * @param log called when Redis becomes unavailable and when it is back; never with the password
 * @throws TypeError when `url` has another form
 */
export function redisLimit(url: string, { fallback, log }: RedisLimitOptions) {
  const client = new Redis(redisUrl(url), CONNECTION)
  let averageMs = 0
  let problem: string | undefined = 'not connected yet'
  let isLogged = false

  const leave = (error: unknown): void => {
    problem = reasonOf(error)
    if (isLogged) return
    isLogged = true
    log(`Rate limit: Redis is away (${problem}); until it is back, every process counts on its own.`)
  }
  /** A connection is not enough: a replica or a full Redis accepts connections but refuses to count. */
  const probe = async (): Promise<void> => {
    if (problem === undefined || client.status !== 'ready') return
    try {
      const { tookMs } = await countIn(client, 'probe')
      if (tookMs > MAX_AVERAGE_MS) throw slow(tookMs)
      problem = undefined
      averageMs = 0
      if (isLogged) log('Rate limit: Redis is back; processes share one count again.')
      isLogged = false
    } catch (error) {
      leave(error)
      // The password is sent once for each connection: a refused one is only tried again on a new connection.
      if (REFUSED.test(reasonOf(error))) client.disconnect(true)
    }
  }
  const timer = setInterval(probe, RETRY_MS).unref()
  client.on('ready', probe)
  client.on('error', leave)
  client.on('close', () => leave(new Error('connection closed')))
  return {
    /** Counts a request; never rejects. */
    async consume(key: string): Promise<Quota> {
      if (problem !== undefined) return fallback(key)
      try {
        const { quota, tookMs } = await countIn(client, key)
        averageMs += NEWEST_SHARE * (tookMs - averageMs)
        if (averageMs > MAX_AVERAGE_MS) leave(slow(averageMs))
        return quota
      } catch (error) {
        leave(error)
        return fallback(key)
      }
    },
    /** Milliseconds that counting takes, as a moving average. */
    averageMs: () => averageMs,
    /** Why counts are not shared at the moment; undefined while they are. */
    problem: () => problem,
    /** Ends the connection; later requests are counted by the fallback. */
    close(): void {
      isLogged = true
      problem = 'closed'
      clearInterval(timer)
      client.disconnect()
    },
  }
}

const slow = (ms: number): Error => new Error(`it takes ${Math.round(ms)} ms to answer`)

/** Replies to a command on a connection that has not been authenticated, or not for this user. */
const REFUSED = /^(?:NOAUTH|WRONGPASS|NOPERM)\b/

/** The client library accepts only the schemes of Redis, in lower case. */
function redisUrl(url: string): string {
  const [scheme, secure = ''] = /^(?:redis|valkey)(s?)(?=:\/\/)/i.exec(url) ?? []
  if (scheme === undefined) throw new TypeError('The address of Redis must begin with redis://, rediss:// or valkey://')
  return `redis${secure.toLowerCase()}${url.slice(scheme.length)}`
}

/** Failing to connect to several addresses of one name gives an error without a message. */
const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}

/**
 * Redis keeps a key until the end of the millisecond in which it expires, so the script subtracts one: a client that
 * waits exactly the reported seconds is allowed again. It also repairs keys without expiry. ARGV: seconds of the window.
 */
const SCRIPT = `
local count = redis.call('incr', KEYS[1])
local left = redis.call('pttl', KEYS[1])
if left < 0 then
  left = ARGV[1] * 1000 - 1
  redis.call('pexpire', KEYS[1], left)
end
return {count, left}`

/**
 * Counts one request by key in one round trip.
 *
 * @returns rejects when the connection is not ready or Redis answers with an error
 */
async function countIn(client: Redis, key: string): Promise<{ readonly quota: Quota; readonly tookMs: number }> {
  const { quota, windowSeconds } = bounds.rate
  const started = performance.now()
  const [count = 0, left = 0] = (await client.eval(SCRIPT, 1, `palabit:limit:${key}`, windowSeconds)) as number[]
  return {
    quota: { allowed: count <= quota, remaining: Math.max(quota - count, 0), seconds: Math.ceil((left + 1) / 1_000) },
    tookMs: performance.now() - started,
  }
}
