/** Reading one term: the files of its folder, and stamps and hashes by which unchanged files are recognized. */
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import type { Term } from '../../schema/term.ts'
import { textsOf } from '../files/characters.ts'
import type { FoundTerm } from '../files/find.ts'
import { decode, readBounded } from '../files/read.ts'
import { inspectPictures, isPicture } from '../picture/picture.ts'
import { readTerm } from './term.ts'

/** Reads one term, unless it is known by the hash of its files: of the name of its folder, and the bytes of them all. */
export function loadTerm(
  root: string,
  found: FoundTerm,
  knownBy: (hash: string) => Term | undefined = () => undefined,
): { readonly term?: Term; readonly hash: string; readonly diagnostics: readonly Diagnostic[] } {
  const { name, files, refused } = found.folder
  const maxBytesOf = (file: string): number => (isPicture(file) ? bounds.image.max : bounds.sourceFile.max)
  const bytes = files.map(file => [file, readBounded(join(root, 'terms', name, file), maxBytesOf(file))] as const)
  const hash = hashOf(name, files, bytes)
  const known = knownBy(hash)
  if (known) return { term: known, hash, diagnostics: found.diagnostics }
  const folder = `${basename(root)}/terms/${name}`
  const decoded = bytes.filter(([file]) => !isPicture(file)).map(([file, content]) => [file, decode(content)] as const)
  const { texts, broken } = textsOf(decoded, folder)
  const { diagnostics: faults, ...picture } = inspectPictures(bytes, folder)
  const source = { slug: name, folder, files, refused, texts, picture }
  const { term, diagnostics } = readTerm(source, [...broken, ...faults], () => readdirSync(join(root, 'terms')).sort())
  return { ...(term && { term }), hash, diagnostics: [...found.diagnostics, ...diagnostics] }
}

function hashOf(name: string, files: readonly string[], bytes: readonly (readonly [string, Buffer])[]): string {
  const hash = createHash('sha256').update(`${name}\0${files.join('\0')}`)
  for (const [file, content] of bytes) hash.update(`\0${file}\0${content.length}\0`).update(content)
  return hash.digest('base64url')
}

/** Milliseconds within which two changes of a file may have the same time. */
const TIMESTAMP_RESOLUTION_MS = 2_000

/** What is not there is no error. */
const ABSENT = { throwIfNoEntry: false } as const

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
export const stampOf = (root: string, folder: string, { folder: found }: FoundTerm, now: number): string =>
  found.refused.length > 0 ? '' : stampFiles(root, found.name, folder, found.files, now)

/**
 * Whether a term still has a stamp. The folder is not listed: its own times tell whether files have been added.
 * @param now milliseconds of the epoch by the clock of the file system
 */
export function hasStamp(root: string, name: string, stamp: string, now: number): boolean {
  const parts = stamp.split(';').slice(1, -1)
  const files = parts.map(part => part.slice(0, part.indexOf(':')))
  return stamp !== '' && stampFiles(root, name, stampFolder(root, name, now), files, now) === stamp
}

function stampFiles(root: string, name: string, folder: string, files: readonly string[], now: number): string {
  if (folder === '') return ''
  let stamp = folder
  for (const file of files) {
    const found = lstatSync(`${root}/terms/${name}/${file}`, ABSENT)
    if (!found?.isFile() || found.mtimeMs > now - TIMESTAMP_RESOLUTION_MS) return ''
    stamp += `${file}:${found.size}:${found.mtimeMs}:${found.ino};`
  }
  return stamp
}
