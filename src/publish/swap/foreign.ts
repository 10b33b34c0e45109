/**
 * Files that were added to the published folder by hand, such as CNAME. A build replaces the folder, so they are lost;
 * the report names them.
 */
import { lstatSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { LOST_AND_FOUND } from './swap.ts'

/** What systems leave in every folder that is looked at. */
const LITTER: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', LOST_AND_FOUND])

/** Files that are named; more would hide the rest of the report. */
const MAX_NAMED = 10

/** Folders outside which hosts and crawlers look for no file by its name. */
const TOP = ['', '.well-known']

/**
 * @param folder the old site
 * @param made what the last build made
 * @returns paths, sorted
 */
export const foreignFiles = (folder: string, made: ReadonlySet<string>): readonly string[] =>
  named(filesIn(folder), made)

/** The same where it is not known what the last build made: every file at the top counts that the new site lacks. */
export const foreignAtTop = (folder: string, written: ReadonlySet<string>): readonly string[] =>
  named(
    TOP.flatMap(top => filesIn(join(folder, top), false).map(name => (top === '' ? name : `${top}/${name}`))),
    written,
  )

const named = (found: readonly string[], ours: ReadonlySet<string>): readonly string[] =>
  found
    .filter(path => !ours.has(path) && !path.split('/').some(name => LITTER.has(name)))
    .sort()
    .slice(0, MAX_NAMED)

/** Paths of what lies in a folder and is none itself. */
function filesIn(folder: string, recursive = true): readonly string[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
}
