/** Reading one term: the files of its folder, its legend, and stamps and hashes by which unchanged files are recognized. */
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import type { Term } from '../../schema/term.ts'
import { type Folder, findFolder } from '../files/find.ts'
import { decodeAll, readBounded } from '../files/read.ts'
import { inspectPictures, isPicture } from '../picture/picture.ts'
import { checkDrawing } from './drawing-words.ts'
import { checkNamedNeeds, type Folders } from './needs.ts'
import { readTerm } from './term.ts'
import { whereIn } from './where.ts'

/** The files of a term's folder, and what is wrong with its names. */
export interface FoundTerm {
  readonly folder: Folder
  readonly diagnostics: readonly Diagnostic[]
}

/** Finds the files of one term. */
export const findTerm = (root: string, label: string, name: string): FoundTerm => findFolder(root, 'terms', name, label)

export interface LoadedTerm {
  readonly term?: Term
  /** Of the name of the folder and the bytes of all its files. */
  readonly hash: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads one term, unless it is known by the hash of its files. */
export function loadTerm(
  root: string,
  label: string,
  found: FoundTerm,
  knownBy: (hash: string) => Term | undefined = () => undefined,
): LoadedTerm {
  const { name, files, refused } = found.folder
  const home = join(root, 'terms', name)
  const bytes = files.map(file => [file, readBounded(join(home, file), maxBytesOf(file))] as const)
  const hash = hashOf(name, files, bytes)
  const known = knownBy(hash)
  if (known) return { term: known, hash, diagnostics: found.diagnostics }
  const folder = `${label}/terms/${name}`
  const { sources, broken } = decodeAll(
    bytes.filter(([file]) => !isPicture(file)),
    folder,
  )
  const picture = inspectPictures(bytes, folder)
  const result = readTerm(name, files, sources, folder, [...broken, ...picture.diagnostics], refused)
  const diagnostics = [...found.diagnostics, ...result.diagnostics]
  const where = whereIn(root, label)
  if (!('term' in result))
    return { hash, diagnostics: [...diagnostics, ...checkNamedNeeds(name, result.needs, foldersOf(root), where)] }
  const legend = checkDrawing(result.term, picture.drawing, folder, (file, path) => where(name, file, path))
  if (legend.some(({ severity }) => severity === 'error')) return { hash, diagnostics: [...diagnostics, ...legend] }
  const hasLegend = result.term.en.legend !== undefined
  const term: Term = Object.assign(
    {},
    result.term,
    picture.size && { imageSize: picture.size },
    hasLegend && picture.drawing && { drawing: picture.drawing.inner },
  )
  return { term, hash, diagnostics: [...diagnostics, ...legend] }
}

/** Names of the folders of terms, some of which are looked for before all are listed. */
const foldersOf = (root: string): Folders => ({
  has: slug => existsSync(join(root, 'terms', slug)),
  all: () => readdirSync(join(root, 'terms')).sort(),
})

/** Milliseconds within which two changes of a file may have the same time. */
const TIMESTAMP_RESOLUTION_MS = 2_000

/**
 * The part of a stamp that changes when files are added to the folder of a term or removed from it. To be taken before
 * the folder is listed, so that a file that is added in between changes it.
 * @param now milliseconds of the epoch by the clock of the file system
 * @returns empty when it is not reliable: the folder has just changed, or is a link
 */
export function stampFolder(root: string, name: string, now: number): string {
  const folder = lstatSync(`${root}/terms/${name}`, ABSENT)
  if (!folder?.isDirectory() || folder.mtimeMs > now - TIMESTAMP_RESOLUTION_MS) return ''
  // Programs can set the time of modification back, but not the time of change.
  return `${folder.mtimeMs}:${folder.ctimeMs}:${folder.ino};`
}

/**
 * A stamp that changes when a file of a term may have changed: that of the folder, and names, sizes, times and inodes of
 * its files. No file is read.
 * @param folder of `stampFolder`
 * @param now milliseconds of the epoch by the clock of the file system
 * @returns empty when no stamp is reliable: a file has just been written, is a link, or was refused
 */
export const stampOf = (
  root: string,
  folder: string,
  { folder: { name, files, refused } }: FoundTerm,
  now: number,
): string => (refused.length > 0 ? '' : stampFiles(root, folder, name, files, now))

/**
 * Whether a term still has a stamp. The folder is not listed: its own times tell whether files have been added.
 * @param now milliseconds of the epoch by the clock of the file system
 */
export function hasStamp(root: string, name: string, stamp: string, now: number): boolean {
  if (stamp === '') return false
  const home = `${root}/terms/${name}`
  const [folder = '', ...files] = stamp.split(';')
  // Numbers are compared, because most of the time would go into writing them as text.
  const [modified, changed, inode] = folder.split(':')
  const found = lstatSync(home, ABSENT)
  if (!found?.isDirectory() || found.mtimeMs > now - TIMESTAMP_RESOLUTION_MS) return false
  if (found.mtimeMs !== Number(modified) || found.ctimeMs !== Number(changed) || found.ino !== Number(inode))
    return false
  // What follows the last semicolon is empty.
  return files.every((file, i) => (i + 1 < files.length ? isAsStamped(home, file, now) : file === ''))
}

/** Whether a file has the name, size, time and inode of a part of a stamp. */
function isAsStamped(home: string, stamp: string, now: number): boolean {
  const [file, size, modified, inode] = stamp.split(':')
  const found = lstatSync(`${home}/${file}`, ABSENT)
  if (!found?.isFile() || found.mtimeMs > now - TIMESTAMP_RESOLUTION_MS) return false
  return found.size === Number(size) && found.mtimeMs === Number(modified) && found.ino === Number(inode)
}

/** What is not there is no error. */
const ABSENT = { throwIfNoEntry: false } as const

function stampFiles(root: string, folder: string, name: string, files: readonly string[], now: number): string {
  if (folder === '') return ''
  let stamp = folder
  for (const file of files) {
    const found = lstatSync(`${root}/terms/${name}/${file}`, ABSENT)
    if (!found?.isFile() || found.mtimeMs > now - TIMESTAMP_RESOLUTION_MS) return ''
    stamp += `${file}:${found.size}:${found.mtimeMs}:${found.ino};`
  }
  return stamp
}

const maxBytesOf = (file: string): number => (isPicture(file) ? bounds.image.max : bounds.sourceFile.max)

function hashOf(name: string, files: readonly string[], bytes: readonly (readonly [string, Buffer])[]): string {
  const hash = createHash('sha256').update(`${name}\0${files.join('\0')}`)
  for (const [file, content] of bytes) hash.update(`\0${file}\0${content.length}\0`).update(content)
  return hash.digest('base64url')
}
