/** The published site as a build finds it: which of its files are as they were written, and whether its folders hold others. */
import { lstatSync, type Stats } from 'node:fs'
import type { Target } from '../parts/jobs.ts'

export interface Published {
  /** Whether a file is still what was written, and looks at its folder as well. */
  isAsWritten(path: string, bytes: number): boolean
  /** Looks whether the folder of a file holds only what builds have put there. */
  lookAtFolder(path: string): void
  /** Whether the folders that were looked at hold only what builds have put there. */
  readonly isUntouched: boolean
}

export function openPublished({
  out,
  relinked,
  writtenBefore,
}: Pick<Target, 'out' | 'relinked' | 'writtenBefore'>): Published {
  const linked = new Set(relinked)
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
  return {
    lookAtFolder,
    isAsWritten(path, bytes) {
      lookAtFolder(path)
      const found = lookAt(`${out}/${path}`)
      return (
        found?.isFile() === true &&
        found.size === bytes &&
        found.mtimeMs <= writtenBefore &&
        (found.ctimeMs <= writtenBefore || linked.has(path))
      )
    },
    get isUntouched() {
      return untouched
    },
  }
}

/** Permissions of its owner to add and remove files in a folder. */
const CHANGEABLE = 0o300

/** What lies at a path; undefined when nothing does, or a file stands in the place of a folder on the way. */
export function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
