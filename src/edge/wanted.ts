/**
 * What is counted of searches that find nothing. A query is let through once enough clients have asked it on one day. Until
 * then it is in memory alone, and so are the clients, as hashes with a salt that is thrown away at midnight UTC.
 */
import { bounds } from '../schema/bounds.ts'
import { SEARCH_CHANNELS, type SearchChannel, type WantedQuery } from '../schema/wanted.ts'
import { joinBytes } from '../text/join-bytes.ts'
import { fold } from '../text/words.ts'
import type { Miss } from './platform.ts'

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

const { characters, digits } = bounds.wanted

/** Digits with no letter between them, such as a telephone number or a date of birth, however they are grouped. */
const DIGIT_RUN = new RegExp(`(?:\\p{Nd}[^\\p{L}\\p{Nd}]*){${digits + 1}}`, 'u')

/** Addresses of mail and of accounts, of pages and of hosts, and what no keyboard writes. */
const ADDRESS =
  /@|:\/\/|\bwww\.|[\p{L}\p{N}]\.[a-z]{2,}[/:]|[\p{L}\p{N}-]\.(?:com|org|edu|gov|info|es|mx|ar|co|cl|pe|us|uk)\b/u
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u

/**
 * The form in which a query is counted. What could name a person or lead to one never is.
 * @param text as it was asked
 * @returns lower case, without accents, with single spaces; undefined if it is not to be counted
 */
export function wantedQuery(text: string): string | undefined {
  const query = fold(text).replace(/\s+/gu, ' ').trim()
  if (query.length === 0 || query.length > characters) return undefined
  return DIGIT_RUN.test(query) || ADDRESS.test(query) || CONTROL.test(query) ? undefined : query
}

/** The name of a query in a language, under which it is counted. */
const keyOf = ({ language, query }: Pick<WantedQuery, 'language' | 'query'>): string => `${language} ${query}`

/**
 * Joins two lists: counts are added.
 * @param more asked later than what is in `list`
 * @returns at most as many queries as are kept, the least recently asked first
 */
export function joined(list: readonly WantedQuery[], more: readonly WantedQuery[]): readonly WantedQuery[] {
  const all = new Map(list.map(each => [keyOf(each), each]))
  for (const each of more) {
    const key = keyOf(each)
    const known = all.get(key)
    all.delete(key)
    const sum = (channel: SearchChannel) => (known?.channels[channel] ?? 0) + (each.channels[channel] ?? 0)
    all.set(key, { ...each, channels: channelsOf(sum) })
  }
  return [...all.values()].slice(-bounds.wanted.queries)
}

/** The channels from which a query has been asked, in one order. */
export const channelsOf = (count: (channel: SearchChannel) => number): WantedQuery['channels'] =>
  Object.fromEntries(SEARCH_CHANNELS.flatMap(channel => (count(channel) > 0 ? [[channel, count(channel)]] : [])))
