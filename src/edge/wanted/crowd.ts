/**
 * Lets a query through once enough clients have asked it on one day. Until then it is in memory alone, and so are the
 * clients, as hashes with a salt that is thrown away at midnight UTC.
 */
import { bounds } from '../../schema/bounds.ts'
import type { WantedQuery } from '../../schema/wanted.ts'
import { joinBytes } from '../../text/join-bytes.ts'
import type { Miss } from '../platform.ts'
import { joined, keyOf } from './joined.ts'
import { wantedQuery } from './query.ts'

export interface Crowd {
  /**
   * @param client who asks, as the host names its clients
   * @returns what is to be counted now, also for those who asked before; undefined for a query that is not let through
   */
  note(miss: Miss, client: string): Promise<WantedQuery | undefined>
  /** Queries that have been let through, now or in the past: they are counted at once. */
  know(list: readonly WantedQuery[]): void
}

interface Waiting {
  readonly clients: Set<string>
  asked: WantedQuery
}

/**
 * @param now milliseconds since the epoch
 * @param salt random bytes, new at each call
 * @param most queries that wait, or are known, at one time
 */
export function makeCrowd({
  now,
  salt: newSalt,
  most = bounds.wanted.queries,
}: {
  readonly now: () => number
  readonly salt: () => Uint8Array<ArrayBuffer>
  readonly most?: number
}): Crowd {
  const waiting = new Map<string, Waiting>()
  const known = new Set<string>()
  let salt = newSalt()
  let today = ''
  const turn = (day: string): void => {
    if (day === today) return
    today = day
    waiting.clear()
    salt = newSalt()
  }
  return {
    know(list) {
      for (const each of list) keep(known, keyOf(each), most)
    },
    async note({ query: text, language, channel }, client) {
      const query = wantedQuery(text)
      if (query === undefined) return undefined
      const day = new Date(now()).toISOString().slice(0, 10)
      turn(day)
      const one: WantedQuery = { query, language, channels: { [channel]: 1 }, day }
      const key = keyOf(one)
      if (known.has(key)) return one
      const hash = await hashOf(client, salt)
      // Another day may have begun meanwhile; this request belongs to the day on which it came.
      if (day !== today) return undefined
      // Others may have come in between.
      if (known.has(key)) return one
      const before = waiting.get(key)
      const asked = joined(before ? [before.asked] : [], [one])[0] ?? one
      const clients = (before?.clients ?? new Set()).add(hash)
      waiting.delete(key)
      if (clients.size >= bounds.wanted.clients) {
        keep(known, key, most)
        return asked
      }
      waiting.set(key, { clients, asked })
      if (waiting.size > most) for (const [oldest] of waiting) return void waiting.delete(oldest)
      return undefined
    },
  }
}

function keep(keys: Set<string>, key: string, most: number): void {
  keys.delete(key)
  keys.add(key)
  if (keys.size > most) for (const oldest of keys) return void keys.delete(oldest)
}

/** Half of SHA-256, as text: enough to tell the clients of a day apart. */
async function hashOf(client: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = joinBytes([salt, new TextEncoder().encode(client)])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return String.fromCharCode(...digest.subarray(0, 16))
}
