/**
 * The list of what was not found in Redis or Valkey, where several processes count together, and as a file, which each of
 * them writes whole.
 */
import { Redis } from 'ioredis'
import { joined } from '../../edge/wanted.ts'
import { redisUrl } from './redis-limit.ts'
import { listIn, textOf, type WantedStore, writeWanted } from './wanted-file.ts'

/** It holds the text of the file. */
const KEY = 'palabit:wanted'

/** A count can wait: a request does not. */
const CONNECTION = { connectTimeout: 5_000, commandTimeout: 5_000, maxRetriesPerRequest: 1 } as const

/**
 * @param url as of the rate limit
 * @param path of the file
 */
export function wantedRedis(url: string, path: string): WantedStore {
  const address = redisUrl(url)
  return {
    async add(queries) {
      // A connection for each time, once a minute: what is watched belongs to the connection.
      const client = new Redis(address, CONNECTION)
      // Failures are those of the commands.
      client.on('error', () => undefined)
      try {
        for (;;) {
          await client.watch(KEY)
          const text = await client.get(KEY)
          const list = text === null ? queries : joined(listIn(text, KEY), queries)
          const results = await client.multi().set(KEY, textOf(list)).exec()
          for (const [error] of results ?? []) if (error) throw error
          // Nothing was done if another process has written meanwhile.
          if (results === null) continue
          await writeWanted(path, list)
          return list
        }
      } finally {
        client.disconnect()
      }
    },
  }
}
