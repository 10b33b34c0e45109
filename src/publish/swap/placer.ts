/**
 * Puts the files of a site into the folder that is to replace the published one. A file that is made from the same as
 * before is not rendered, and one with the same bytes is not written: it is a hard link to the published one, or is
 * there already. Published files are never changed in place.
 */
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Artifact } from '../../model/views/artifact.ts'
import { largerOf, type PublishedFile } from '../host-limits.ts'
import { type Encoder, openEncoder } from '../parts/encoder.ts'
import type { Target, Totals } from '../parts/jobs.ts'
import type { Written } from './manifest.ts'
import { openPublished, type Published } from './published.ts'

export interface Placed {
  readonly bytes: number
  /** Whether it had to be rendered to know. */
  readonly rendered: boolean
}

export interface Placer {
  /** The site that is to be replaced. */
  readonly published: Published
  /**
   * @param known what the last build wrote under this path
   * @param isSame whether the artifact is made from the same now
   */
  place(artifact: Artifact, known: Written | undefined, isSame: boolean): Placed
  /** Places a published file again. */
  keep(path: string, bytes: number): void
  /** Moves a new file to its place. */
  move(from: string, path: string, bytes: number): void
  totals(): Totals
}

/** @param sizes is filled with the bytes of each file */
export function openPlacer(target: Target, encoder: Encoder = openEncoder(), sizes?: Map<string, number>): Placer {
  const { out, next, isFilled } = target
  const folders = new Set([next])
  const changed: string[] = []
  let largest: PublishedFile = ['', 0]
  let files = 0
  let sum = 0
  const add = (path: string, bytes: number, isChanged: boolean): void => {
    files++
    sum += bytes
    largest = largerOf(largest, [path, bytes])
    if (isChanged) changed.push(path)
    sizes?.set(path, bytes)
  }

  const folderFor = (path: string): string => {
    const target = `${next}/${path}`
    const slash = target.lastIndexOf('/')
    const folder = target.slice(0, slash)
    if (!folders.has(folder)) {
      makeFolder(folder)
      folders.add(folder)
    }
    return target
  }
  /** Path of a new file, in a folder that is there, where no other file is. */
  const room = (path: string): string => {
    const target = folderFor(path)
    if (isFilled) rmSync(target, { force: true })
    return target
  }
  const keep = (path: string, bytes: number): void => {
    if (!isFilled) link(`${out}/${path}`, folderFor(path))
    add(path, bytes, false)
  }
  const published = openPublished(target)
  return {
    published,
    keep,
    move(from, path, bytes) {
      renameSync(from, room(path))
      add(path, bytes, true)
    },
    totals: () => ({ files, bytes: sum, largest, changed, isUntouched: published.isUntouched }),
    place({ path, render }, known, isSame) {
      const kept = known && published.isAsWritten(path, known.bytes) ? known : undefined
      if (kept && isSame) {
        keep(path, kept.bytes)
        return { bytes: kept.bytes, rendered: false }
      }
      const bytes = encoder.encode(render())
      const same = kept?.bytes === bytes.length && readFileSync(`${out}/${path}`).equals(bytes)
      if (same) keep(path, bytes.length)
      else {
        // A file that is there may be a link to a published one, which must not change.
        writeFileSync(room(path), bytes, { flag: 'wx' })
        add(path, bytes.length, true)
      }
      return { bytes: bytes.length, rendered: true }
    },
  }
}

/** The folder is nearly always new, and its parent there. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') mkdirSync(folder, { recursive: true })
    else if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** A hard link, or a copy where the file system has none. */
export function link(old: string, target: string): void {
  try {
    linkSync(old, target)
  } catch {
    copyFileSync(old, target, constants.COPYFILE_EXCL)
  }
}
