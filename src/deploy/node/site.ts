/**
 * The site in a folder as a handler that follows the folder: when a build has put another site in its place, redirects,
 * headers and search indexes are read anew, and no request has to wait for a restart.
 */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeEdge } from '../../edge/edge.ts'
import type { Handler } from '../../edge/handler.ts'
import type { Platform } from '../../edge/platform.ts'
import { file, fileOf } from '../../model/address.ts'
import type { EdgeSettings } from '../../model/edge-settings.ts'
import { diskPlatform } from './files.ts'

/** Milliseconds between two looks at the folder. */
const LOOK_MS = 1_000

/**
 * @param dist folder that a build has made; a build puts a new folder in its place
 * @param take counts requests, where requests are counted
 * @throws when there is no site in the folder at the start; later the last good site stays
 */
export async function diskSite(
  dist: string,
  { take, report }: Pick<Platform, 'take'> & { readonly report: (error: unknown) => void },
): Promise<Handler> {
  const files = await diskPlatform(dist)
  const platform: Platform = { ...files, now: () => Date.now(), ...(take && { take }) }
  const load = async (): Promise<Handler> => {
    const settings = JSON.parse(await readFile(join(dist, fileOf(file.edge)), 'utf8')) as EdgeSettings
    return makeEdge(platform, settings, report)
  }
  let version = await versionOf(dist)
  let handler = await load()
  let looked = performance.now()

  const look = async (): Promise<void> => {
    try {
      const found = await versionOf(dist)
      if (found === version) return
      handler = await load()
      version = found
    } catch (error) {
      // Between the two renames of a build there is no folder for a moment.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') report(error)
    }
  }
  return request => {
    const now = performance.now()
    if (now - looked < LOOK_MS) return handler(request)
    looked = now
    return look().then(() => handler(request))
  }
}

const versionOf = async (folder: string): Promise<string> => {
  const { ino, mtimeMs } = await stat(folder)
  return `${ino} ${mtimeMs}`
}
