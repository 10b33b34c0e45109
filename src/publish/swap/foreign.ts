/**
 * Files that were added to the published folder by hand, such as CNAME. A build replaces the folder, so they are lost;
 * the report names them.
 */
import { lstatSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { LOST_AND_FOUND } from './swap.ts'

/** What systems leave in every folder that is looked at. */
const LITTER: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', LOST_AND_FOUND])

/** Files that are named; more would hide the rest of the report. */
const MAX_NAMED = 10

/** Folders outside which hosts and crawlers look for no file by its name. */
const TOP = ['', '.well-known']

/**
 * @param folder what is left of the old site when the files that a build is known to have made are gone
 * @param written the new site, where it is not known what the last build made; then every file at the top counts that
 *   the new site lacks
 * @returns paths, sorted
 */
export function foreignFiles(folder: string, written?: ReadonlySet<string>): readonly string[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  const found = written ? filesAtTop(folder).filter(path => !written.has(path)) : filesBelow(folder)
  return found
    .filter(path => !path.split('/').some(name => LITTER.has(name)))
    .sort()
    .slice(0, MAX_NAMED)
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => !lstatSync(join(folder, path)).isDirectory())
    .map(path => path.split(sep).join('/'))

const filesAtTop = (folder: string): readonly string[] =>
  TOP.flatMap(top => {
    const place = join(folder, top)
    if (!lstatSync(place, { throwIfNoEntry: false })?.isDirectory()) return []
    return readdirSync(place, { withFileTypes: true })
      .filter(entry => !entry.isDirectory())
      .map(({ name }) => (top === '' ? name : `${top}/${name}`))
  })
