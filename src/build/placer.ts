/**
 * Puts the files of a site into the folder that is to replace the published one. A file that is made from the same as
 * before is not rendered, and one with the same bytes is not written: it is a hard link to the published one, or is
 * there already. Published files are never changed in place.
 */
import {
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Artifact } from '../model/artifact.ts'
import { type Encoder, openEncoder } from './encoder.ts'
import type { Written } from './manifest.ts'
import type { TargetOrder } from './orders.ts'

export interface Placed {
  readonly bytes: number
  /** Whether it differs from the published file, or there was none. */
  readonly changed: boolean
  /** Whether it had to be rendered to know. */
  readonly rendered: boolean
}

export interface Placer {
  /**
   * @param known what the last build wrote under this path
   * @param isSame whether the artifact is made from the same now
   */
  place(artifact: Artifact, known: Written | undefined, isSame: boolean): Placed
  /** Whether a published file is still what was written, and looks at its folder as well. */
  isAsWritten(path: string, bytes: number): boolean
  /** Looks whether the published folder of a file holds only what builds have put there. */
  lookAtFolder(path: string): void
  /** Places a published file again. */
  keep(path: string): void
  /** Whether the folders that were looked at in the published site hold only what builds have put there. */
  readonly isUntouched: boolean
  /** Path of a new file, in a folder that is there, where no other file is. */
  room(path: string): string
}

export function openPlacer(
  { out, next, isFilled, relinked, writtenBefore }: TargetOrder,
  encoder: Encoder = openEncoder(),
): Placer {
  const linked = new Set(relinked)
  const folders = new Set([next])

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
  const room = (path: string): string => {
    const target = folderFor(path)
    if (isFilled) rmSync(target, { force: true })
    return target
  }
  const keep = (path: string): void => {
    if (!isFilled) link(join(out, path), folderFor(path))
  }
  const user = process.getuid?.() ?? 0
  const lookedAt = new Set<string>()
  let untouched = writtenBefore > 0
  const lookAtFolder = (path: string): void => {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    if (lookedAt.has(folder)) return
    lookedAt.add(folder)
    const found = lookAt(`${out}/${folder}`)
    const isOurs = found?.isDirectory() && found.uid === user && (found.mode & CHANGEABLE) === CHANGEABLE
    if (!isOurs || (found?.mtimeMs ?? 0) > writtenBefore) untouched = false
    if (folder !== '') lookAtFolder(folder)
  }
  const isAsWritten = (path: string, bytes: number): boolean => {
    lookAtFolder(path)
    const found = lookAt(`${out}/${path}`)
    return (
      found?.isFile() === true &&
      found.size === bytes &&
      found.mtimeMs <= writtenBefore &&
      (found.ctimeMs <= writtenBefore || linked.has(path))
    )
  }
  return {
    room,
    get isUntouched() {
      return untouched
    },
    lookAtFolder,
    keep,
    isAsWritten,
    place({ path, render }, known, isSame) {
      const kept = known && isAsWritten(path, known.bytes) ? known : undefined
      if (kept && isSame) {
        keep(path)
        return { bytes: kept.bytes, changed: false, rendered: false }
      }
      const bytes = encoder.encode(render())
      const same = kept?.bytes === bytes.length && readFileSync(`${out}/${path}`).equals(bytes)
      if (same) keep(path)
      else writeFileSync(room(path), bytes, EXCLUSIVE)
      return { bytes: bytes.length, changed: !same, rendered: true }
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

/** Permissions of its owner to add and remove files in a folder. */
const CHANGEABLE = 0o300

/** A file that is there may be a link to a published one, which must not change. */
const EXCLUSIVE = { flag: 'wx' } as const

/** A hard link, or a copy where the file system has none. */
export function link(old: string, target: string): void {
  try {
    linkSync(old, target)
  } catch {
    copyFileSync(old, target, constants.COPYFILE_EXCL)
  }
}

/** What lies at a path; undefined when nothing does, or a file stands in the place of a folder on the way. */
export function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
