/**
 * The site in a folder as a handler that follows the folder. A release may change in three ways: a build puts another
 * folder in its place, a symbolic link moves to another release, or files are overwritten. In each case files, redirects,
 * headers and search indexes change together and without a restart.
 */
import { open, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeEdge } from '../../edge/edge.ts'
import type { Handler } from '../../edge/handler.ts'
import { chain } from '../../edge/maybe-promise.ts'
import type { Asset, Platform } from '../../edge/platform.ts'
import { file, fileOf } from '../../model/address.ts'
import type { EdgeSettings } from '../../model/edge-settings.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { diskFiles } from './files.ts'

/** Milliseconds between two looks at the folder. */
const LOOK_MS = 1_000

/** Files that are parsed once and kept: when one of them changes, the release has changed. */
const PARSED = [file.edge, ...LANGUAGES.map(file.search)].map(fileOf)

export interface DiskSite {
  readonly handler: Handler
  /** Whether the release can be read at this moment. */
  isReadable(): Promise<boolean>
}

interface Release {
  readonly version: string
  readonly root: string
  readonly files: Pick<Platform, 'asset'>
  readonly handler: Handler
}

/**
 * @param dist folder that a build has made, or a symbolic link to one
 * @param take counts requests, where requests are counted
 * @throws when there is no readable site in the folder at the start; later the last good release stays
 */
export async function diskSite(
  dist: string,
  { take, report }: Pick<Platform, 'take'> & { readonly report: (error: unknown) => void },
): Promise<DiskSite> {
  const platform: Platform = {
    asset: path => chain(current.files.asset(path), asset => asset ?? reread(path)),
    now: () => Date.now(),
    ...(take && { take }),
  }
  const load = async (version: string): Promise<Release> => {
    const root = await realpath(dist)
    const files = diskFiles(root)
    const settings = await files.asset(fileOf(file.edge))
    if (!settings) throw new Error(`${join(root, fileOf(file.edge))} is missing`)
    const parsed = JSON.parse(Buffer.from(settings.bytes).toString()) as EdgeSettings
    return { version, root, files, handler: makeEdge(platform, parsed, report) }
  }
  let current = await load(await versionOf(dist))
  let looked = performance.now()

  /** @returns whether there is another release now */
  const follow = async (): Promise<boolean> => {
    try {
      const version = await versionOf(dist)
      if (version === current.version) return false
      current = await load(version)
      return true
    } catch (error) {
      // Between the two renames of a build there is no folder for a moment.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') report(error)
      return false
    }
  }
  /** A release that has been deleted has no files left: the one that replaced it may have the file. */
  const reread = async (path: string): Promise<Asset | undefined> => {
    const gone = await stat(current.root).then(
      () => false,
      () => true,
    )
    return gone && (await follow()) ? current.files.asset(path) : undefined
  }
  return {
    handler(request) {
      const now = performance.now()
      if (now - looked < LOOK_MS) return current.handler(request)
      looked = now
      return follow().then(() => current.handler(request))
    },
    // Opens a file, because a process without free file descriptors can still look at its size.
    async isReadable() {
      try {
        const settings = await open(join(dist, fileOf(file.edge)))
        await settings.close()
        return true
      } catch {
        return false
      }
    },
  }
}

/** Which release it is: the folder itself, and the files that are parsed once. */
async function versionOf(dist: string): Promise<string> {
  const parsed = PARSED.map(path => stat(join(dist, path)).catch(() => undefined))
  const facts = await Promise.all([stat(dist), ...parsed])
  return facts.map(found => (found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'none')).join(', ')
}
