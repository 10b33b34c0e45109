/**
 * A handler for the site in a folder that reloads when the folder changes: when a build replaces it, when a symbolic
 * link points to another release, or when files are overwritten. Files, redirects, headers and search indexes change
 * together, without a restart.
 */
import { open, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handler } from '../../edge/handler.ts'
import { makeEdge } from '../../edge/handler.ts'
import { chain, type MaybePromise } from '../../edge/maybe-promise.ts'
import type { Asset, Platform, Report } from '../../edge/platform.ts'
import { file, fileOf } from '../../model/web/address.ts'
import type { EdgeSettings, Release } from '../../model/web/edge-settings.ts'
import { RETRY_SECONDS } from '../../model/web/host-problem.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { hostProblem } from '../host-problem.ts'
import { diskFiles } from './files.ts'

/** Milliseconds between two checks of the folder. */
const CHECK_INTERVAL_MS = 1_000

/** Files that are parsed once; if one of them changes, the release has changed. */
const PARSED = [file.edge, ...LANGUAGES.map(file.search)].map(fileOf)

/** What is served now. */
export interface Served {
  /** The real path of its folder. */
  readonly root: string
  readonly release?: Release | undefined
  /** Path of the address of the site: `` or `/dictionary`. */
  readonly basePath: string
}

export interface DiskSite {
  readonly handler: Handler
  served(): Served
  /** Whether the release can be read now. */
  isReadable(): Promise<boolean>
}

interface Opened extends Served {
  readonly version: string
  readonly files: Pick<Platform, 'asset'>
  readonly handler: Handler
}

/**
 * @param dist folder that a build has made, or a symbolic link to one
 * @param consume counts requests, where requests are counted
 * @throws if the folder has no readable site at the start; later errors keep the last good release
 */
export async function diskSite(
  dist: string,
  {
    consume,
    observe,
    miss,
    report,
    followed,
  }: Pick<Platform, 'consume' | 'observe' | 'miss'> & {
    readonly report: Report
    /** Called when another build is served. */
    readonly followed?: (served: Served) => void
  },
): Promise<DiskSite> {
  const platform: Platform = {
    asset: path => chain(current.files.asset(path), asset => asset ?? reread(path)),
    now: () => Date.now(),
    pause: () => new Promise(resolve => setImmediate(resolve)),
    ...(consume && { consume }),
    ...(observe && { observe }),
    ...(miss && { miss }),
  }
  const load = async (version: string): Promise<Opened> => {
    const root = await realpath(dist)
    const files = diskFiles(root)
    const settings = await files.asset(fileOf(file.edge))
    if (!settings) throw new Error(`${join(root, fileOf(file.edge))} is missing`)
    const parsed = JSON.parse(Buffer.from(settings.bytes).toString()) as EdgeSettings
    return {
      version,
      root,
      release: parsed.release,
      basePath: parsed.basePath,
      files,
      handler: makeEdge(platform, parsed, report),
    }
  }
  let current = await load(await versionOf(dist))
  let looked = performance.now()
  /** Whether the folder was not there at the last look. */
  let isAway = false

  /** @returns whether there is another release now */
  const follow = async (): Promise<boolean> => {
    try {
      const version = await versionOf(dist)
      isAway = false
      if (version === current.version) return false
      current = await load(version)
      followed?.(current)
      return true
    } catch (error) {
      // There is no folder between the two renames of a build.
      isAway = (error as NodeJS.ErrnoException).code === 'ENOENT'
      if (!isAway) report(error)
      return false
    }
  }
  /** If the release has been deleted, its successor may have the file. */
  const reread = async (path: string): Promise<Asset | undefined> => {
    const gone = await stat(current.root).then(
      () => false,
      () => true,
    )
    return gone && (await follow()) ? current.files.asset(path) : undefined
  }
  /** What is missing because the folder is away is there again soon: search engines take 404 as final. */
  const answer = (request: Request): MaybePromise<Response> =>
    chain(current.handler(request), response => (isAway && response.status === 404 ? unavailable() : response))
  return {
    handler(request) {
      const now = performance.now()
      if (now - looked < CHECK_INTERVAL_MS) return answer(request)
      looked = now
      return follow().then(() => answer(request))
    },
    served: () => current,
    // Opens the file, because `stat` succeeds in a process without free file descriptors.
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

const unavailable = (): Response => hostProblem(503, { 'Retry-After': String(RETRY_SECONDS) })

/** Identifies a release: the folder, and the files that are parsed once. */
async function versionOf(dist: string): Promise<string> {
  const parsed = PARSED.map(path => stat(join(dist, path)).catch(() => undefined))
  const facts = await Promise.all([stat(dist), ...parsed])
  return facts.map(found => (found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'none')).join(', ')
}
