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

export type Crowd = ReturnType<typeof makeCrowd>

/**
 * @param now milliseconds since the epoch
 * @param salt random bytes, new at each call
 */
export function makeCrowd({
  now,
  salt: newSalt,
}: {
  readonly now: () => number
  readonly salt: () => Uint8Array<ArrayBuffer>
}) {
  /** What too few have asked today: who, and how often by channel. */
  const waiting = new Map<string, { readonly clients: Set<string>; readonly asked: WantedQuery }>()
  const known = new Set<string>()
  let salt = newSalt()
  let today = ''
  const keep = (key: string): void => {
    known.delete(key)
    known.add(key)
    letGo(known)
  }
  return {
    /** Queries that have been let through, now or in the past: they are counted at once. */
    know(list: readonly WantedQuery[]): void {
      for (const each of list) keep(keyOf(each))
    },
    /**
     * @param client who asks, as the host names its clients
     * @returns what is to be counted now, also for those who asked before; undefined for a query that is not let through
     */
    async note({ query: text, language, channel }: Miss, client: string): Promise<WantedQuery | undefined> {
      const query = wantedQuery(text)
      if (query === undefined) return undefined
      const day = new Date(now()).toISOString().slice(0, 10)
      if (day !== today) {
        today = day
        waiting.clear()
        salt = newSalt()
      }
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
        keep(key)
        return asked
      }
      waiting.set(key, { clients, asked })
      letGo(waiting)
      return undefined
    },
  }
}

/** Drops what came first, where there is more than is kept. */
function letGo(all: Map<string, unknown> | Set<string>): void {
  const [first] = all.keys()
  if (all.size > bounds.wanted.queries && first !== undefined) all.delete(first)
}

/** Half of SHA-256, as text: enough to tell the clients of a day apart. */
async function hashOf(client: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = joinBytes([salt, new TextEncoder().encode(client)])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return String.fromCharCode(...digest.subarray(0, 16))
}
