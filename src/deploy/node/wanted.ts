/** What was looked for and not found, counted by the Node host where `--wanted` names a file. */
import type { Miss } from '../../edge/platform.ts'
import { joined, makeCrowd } from '../../edge/wanted.ts'
import type { WantedQuery } from '../../schema/wanted.ts'
import type { ServerLogs } from './server-logs.ts'
import { type WantedStore, wantedFile } from './wanted-file.ts'

/** Milliseconds between two writes; what has been counted since is lost if the process is killed. */
const INTERVAL_MS = 60_000

export type Wanted = Awaited<ReturnType<typeof openWanted>>

/**
 * @param path of the file
 * @param redis address of a Redis on which several processes count together
 * @param clientOf names the client of a request
 * @throws if the file is another one or cannot be written, where there is no Redis
 */
export async function openWanted(
  path: string,
  redis: string | undefined,
  clientOf: (request: Request) => string,
  logs: Pick<ServerLogs, 'warn'>,
) {
  const shared = redis ? (await import('./wanted-redis.ts')).wantedRedis(redis, path) : undefined
  const { note, store } = collectWanted(shared ?? wantedFile(path), {
    now: () => Date.now(),
    salt: () => crypto.getRandomValues(new Uint8Array(16)),
  })
  let isRefused = false
  const write = async (): Promise<void> => {
    try {
      await store()
      isRefused = false
    } catch (error) {
      if (!isRefused) logs.warn(`What was not found cannot be kept at the moment: ${(error as Error).message}`)
      isRefused = true
    }
  }
  // Redis may come later; a file that cannot be used is a mistake of the operator.
  await (shared ? write() : store())
  const timer = setInterval(write, INTERVAL_MS).unref()
  return {
    miss: (miss: Miss, request: Request): void => void note(miss, clientOf(request)),
    /** Writes what is left. */
    async close(): Promise<void> {
      clearInterval(timer)
      await write()
    },
  }
}

/** Counts in memory, and hands what has been counted to a store from time to time. */
export function collectWanted(store: WantedStore, crowd: Parameters<typeof makeCrowd>[0]) {
  const { note, know } = makeCrowd(crowd)
  let counted: readonly WantedQuery[] = []
  let isFirst = true
  return {
    /** Takes note of a search that found nothing; never rejects. */
    async note(miss: Miss, client: string): Promise<void> {
      const query = await note(miss, client)
      if (query) counted = joined(counted, [query])
    },
    /**
     * Hands over what has been counted since the last time, and learns at first what is kept already. What the store
     * refuses stays here, and the error is thrown.
     */
    async store(): Promise<void> {
      if (counted.length === 0 && !isFirst) return
      const sent = counted
      counted = []
      try {
        know(await store.add(sent))
        isFirst = false
      } catch (error) {
        counted = joined(sent, counted)
        throw error
      }
    },
  }
}
