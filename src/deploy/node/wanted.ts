/** What was looked for and not found, counted by the Node host where `--wanted` names a file. */
import type { Platform } from '../../edge/platform.ts'
import { collectWanted } from '../../edge/wanted/collect.ts'
import type { ServerLogs } from './server-logs.ts'
import { wantedFile } from './wanted-file.ts'

/** Milliseconds between two writes; what has been counted since is lost if the process is killed. */
const INTERVAL_MS = 60_000

export interface Wanted {
  readonly miss: NonNullable<Platform['miss']>
  /** Writes what is left. */
  close(): Promise<void>
}

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
): Promise<Wanted> {
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
    miss: (miss, request) => void note(miss, clientOf(request)),
    async close() {
      clearInterval(timer)
      await write()
      shared?.close()
    },
  }
}
