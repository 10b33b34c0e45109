/** Reading one term: the files of its folder, what is wrong with them, and what tells that they are as they were. */
import { createHash } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import type { Term } from '../../schema/term.ts'
import { decodeAll } from '../files/decode-files.ts'
import { type Folder, findFolder } from '../files/find.ts'
import { readBounded } from '../files/read.ts'
import { isPicture, lookAtPictures } from '../picture/pictures.ts'
import { checkLegend } from './legend.ts'
import { readTerm } from './term.ts'
import { whereIn } from './where.ts'

/** Terms found valid before, by a hash of the bytes of their files. */
export interface KnownTerms {
  get(hash: string): Term | undefined
  set(hash: string, term: Term): void
}

/** Files of a term's folder, by what they are. */
export interface FoundTerm {
  readonly folder: Folder
  readonly diagnostics: readonly Diagnostic[]
}

export const findTerm = (root: string, label: string, name: string): FoundTerm => findFolder(root, 'terms', name, label)

export interface LoadedTerm {
  readonly term?: Term
  /** Of the name of the folder and the bytes of all its files. */
  readonly hash: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads one term, unless the memory has it. */
export function loadTerm(root: string, label: string, found: FoundTerm, memory?: KnownTerms): LoadedTerm {
  const { name, files, refused } = found.folder
  const home = join(root, 'terms', name)
  const bytes = files.map(file => [file, readBounded(join(home, file), limitOf(file))] as const)
  const hash = hashOf(name, files, bytes)
  const known = memory?.get(hash)
  if (known) return { term: known, hash, diagnostics: found.diagnostics }
  const folder = `${label}/terms/${name}`
  const { sources, broken } = decodeAll(
    bytes.filter(([file]) => !isPicture(file)),
    folder,
  )
  const picture = lookAtPictures(bytes, folder)
  const result = readTerm(name, files, sources, folder, [...broken, ...picture.diagnostics], refused)
  const diagnostics = [...found.diagnostics, ...result.diagnostics]
  if (!('term' in result)) return { hash, diagnostics }
  const where = whereIn(root, label)
  const legend = checkLegend(result.term, picture.drawing, folder, (file, path) => where(name, file, path))
  if (legend.length > 0) return { hash, diagnostics: [...diagnostics, ...legend] }
  const hasLegend = result.term.en.legend !== undefined
  const term = {
    ...result.term,
    ...(picture.size && { imageSize: picture.size }),
    ...(hasLegend && picture.drawing && { drawing: picture.drawing.inner }),
  }
  if (result.diagnostics.length === 0) memory?.set(hash, term)
  return { term, hash, diagnostics }
}

/** Milliseconds within which two changes of a file may leave it with one time. */
const TICK_MS = 2_000

/**
 * What tells that the files of a term are as they were, without reading them: names, sizes, times and inodes.
 * @param now milliseconds of the epoch by the clock of the file system
 * @returns empty when that cannot be told: a file has only just been written, is a link, or is refused
 */
export function stampOf(root: string, { folder: { name, files, refused } }: FoundTerm, now: number): string {
  if (refused.length > 0) return ''
  let stamp = ''
  for (const file of files) {
    const found = lstatSync(`${root}/terms/${name}/${file}`, { throwIfNoEntry: false })
    if (!found?.isFile() || found.mtimeMs > now - TICK_MS) return ''
    stamp += `${file}:${found.size}:${found.mtimeMs}:${found.ino};`
  }
  return stamp
}

const limitOf = (file: string): number => (isPicture(file) ? bounds.image.max : bounds.sourceFile.max)

function hashOf(name: string, files: readonly string[], bytes: readonly (readonly [string, Buffer])[]): string {
  const hash = createHash('sha256').update(`${name}\0${files.join('\0')}`)
  for (const [file, content] of bytes) hash.update(`\0${file}\0${content.length}\0`).update(content)
  return hash.digest('base64url')
}
