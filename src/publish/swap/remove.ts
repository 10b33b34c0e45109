/** Removing a folder whose content is known, without asking the file system for it first. */
import { rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Removes files of a folder, and the folders that are then empty, except for itself.
 * @param known paths of the files that it should hold
 */
export function removeKnown(folder: string, known: Iterable<string>): void {
  const folders = new Set<string>()
  for (const path of known) {
    attempt(() => unlinkSync(join(folder, path)))
    for (let parent = dirname(path); parent !== '.' && !folders.has(parent); parent = dirname(parent))
      folders.add(parent)
  }
  const deepestFirst = [...folders].sort((a, b) => b.length - a.length)
  for (const path of deepestFirst) attempt(() => rmdirSync(join(folder, path)))
}

/** Removes a folder with everything in it. */
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** What cannot be removed by name is left to the thorough removal. */
function attempt(remove: () => void): void {
  try {
    remove()
  } catch {
    // Absent, or not empty.
  }
}
