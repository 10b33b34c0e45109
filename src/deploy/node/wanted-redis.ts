/**
 * The list of what was not found in Redis or Valkey, where several processes count together, and as a file, which each of
 * them writes whole.
 */
import { Redis } from 'ioredis'
import { channelsOf, keyOf } from '../../edge/wanted/joined.ts'
import { bounds } from '../../schema/bounds.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { SEARCH_CHANNELS, type WantedQuery } from '../../schema/wanted.ts'
import { redisUrl } from './redis-limit.ts'
import { type WantedStore, writeWanted } from './wanted-file.ts'

/** Counts by channel and query, last days by query, and the queries in the order in which they were asked last. */
const KEYS = ['counts', 'days', 'recent', 'turn'].map(part => `{palabit:wanted}:${part}`)

/** Adds the counts of one query, and forgets the least recent beyond the bound. ARGV: query, day, bound, channel, count … */
const ADD = `
for i = 4, #ARGV, 2 do redis.call('hincrby', KEYS[1], ARGV[i] .. ' ' .. ARGV[1], ARGV[i + 1]) end
redis.call('hset', KEYS[2], ARGV[1], ARGV[2])
redis.call('zadd', KEYS[3], redis.call('incr', KEYS[4]), ARGV[1])
local over = redis.call('zcard', KEYS[3]) - ARGV[3]
if over > 0 then
  local gone = redis.call('zpopmin', KEYS[3], over)
  for i = 1, #gone, 2 do
    redis.call('hdel', KEYS[2], gone[i])
    redis.call('hdel', KEYS[1], ${SEARCH_CHANNELS.map(channel => `'${channel} ' .. gone[i]`).join(', ')})
  end
end`

/** A count can wait: a request does not. */
const CONNECTION = { lazyConnect: true, connectTimeout: 5_000, commandTimeout: 5_000, maxRetriesPerRequest: 1 } as const

/**
 * @param url as of the rate limit
 * @param path of the file
 */
export function wantedRedis(url: string, path: string, most: number = bounds.wanted.queries) {
  const client = new Redis(redisUrl(url), CONNECTION)
  // Failures are those of the commands.
  client.on('error', () => undefined)
  return {
    async add(queries: Parameters<WantedStore['add']>[0]) {
      // All or none, so that nothing is counted twice when a part fails.
      const commands = queries.map(query => {
        const counts = Object.entries(query.channels).flat().map(String)
        return ['eval', ADD, String(KEYS.length), ...KEYS, keyOf(query), query.day, String(most), ...counts]
      })
      const results = commands.length > 0 ? await client.multi(commands).exec() : []
      for (const [error] of results ?? []) if (error) throw error
      const list = await readAll(client)
      await writeWanted(path, list)
      return list
    },
    close: (): void => client.disconnect(),
  }
}

async function readAll(client: Redis): Promise<readonly WantedQuery[]> {
  const [counts = '', days = '', recent = ''] = KEYS
  const [keys, dayOf, countOf] = await Promise.all([
    client.zrange(recent, '0', '-1'),
    client.hgetall(days),
    client.hgetall(counts),
  ])
  return keys.flatMap(key => {
    const language = LANGUAGES.find(each => key.startsWith(`${each} `))
    const day = dayOf[key]
    if (language === undefined || day === undefined) return []
    const channels = channelsOf(channel => Number(countOf[`${channel} ${key}`] ?? 0))
    return [{ query: key.slice(language.length + 1), language, channels, day }]
  })
}
