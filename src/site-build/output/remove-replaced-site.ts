/**
 * Removes the site that a build has replaced. Files that were added by hand at its top, such as CNAME, are lost, so the
 * report names them.
 */
import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { explainSystemError, isSystemError } from '../../report/system-error.ts'

/** Files that are named; more would hide the rest of the report. */
const MAX_NAMED = 10

/** A file at the top, where hosts and crawlers look for files by their names. */
const AT_TOP = /^(?:\.well-known\/)?[^/]+$/

/**
 * Removes the old site. The new one is in its place by now, so what goes wrong here is only worth a warning.
 * @param previous where it is
 * @param removed paths of its files that the new site lacks
 * @returns sentences
 */
export function removeReplacedSite(previous: string, out: string, removed: readonly string[]): readonly string[] {
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
