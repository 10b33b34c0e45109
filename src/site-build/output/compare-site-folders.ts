/** The files of the new site and of the published one: how many there are, and which the new site lacks. */
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { LOST_AND_FOUND, prefixOf } from './swap-site-folders.ts'

/** What systems leave in every folder that is looked at. */
const LITTER: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', LOST_AND_FOUND])

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
