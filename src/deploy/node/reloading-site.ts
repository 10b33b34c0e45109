/**
 * A handler for the site in a folder that reloads when the folder changes: when a build replaces it, when a symbolic
 * link points to another release, or when files are overwritten. Files, redirects, headers and search indexes change
 * together, without a restart.
 */
import { existsSync } from 'node:fs'
import { open, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeEdge } from '../../edge/handler.ts'
import { chain, type MaybePromise } from '../../edge/maybe-promise.ts'
import type { Asset, Platform, Report } from '../../edge/platform.ts'
import { file, fileOf } from '../../model/web/address.ts'
import type { EdgeSettings } from '../../model/web/edge-settings.ts'
import { RETRY_SECONDS } from '../../model/web/host-problem-details.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { hostProblem } from '../host-problem-details-response.ts'
import { diskFiles } from './disk-files.ts'

/** Milliseconds between two checks of the folder. */
const CHECK_INTERVAL_MS = 1_000

/** Files that are parsed once; if one of them changes, the release has changed. */
const PARSED = [file.edge, ...LANGUAGES.flatMap(language => [file.searchNames(language), file.search(language)])].map(
  fileOf,
)

/** What is served now, and the real path of its folder. */
export interface Served extends Pick<EdgeSettings, 'release' | 'basePath'> {
  readonly root: string
}

interface Options extends Pick<Platform, 'consume' | 'observe'> {
  readonly report: Report
  readonly onRelease?: (served: Served) => void
  /** Called when the folder disappears (true) and when it is back (false). */
  readonly onAway?: (isAway: boolean) => void
}

/**
 * @param dist folder that a build has made, or a symbolic link to one
 * @throws if the folder has no readable site at the start; later errors keep the last good release
 */
export async function diskSite(dist: string, { report, onRelease, onAway, ...counting }: Options) {
  const platform: Platform = {
    ...counting,
    asset: path => chain(current.files.asset(path), asset => asset ?? reread(path)),
    now: () => Date.now(),
    pause: () => new Promise(resolve => setImmediate(resolve)),
  }
  let current = await loadRelease(dist, await versionOf(dist), platform, report)
  let checked = performance.now()
  let isAway = false

  const setAway = (now: boolean): void => {
    if (now !== isAway) onAway?.(now)
    isAway = now
  }
  /** @returns whether there is another release now */
  const follow = async (): Promise<boolean> => {
    try {
      const version = await versionOf(dist)
      setAway(false)
      if (version === current.version) return false
      current = await loadRelease(dist, version, platform, report)
      onRelease?.(current)
      return true
    } catch (error) {
      // There is no folder between the two renames of a build.
      setAway((error as NodeJS.ErrnoException).code === 'ENOENT')
      if (!isAway) report(error)
      return false
    }
  }
  /** If the release has been deleted, its successor may have the file. */
  const reread = async (path: string): Promise<Asset | undefined> =>
    !existsSync(current.root) && (await follow()) ? current.files.asset(path) : undefined
  /** Not found while the folder is away is unavailable: search engines take 404 as final. */
  const answer = (request: Request): MaybePromise<Response> =>
    chain(current.handler(request), response =>
      isAway && response.status === 404 ? hostProblem(503, { 'Retry-After': String(RETRY_SECONDS) }) : response,
    )
  return {
    handler(request: Request): MaybePromise<Response> {
      const now = performance.now()
      if (now - checked < CHECK_INTERVAL_MS) return answer(request)
      checked = now
      return follow().then(() => answer(request))
    },
    served: (): Served => current,
    /** Whether the release can be read now. Opens a file: `stat` succeeds in a process without free descriptors. */
    async isReadable(): Promise<boolean> {
      const settings = await open(join(dist, fileOf(file.edge))).catch(() => undefined)
      await settings?.close()
      return settings !== undefined
    },
  }
}

/** @throws if the folder has no readable site */
async function loadRelease(dist: string, version: string, platform: Platform, report: Report) {
  const root = await realpath(dist)
  const files = diskFiles(root)
  const asset = await files.asset(fileOf(file.edge))
  if (!asset) throw new Error(`${join(root, fileOf(file.edge))} is missing`)
  const settings = JSON.parse(Buffer.from(asset.bytes).toString()) as EdgeSettings
  const { release, basePath } = settings
  return { version, root, release, basePath, files, handler: makeEdge(platform, settings, report) }
}

/** Identifies a release: the folder, and the files that are parsed once. */
async function versionOf(dist: string): Promise<string> {
  const parsed = PARSED.map(path => stat(join(dist, path)).catch(() => undefined))
  const facts = await Promise.all([stat(dist), ...parsed])
  return facts.map(found => (found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'none')).join(', ')
}
