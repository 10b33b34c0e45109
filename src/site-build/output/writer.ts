/**
 * Writes the files of a site into the folder that is to replace the published one. A file whose bytes are those of the
 * published one becomes a hard link to it, so that its time of modification stays. Published files are never changed in
 * place.
 */
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import type { Artifact } from '../../model/views/artifact.ts'
import { isSameFile } from './read-chunks.ts'
import { type Encoder, openEncoder } from './utf8-encoder.ts'

/** What was put into the new site. */
export interface Totals {
  readonly files: number
  readonly bytes: number
  /** Files that differ from the published ones. */
  readonly changed: number
}

export interface OutputWriter {
  write(artifact: Pick<Artifact, 'path' | 'render'>): void
  /** Moves a file to its path. */
  move(from: string, path: string, bytes: number): void
  totals(): Totals
}

/**
 * @param out folder of the published site
 * @param next folder of the site being made
 * @param sizes is filled with the bytes of each file
 */
export function openWriter(
  out: string,
  next: string,
  encoder: Encoder = openEncoder(),
  sizes?: Map<string, number>,
): OutputWriter {
  const isReplacing = existsSync(out)
  const folders = new Set([next])
  let files = 0
  let changed = 0
  let sum = 0

  const count = (path: string, bytes: number, isChanged: boolean): void => {
    files++
    sum += bytes
    if (isChanged) changed++
    sizes?.set(path, bytes)
  }
  /** The path of a new file, in a folder that is there. */
  const pathFor = (path: string): string => {
    const target = `${next}/${path}`
    const folder = target.slice(0, target.lastIndexOf('/'))
    if (!folders.has(folder)) {
      makeFolder(folder)
      folders.add(folder)
    }
    return target
  }
  return {
    write({ path, render }) {
      const bytes = encoder.encode(render())
      const target = pathFor(path)
      const published = `${out}/${path}`
      const isSame = isReplacing && sizeOf(published) === bytes.length && readFileSync(published).equals(bytes)
      if (isSame) link(published, target)
      else writeFileSync(target, bytes, { flag: 'wx' })
      count(path, bytes.length, !isSame)
    },
    move(from, path, bytes) {
      const target = pathFor(path)
      const published = `${out}/${path}`
      const isSame = isReplacing && sizeOf(published) === bytes && isSameFile(published, from)
      if (isSame) link(published, target)
      else renameSync(from, target)
      count(path, bytes, !isSame)
    },
    totals: () => ({ files, bytes: sum, changed }),
  }
}

/** Bytes of a regular file; undefined for what is none, or where a file stands in the place of a folder on the way. */
function sizeOf(path: string): number | undefined {
  try {
    const found = lstatSync(path, { throwIfNoEntry: false })
    return found?.isFile() ? found.size : undefined
  } catch {
    return undefined
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
function link(published: string, target: string): void {
  try {
    linkSync(published, target)
  } catch {
    copyFileSync(published, target, constants.COPYFILE_EXCL)
  }
}
