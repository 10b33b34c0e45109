/** Finds the published site that a build is compared with, so that it does not take many addresses away unnoticed. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { file, fileOf } from '../../model/web/address.ts'
import type { EdgeSettings } from '../../model/web/edge-settings.ts'

/**
 * Releases often have a folder each, beside one another. A build into a new folder replaces the newest site of the same
 * address beside it.
 * @param out folder of the build
 * @param base address of the site
 * @returns the folder of the site that the build replaces; `out` where there is none
 */
export function replacedSite(out: string, base: string): string {
  if (existsSync(join(out, fileOf(file.edge)))) return out
  try {
    const releases = readdirSync(dirname(out)).flatMap(name => publishedAt(join(dirname(out), name), base))
    return releases.sort((a, b) => b.time - a.time)[0]?.folder ?? out
  } catch {
    return out
  }
}

function publishedAt(folder: string, base: string): readonly { readonly folder: string; readonly time: number }[] {
  try {
    const path = join(folder, fileOf(file.edge))
    const settings = JSON.parse(readFileSync(path, 'utf8')) as EdgeSettings
    return settings.base === base ? [{ folder, time: statSync(path).mtimeMs }] : []
  } catch {
    // Another folder, or a release that is being deleted.
    return []
  }
}
