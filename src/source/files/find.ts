/** Finding what an editor has put under `content/`: folders of terms and pages, files, and what must not be there. */
import { type Dirent, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { VERSUS } from '../../model/comparison-name.ts'
import { compareDiagnostics, compareText, type Diagnostic, type DiagnosticCode } from '../../model/diagnostic.ts'
import { bounds, SLUG_PATTERN } from '../../schema/bounds.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { IMAGES } from '../../schema/term.ts'
import { START, toDiagnostic } from '../finding.ts'

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
  readonly comparisons: readonly Folder[]
  readonly paths: readonly Folder[]
  readonly diagnostics: readonly Diagnostic[]
}

const KINDS = ['terms', 'pages', 'comparisons', 'paths'] as const
export type Kind = (typeof KINDS)[number]

const LANGUAGE_FILES = LANGUAGES.map(language => `${language}.md`)
const EXPECTED: Readonly<Record<Kind, ReadonlySet<string>>> = {
  terms: new Set(['term.yaml', ...LANGUAGE_FILES, ...IMAGES]),
  pages: new Set(LANGUAGE_FILES),
  comparisons: new Set(LANGUAGE_FILES),
  paths: new Set(['path.yaml', ...LANGUAGE_FILES]),
}

/** How messages call what has a folder. */
const NOUNS: Readonly<Record<Kind, string>> = {
  terms: 'term',
  pages: 'page',
  comparisons: 'comparison',
  paths: 'path',
}

/** Slugs of two entries and what stands between them. */
const MAX_NAME: Readonly<Record<Kind, number>> = {
  terms: bounds.slug.max,
  pages: bounds.slug.max,
  comparisons: 2 * bounds.slug.max + VERSUS.length,
  paths: bounds.slug.max,
}

/**
 * @param root absolute path of the content folder
 * @param label how the folder is named in messages
 */
export function findContent(root: string, label: string): Found {
  const { names, diagnostics, ...frame } = findFrame(root, label)
  const terms = names.map(name => findFolder(root, 'terms', name, label))
  return {
    ...frame,
    terms: terms.map(({ folder }) => folder),
    diagnostics: [...diagnostics, ...terms.flatMap(each => each.diagnostics)].sort(compareDiagnostics),
  }
}

/** The same without the files of terms, of which there may be very many. */
export function findFrame(root: string, label: string): Omit<Found, 'terms'> & { readonly names: readonly string[] } {
  const diagnostics: Diagnostic[] = []
  const report = (path: string, { code, message, hint }: Refusal) =>
    diagnostics.push(toDiagnostic(`${label}/${path}`, { code, place: START, message, hint }))

  for (const kind of KINDS) {
    if (isLink(join(root, kind))) report(kind, LINKED_FOLDER)
    else if (existsSync(join(root, kind)) && !lstatSync(join(root, kind)).isDirectory()) {
      const message = `"${kind}" is not a folder`
      report(kind, {
        code: 'unexpected-file',
        message,
        hint: `It holds a folder for every ${NOUNS[kind]}; put a folder in its place.`,
      })
    }
  }
  const terms = namesIn(root, 'terms', label)
  diagnostics.push(...terms.diagnostics)
  const foldersOf = (kind: Kind): readonly Folder[] => {
    const found = namesIn(root, kind, label)
    const folders = found.names.map(name => findFolder(root, kind, name, label))
    diagnostics.push(...found.diagnostics, ...folders.flatMap(each => each.diagnostics))
    return folders.map(({ folder }) => folder)
  }
  const [pages, comparisons, paths] = [foldersOf('pages'), foldersOf('comparisons'), foldersOf('paths')]
  return { names: terms.names, pages, comparisons, paths, diagnostics }
}

/** Names of the folders of one kind, sorted, and what is wrong with what lies beside them. */
export function namesIn(
  root: string,
  kind: Kind,
  label: string,
): { readonly names: readonly string[]; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const names: string[] = []
  if (lstatSync(join(root, kind), { throwIfNoEntry: false })?.isDirectory()) {
    for (const entry of entriesIn(join(root, kind))) {
      const refusal = refuseFolder(entry, entry.name, kind, root)
      if (refusal) {
        const { code, message, hint } = refusal
        diagnostics.push(toDiagnostic(`${label}/${kind}/${entry.name}`, { code, place: START, message, hint }))
      }
      if (entry.isDirectory()) names.push(entry.name)
    }
  }
  return { names, diagnostics }
}

/** The files of one folder. */
export function findFolder(
  root: string,
  kind: Kind,
  name: string,
  label: string,
): { readonly folder: Folder; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const files: string[] = []
  const refused: string[] = []
  for (const entry of entriesIn(join(root, kind, name))) {
    const path = `${kind}/${name}/${entry.name}`
    const refusal = refuseFile(entry, path, entry.name, kind, root)
    if (refusal) {
      const { code, message, hint } = refusal
      diagnostics.push(toDiagnostic(`${label}/${path}`, { code, place: START, message, hint }))
    }
    if (EXPECTED[kind].has(entry.name)) (refusal ? refused : files).push(entry.name)
  }
  return { folder: { name, files, refused }, diagnostics }
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

function refuseFolder(dirent: Dirent, name: string, kind: Kind, root: string): Refusal | undefined {
  if (dirent.isSymbolicLink()) return LINKED_FOLDER
  if (!dirent.isDirectory()) {
    return {
      code: 'unexpected-file',
      message: `"${name}" does not belong here`,
      hint: `Every ${NOUNS[kind]} has a folder of its own.`,
    }
  }
  if (!SLUG_PATTERN.test(name)) {
    return {
      code: 'invalid-folder-name',
      message: `"${name}" cannot be an address`,
      hint: 'Name the folder with lower-case letters a-z, digits and hyphens only.',
    }
  }
  if (name.length > MAX_NAME[kind]) {
    return {
      code: 'invalid-folder-name',
      message: `the name of the folder has ${name.length} characters; at most ${MAX_NAME[kind]} are allowed`,
      hint: `Shorten it, and keep what is in it: ${root.split(sep).at(-1)}/${kind}/…`,
    }
  }
  return undefined
}

function refuseFile(dirent: Dirent, path: string, name: string, kind: Kind, root: string): Refusal | undefined {
  const expected = EXPECTED[kind]
  if (dirent.isDirectory()) {
    return {
      code: 'unexpected-file',
      message: `"${name}" is a folder, but a ${NOUNS[kind]} has no folders in it`,
      hint: `Files that belong here: ${[...expected].join(', ')}.`,
    }
  }
  if (!expected.has(name)) {
    return {
      code: 'unexpected-file',
      message: `"${name}" is not a file that a ${NOUNS[kind]} may have`,
      hint: `Files that belong here: ${[...expected].join(', ')}.`,
    }
  }
  if (dirent.isSymbolicLink()) return staysInside(root, path) ? undefined : LEADS_OUT
  if (!dirent.isFile())
    return { code: 'unexpected-file', message: `"${name}" is not an ordinary file`, hint: 'Replace it by a text file.' }
  return undefined
}

/** What lies in a folder, sorted; names that begin with a dot belong to other programs. */
function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .sort((a, b) => compareText(a.name, b.name))
  } catch {
    return []
  }
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
