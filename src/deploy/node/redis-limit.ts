/**
 * One limit for several Node processes, on Redis or Valkey, that is never the reason why an answer is late: while Redis
 * is away every process counts on its own, and requests do not even try it.
 */
import { Redis, type RedisOptions } from 'ioredis'
import type { Quota } from '../../edge/platform.ts'
import { redisWindow } from './redis-window.ts'

/** The longest that a request waits for Redis. */
const PATIENCE_MS = 200
/** Pause between two attempts to find Redis back; longer than the patience, so that no older request still waits. */
const RETRY_MS = 500

/** A command is sent now and once, or fails: nothing is queued for later or sent again. */
const CONNECTION: RedisOptions = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  commandTimeout: PATIENCE_MS,
  connectTimeout: 1_000,
  // A peer that hangs without closing is hung up on, which also empties the queue of commands that nobody answers.
  socketTimeout: 1_000,
  retryStrategy: () => RETRY_MS,
}

export interface RedisLimit {
  /** Counts a request; never rejects. */
  take(key: string): Promise<Quota>
  /** Ends the connection; what is still asked is counted by the fallback. */
  close(): void
}

/**
 * @param url `redis:`, `rediss:` (TLS), `valkey:` or `valkeys:`, with password and database as usual
 * @param fallback counts while Redis is away: `memoryLimit`
 * @param log told once when Redis goes and once when it is back; never sees the password
 * @throws TypeError when `url` has another form
 */
export function redisLimit(
  url: string,
  { fallback, log }: { readonly fallback: (key: string) => Quota; readonly log: (message: string) => void },
): RedisLimit {
  const client = new Redis(redisUrl(url), CONNECTION)
  const count = redisWindow(client)
  let state: 'starting' | 'here' | 'away' | 'closed' = 'starting'
  let timer: NodeJS.Timeout | undefined

  const leave = (reason: string): void => {
    if (state === 'away' || state === 'closed') return
    state = 'away'
    log(`Rate limit: Redis is away (${reason}); until it is back, every process counts on its own.`)
    retry()
  }
  const retry = (): void => {
    clearTimeout(timer)
    timer = setTimeout(probe, RETRY_MS).unref()
  }
  /** A connection is not enough: a replica or a full Redis accepts it and refuses to count. */
  const probe = async (): Promise<void> => {
    try {
      await count('probe')
      clearTimeout(timer)
      if (state === 'away') log('Rate limit: Redis is back; processes share one count again.')
      if (state !== 'closed') state = 'here'
    } catch (error) {
      leave(reasonOf(error))
      if (state === 'away') retry()
    }
  }
  client.on('ready', probe)
  client.on('error', error => leave(reasonOf(error)))
  client.on('close', () => leave('connection closed'))

  return {
    async take(key) {
      if (state !== 'here') return fallback(key)
      try {
        return await count(key)
      } catch (error) {
        leave(reasonOf(error))
        return fallback(key)
      }
    },
    close() {
      state = 'closed'
      clearTimeout(timer)
      client.disconnect()
    },
  }
}

/** The client library knows the schemes of Redis only, in lower case. */
function redisUrl(url: string): string {
  const scheme = SCHEMES[/^([a-z]+):\/\//i.exec(url)?.[1]?.toLowerCase() ?? '']
  if (scheme === undefined) throw new TypeError('The address of Redis must begin with redis://, rediss:// or valkey://')
  return scheme + url.slice(url.indexOf(':'))
}

const SCHEMES: Readonly<Record<string, string>> = {
  redis: 'redis',
  rediss: 'rediss',
  valkey: 'redis',
  valkeys: 'rediss',
}

/** Failing to connect to several addresses of one name gives an error without a message. */
const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}
