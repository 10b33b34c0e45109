/**
 * Publishing a site so that it changes hands whole. Files are put into a folder that takes the place of the published one
 * in the end (swap.ts). Whatever happens before that leaves the published site as it was, and what a killed process
 * leaves is repaired by the next one.
 *
 * The folder that was replaced is kept in the cache. The next build brings it up to date, which takes as long as there
 * are differences, instead of linking every file anew.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { explainSystemError, isSystemError } from '../system-error.ts'
import { foreignAtTop, foreignFiles } from './foreign.ts'
import type { Manifest } from './manifest.ts'
import { link } from './placer.ts'
import { lookAt } from './published.ts'
import { openSwap } from './swap.ts'

export interface Generation {
  readonly next: string
  /** Whether `next` holds the files of the published site already. */
  readonly isFilled: boolean
  /** Published files that were linked into `next` just now, having been found as they were written. */
  readonly relinked: readonly string[]
  /** Removes files that are no longer part of the site. */
  remove(paths: Iterable<string>): void
  /**
   * Looks whether the new site holds what is reported of it: all of its files if there was none before, and if there was,
   * those that this build has put there.
   * @param files how many files the site is said to have
   * @param put paths of new and changed files
   * @param gone paths of removed files
   * @returns what is wrong, in a sentence
   */
  check(files: number, put: Iterable<string>, gone: Iterable<string>): string | undefined
  /**
   * Puts the new site in the place of the old.
   * @param mayKeep whether the old site holds what builds have written, and nothing else
   * @param known paths of the files of the old site, if they are known
   * @param written those of the new one
   */
  commit(mayKeep: boolean, known: Paths | undefined, written: Paths): Committed
  /** Removes what was made; the old site stays. */
  discard(): void
}

/** Paths of files, gathered when they are needed. */
export type Paths = () => ReadonlySet<string>

export interface Committed {
  /** Inode of the old folder, if it was kept. */
  readonly kept: number | undefined
  /** What people should know of the end of the old site. */
  readonly warnings: readonly string[]
}

/**
 * @param out absolute path of the folder to replace
 * @param spare where the folder that is replaced is kept; none, and it is removed
 */
export function openGeneration(out: string, manifest: Manifest | undefined, spare: string | undefined): Generation {
  const swap = openSwap(out)
  const { next, previous } = swap
  const relinked = spare === undefined ? undefined : takeSpare(spare, next, out, manifest)
  const isFilled = relinked !== undefined
  return {
    next,
    isFilled,
    relinked: relinked ?? [],
    remove(paths) {
      if (isFilled) for (const path of paths) removeFile(next, path)
    },
    check(files, put, gone) {
      if (!manifest) {
        const found = countFiles(next)
        return found === files ? undefined : `the new site has ${found} files instead of ${files}`
      }
      const removed = new Set(gone)
      const isThere = (path: string) => lookAt(join(next, path))?.isFile() === true
      for (const path of [...(relinked ?? []), ...put])
        if (!removed.has(path) && !isThere(path)) return `the new site lacks /${path}`
      for (const path of removed) if (isThere(path)) return `the new site still has /${path}`
      return undefined
    },
    commit(mayKeep, known, written) {
      swap.exchange()
      if (!existsSync(previous)) return { kept: undefined, warnings: [] }
      if (spare !== undefined && mayKeep && move(previous, spare)) return { kept: statSync(spare).ino, warnings: [] }
      return { kept: undefined, warnings: removeOld(previous, out, known, written) }
    },
    discard: swap.discard,
  }
}

/** The new site is in place by now, so what goes wrong here is only worth a warning. */
function removeOld(previous: string, out: string, known: Paths | undefined, written: Paths): readonly string[] {
  const warnings: string[] = []
  try {
    for (const path of known ? foreignFiles(previous, known()) : foreignAtTop(previous, written())) {
      warnings.push(
        `${path} was in ${basename(out)} but is not part of the site, so it is gone; put files of your own into public/, which every build publishes`,
      )
    }
    rmSync(previous, { recursive: true, force: true })
  } catch (error) {
    if (!isSystemError(error)) throw error
    warnings.push(`the old site is left in ${previous}: ${explainSystemError(error, previous)}`)
  }
  return warnings
}

/**
 * Takes the folder of the site before the published one and makes it the same as that, but for files that others have
 * changed.
 * @returns the files that had to be linked for that; undefined when there is no such folder to be used
 */
function takeSpare(
  spare: string,
  next: string,
  out: string,
  manifest: Manifest | undefined,
): readonly string[] | undefined {
  if (!existsSync(spare)) return undefined
  const { spare: ino, differences } = manifest?.head ?? {}
  const found = statSync(spare)
  const isOurs = ino === found.ino && manifest !== undefined && found.ctimeMs <= manifest.writtenBefore
  if (!isOurs || differences === undefined || !move(spare, next)) {
    rmSync(spare, { recursive: true, force: true })
    return undefined
  }
  const relinked: string[] = []
  try {
    for (const path of differences) {
      removeFile(next, path)
      const published = lookAt(join(out, path))
      if (!published?.isFile() || published.ctimeMs > (manifest?.writtenBefore ?? 0)) continue
      mkdirSync(dirname(join(next, path)), { recursive: true })
      link(join(out, path), join(next, path))
      relinked.push(path)
    }
    return relinked
  } catch (error) {
    if (!isSystemError(error)) throw error
    rmSync(next, { recursive: true, force: true })
    mkdirSync(next)
    return undefined
  }
}

function countFiles(folder: string): number {
  let count = 0
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    count += entry.isDirectory() ? countFiles(join(folder, entry.name)) : 1
  return count
}

/** Removes a file and the folders that are empty without it. */
function removeFile(root: string, path: string): void {
  rmSync(join(root, path), { force: true })
  try {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) rmdirSync(join(root, folder))
  } catch {
    // The folder holds other files, or was never there.
  }
}

/** @returns false where a folder cannot be moved, such as to another file system */
function move(from: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), { recursive: true })
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}
