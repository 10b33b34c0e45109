/** Lists of what was not found, joined: counts are added, and the list stays within its bound. */
import { bounds } from '../../schema/bounds.ts'
import { SEARCH_CHANNELS, type SearchChannel, type WantedQuery } from '../../schema/wanted.ts'

/** The name of a query in a language, under which it is counted. */
export const keyOf = ({ language, query }: Pick<WantedQuery, 'language' | 'query'>): string => `${language} ${query}`

/**
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
