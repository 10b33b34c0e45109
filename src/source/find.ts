/** Finding what an editor has put under `content/`: folders of terms and pages, files, and what must not be there. */
import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastGlob, { type Entry } from 'fast-glob'
import { compareText, type Diagnostic, type DiagnosticCode } from '../model/diagnostic.ts'
import { bounds, SLUG_PATTERN } from '../schema/bounds.ts'
import { LANGUAGES } from '../schema/language.ts'
import { IMAGES } from '../schema/term.ts'
import { START, toDiagnostic } from './source.ts'

export interface Folder {
  readonly name: string
  /** Names of the files that may be read, sorted. */
  readonly files: readonly string[]
  /** Names of files that are there but must not be read; why has been reported. */
  readonly refused: readonly string[]
}

export interface Found {
  readonly terms: readonly Folder[]
  readonly pages: readonly Folder[]
  readonly diagnostics: readonly Diagnostic[]
}

type Kind = 'terms' | 'pages'

const LANGUAGE_FILES = LANGUAGES.map(language => `${language}.md`)
const EXPECTED: Readonly<Record<Kind, ReadonlySet<string>>> = {
  terms: new Set(['term.yaml', ...LANGUAGE_FILES, ...IMAGES]),
  pages: new Set(LANGUAGE_FILES),
}

/**
 * @param root absolute path of the content folder
 * @param label how the folder is named in messages
 */
export function findContent(root: string, label: string): Found {
  const folders: Record<Kind, Map<string, { files: string[]; refused: string[] }>> = {
    terms: new Map(),
    pages: new Map(),
  }
  const diagnostics: Diagnostic[] = []
  const report = (path: string, { code, message, hint }: Refusal) =>
    diagnostics.push(toDiagnostic(`${label}/${path}`, { code, place: START, message, hint }))

  for (const kind of ['terms', 'pages'] as const) {
    if (isLink(join(root, kind))) report(kind, LINKED_FOLDER)
    else if (existsSync(join(root, kind)) && !lstatSync(join(root, kind)).isDirectory()) {
      const message = `"${kind}" is not a folder`
      report(kind, {
        code: 'unexpected-file',
        message,
        hint: `It holds a folder for every ${kind.slice(0, -1)}; put a folder in its place.`,
      })
    }
  }
  for (const entry of listEntries(root)) {
    const [kind, folder, ...rest] = entry.path.split('/') as [Kind, string, ...string[]]
    const home = folders[kind].get(folder) ?? { files: [], refused: [] }
    if (rest.length === 0) {
      const refusal = refuseFolder(entry, folder, kind, root)
      if (refusal) report(entry.path, refusal)
      if (entry.dirent.isDirectory()) folders[kind].set(folder, home)
      continue
    }
    if (rest.length > 1) continue
    const name = rest.join('/')
    const refusal = refuseFile(entry, name, kind, root)
    if (refusal) report(entry.path, refusal)
    if (EXPECTED[kind].has(name)) (refusal ? home.refused : home.files).push(name)
  }
  const list = (kind: Kind) => [...folders[kind]].map(([name, { files, refused }]) => ({ name, files, refused }))
  return { terms: list('terms'), pages: list('pages'), diagnostics }
}

/** Why a file that the program must read cannot be read; undefined when it can, or is not there. */
export function refuseOwnFile(root: string, path: string): Refusal | undefined {
  const found = lstatSync(join(root, path), { throwIfNoEntry: false })
  if (!found || found.isFile()) return undefined
  if (found.isSymbolicLink()) return staysInside(root, path) ? undefined : LEADS_OUT
  return { code: 'unexpected-file', message: `"${path}" is not an ordinary file`, hint: 'Replace it by a text file.' }
}

interface Refusal {
  readonly code: DiagnosticCode
  readonly message: string
  readonly hint: string
}

const LEADS_OUT: Refusal = {
  code: 'symbolic-link',
  message: 'this symbolic link leads out of the content folder, to a folder, or nowhere',
  hint: 'Put a copy of the file here instead of a link.',
}

const LINKED_FOLDER: Refusal = { ...LEADS_OUT, hint: 'Put a copy of the folder here instead of a link.' }

function refuseFolder({ dirent }: Entry, name: string, kind: Kind, root: string): Refusal | undefined {
  if (dirent.isSymbolicLink()) return LINKED_FOLDER
  if (!dirent.isDirectory()) {
    return {
      code: 'unexpected-file',
      message: `"${name}" does not belong here`,
      hint: `Every ${kind === 'terms' ? 'term' : 'page'} has a folder of its own.`,
    }
  }
  if (!SLUG_PATTERN.test(name)) {
    return {
      code: 'invalid-folder-name',
      message: `"${name}" cannot be an address`,
      hint: 'Name the folder with lower-case letters a-z, digits and hyphens only.',
    }
  }
  if (name.length > bounds.slug.max) {
    return {
      code: 'invalid-folder-name',
      message: `the name of the folder has ${name.length} characters; at most ${bounds.slug.max} are allowed`,
      hint: `Shorten it, and keep what is in it: ${root.split(sep).at(-1)}/${kind}/…`,
    }
  }
  return undefined
}

function refuseFile({ dirent, path }: Entry, name: string, kind: Kind, root: string): Refusal | undefined {
  const expected = EXPECTED[kind]
  if (dirent.isDirectory()) {
    return {
      code: 'unexpected-file',
      message: `"${name}" is a folder, but ${kind === 'terms' ? 'a term' : 'a page'} has no folders in it`,
      hint: `Files that belong here: ${[...expected].join(', ')}.`,
    }
  }
  if (!expected.has(name)) {
    return {
      code: 'unexpected-file',
      message: `"${name}" is not a file that ${kind === 'terms' ? 'a term' : 'a page'} may have`,
      hint: `Files that belong here: ${[...expected].join(', ')}.`,
    }
  }
  if (dirent.isSymbolicLink()) return staysInside(root, path) ? undefined : LEADS_OUT
  if (!dirent.isFile())
    return { code: 'unexpected-file', message: `"${name}" is not an ordinary file`, hint: 'Replace it by a text file.' }
  return undefined
}

/** Everything below terms/ and pages/, sorted; whatever has a name that begins with a dot is left to its program. */
function listEntries(root: string): readonly Entry[] {
  const kinds = ['terms', 'pages'].filter(kind => lstatSync(join(root, kind), { throwIfNoEntry: false })?.isDirectory())
  if (kinds.length === 0) return []
  return fastGlob
    .sync(
      kinds.map(kind => `${kind}/**`),
      { cwd: root, onlyFiles: false, followSymbolicLinks: false, objectMode: true, dot: false, suppressErrors: true },
    )
    .sort((a, b) => compareText(a.path, b.path))
}

const isLink = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true

/** A link may point at another source file or illustration of the content folder; folders are never followed. */
function staysInside(root: string, path: string): boolean {
  try {
    const target = realpathSync(join(root, path))
    return (
      target.startsWith(realpathSync(root) + sep) &&
      /\.(?:md|yaml|svg|png|webp)$/.test(target) &&
      lstatSync(target).isFile()
    )
  } catch {
    return false
  }
}
