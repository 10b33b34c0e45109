/**
 * Removes the site that a build has replaced. Its files that the new one lacks are counted; those that were added by
 * hand at the top, such as CNAME, are lost, so the report names them.
 */
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { explainSystemError, isSystemError } from '../../report/system-error.ts'
import { LOST_AND_FOUND, prefixOf } from './swap-site-folders.ts'

/** What systems leave in every folder that is looked at. */
const LITTER: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', LOST_AND_FOUND])

/** Files that are named; more would hide the rest of the report. */
const MAX_NAMED = 10

/** A file at the top, where hosts and crawlers look for files by their names. */
const AT_TOP = /^(?:\.well-known\/)?[^/]+$/

/** Paths of the files in a folder, without those of builds that are at work; none where there is no folder. */
function filesIn(folder: string): readonly string[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter(path => !path.startsWith(prefixOf(folder)))
}

/** How many files a folder has. Much faster than listing them. */
export const countFiles = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce(
    (count, entry) => count + (entry.isDirectory() ? countFiles(`${folder}/${entry.name}`) : 1),
    0,
  )

/** Paths of the files of the published site that the new one lacks. */
export const removedFiles = (out: string, next: string): readonly string[] =>
  filesIn(out).filter(path => !existsSync(join(next, path)) && !path.split('/').some(name => LITTER.has(name)))

/**
 * Removes the old site. The new one is in its place by now, so what goes wrong here is only worth a warning.
 * @param previous where it is
 * @param removed paths of its files that the new site lacks
 * @returns sentences
 */
export function removeOldSite(previous: string, out: string, removed: readonly string[]): readonly string[] {
  const warnings = removed
    .filter(path => AT_TOP.test(path))
    .sort()
    .slice(0, MAX_NAMED)
    .map(
      path =>
        `${path} was in ${basename(out)} but is not part of the site, so it is gone; put files of your own into public/, which every build publishes`,
    )
  try {
    rmSync(previous, { recursive: true, force: true })
    return warnings
  } catch (error) {
    if (!isSystemError(error)) throw error
    return [...warnings, `the old site is left in ${previous}: ${explainSystemError(error, previous)}`]
  }
}
