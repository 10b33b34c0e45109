/** Reading one term from the files of its folder, or from memory while the files hold the same bytes. */
import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import type { Term } from '../../schema/term.ts'
import { textsOf } from '../files/check-characters.ts'
import { type FoundTerm, findTerm } from '../files/find-content.ts'
import { decode, readBounded } from '../files/read-source-file.ts'
import { inspectPictures, isPicture } from '../picture/inspect-picture.ts'
import { readTerm } from './parse-term.ts'

interface LoadedTerm {
  /** Undefined if the files are not valid. */
  readonly term?: Term
  readonly diagnostics: readonly Diagnostic[]
}

/** @param name of the folder below `terms/` */
export type LoadTerm = (root: string, name: string) => LoadedTerm

export const loadTerm: LoadTerm = (root, name) => {
  const found = findTerm(root, name)
  return parseFiles(root, found, readFiles(root, found))
}

/**
 * @returns a function that loads terms, and parses only those anew whose files have changed since the last call; for
 *   programs that read the content again and again
 */
export function rememberTerms(): LoadTerm {
  const known = new Map<string, { readonly digest: string; readonly loaded: LoadedTerm }>()
  return (root, name) => {
    const found = findTerm(root, name)
    const files = readFiles(root, found)
    const digest = digestOf(files)
    const before = known.get(name)
    if (before?.digest === digest && found.diagnostics.length === 0) return before.loaded
    const loaded = parseFiles(root, found, files)
    // What is wrong may have to do with other folders, so it is looked at again.
    if (loaded.diagnostics.length === 0) known.set(name, { digest, loaded })
    else known.delete(name)
    return loaded
  }
}

type Files = readonly (readonly [name: string, bytes: Buffer])[]

const readFiles = (root: string, { folder: { name, files } }: FoundTerm): Files =>
  files.map(file => [file, readBounded(join(root, 'terms', name, file), maxBytesOf(file))])

const maxBytesOf = (file: string): number => (isPicture(file) ? bounds.image.max : bounds.sourceFile.max)

function digestOf(files: Files): string {
  const digest = createHash('sha256')
  for (const [file, bytes] of files) digest.update(`${file}\0${bytes.length}\0`).update(bytes)
  return digest.digest('base64url')
}

function parseFiles(root: string, found: FoundTerm, bytes: Files): LoadedTerm {
  const { name, files, refused } = found.folder
  const folder = `${basename(root)}/terms/${name}`
  const decoded = bytes.filter(([file]) => !isPicture(file)).map(([file, content]) => [file, decode(content)] as const)
  const { texts, broken } = textsOf(decoded, folder)
  const { diagnostics: faults, ...picture } = inspectPictures(bytes, folder)
  const source = { slug: name, folder, files, refused, texts, picture }
  const { term, diagnostics } = readTerm(source, [...broken, ...faults])
  return { ...(term && { term }), diagnostics: [...found.diagnostics, ...diagnostics] }
}
