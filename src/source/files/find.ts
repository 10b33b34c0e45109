/** Finds the folders and files under `content/`, and reports what does not belong there. */
import { type Dirent, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { compareDiagnostics, type Diagnostic, type DiagnosticCode } from '../../model/diagnostic.ts'
import { VERSUS } from '../../model/views/comparison-name.ts'
import { bounds, SLUG_PATTERN } from '../../schema/bounds.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { IMAGES } from '../../schema/term.ts'
import { compareText } from '../../text/compare-text.ts'
import { START, toDiagnostic } from '../finding.ts'

export interface Folder {
  readonly name: string
  /** Names of the files that may be read, sorted. */
  readonly files: readonly string[]
  /** Names of files that must not be read; the reason has been reported. */
  readonly refused: readonly string[]
}

export interface FoundContent {
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

/** How messages name the kinds. */
const KIND_NAMES: Readonly<Record<Kind, string>> = {
  terms: 'term',
  pages: 'page',
  comparisons: 'comparison',
  paths: 'path',
}

/** Characters of the name of a folder. */
const MAX_NAME_LENGTH: Readonly<Record<Kind, number>> = {
  terms: bounds.slug.max,
  pages: bounds.slug.max,
  comparisons: 2 * bounds.slug.max + VERSUS.length,
  paths: bounds.slug.max,
}

/**
 * Finds all content.
 * @param root absolute path of the content folder
 * @param label how the folder is named in messages
 */
export function findContent(root: string, label: string): FoundContent {
  const { names, diagnostics, ...frame } = findFrame(root, label)
  const terms = names.map(name => findFolder(root, 'terms', name, label))
  return {
    ...frame,
    terms: terms.map(({ folder }) => folder),
    diagnostics: [...diagnostics, ...terms.flatMap(each => each.diagnostics)].sort(compareDiagnostics),
  }
}

/** Finds all content but the files of terms, of which there may be very many. */
export function findFrame(
  root: string,
  label: string,
): Omit<FoundContent, 'terms'> & { readonly names: readonly string[] } {
  const diagnostics: Diagnostic[] = []
  const report = (path: string, refusal: Refusal) => diagnostics.push(refusedAt(`${label}/${path}`, refusal))

  for (const kind of KINDS) {
    if (isLink(join(root, kind))) report(kind, LINKED_FOLDER)
    else if (existsSync(join(root, kind)) && !lstatSync(join(root, kind)).isDirectory()) {
      report(kind, {
        code: 'unexpected-file',
        message: `"${kind}" is not a folder`,
        hint: `It holds a folder for every ${KIND_NAMES[kind]}; put a folder in its place.`,
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

/** Names of the folders of one kind, sorted, and findings about everything else beside them. */
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
      if (refusal) diagnostics.push(refusedAt(`${label}/${kind}/${entry.name}`, refusal))
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
  const nearly: string[] = []
  for (const entry of entriesIn(join(root, kind, name))) {
    const path = `${kind}/${name}/${entry.name}`
    const refusal = refuseFile(entry, path, entry.name, kind, root)
    if (refusal) diagnostics.push(refusedAt(`${label}/${path}`, refusal))
    if (EXPECTED[kind].has(entry.name)) (refusal ? refused : files).push(entry.name)
    else if (entry.isFile()) nearly.push(nameMeant(entry.name))
  }
  // A file under a nearly right name is there; it is not missing too.
  for (const name of nearly) if (EXPECTED[kind].has(name) && !files.includes(name)) refused.push(name)
  return { folder: { name, files, refused }, diagnostics }
}

/** Why a file at the root must not be read; undefined if it may be, or does not exist. */
export function refuseRootFile(root: string, path: string): Refusal | undefined {
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

const refusedAt = (file: string, refusal: Refusal): Diagnostic => toDiagnostic(file, { ...refusal, place: START })

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
      hint: `Every ${KIND_NAMES[kind]} has a folder of its own.`,
    }
  }
  if (!SLUG_PATTERN.test(name)) {
    return {
      code: 'invalid-folder-name',
      message: `"${name}" cannot be an address`,
      hint: `Name the folder with lower-case letters a-z, digits and hyphens only${nameLike(name, kind)}.`,
    }
  }
  if (name.length > MAX_NAME_LENGTH[kind]) {
    return {
      code: 'invalid-folder-name',
      message: `the name of the folder has ${name.length} characters; at most ${MAX_NAME_LENGTH[kind]} are allowed`,
      hint: `Shorten it, and keep what is in it: ${root.split(sep).at(-1)}/${kind}/…`,
    }
  }
  return undefined
}

/** The nearest name that can be an address. */
function nameLike(name: string, kind: Kind): string {
  const like = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (!SLUG_PATTERN.test(like)) return ''
  return `, such as "${like}"${kind === 'terms' ? '; terms are named in English' : ''}`
}

function refuseFile(dirent: Dirent, path: string, name: string, kind: Kind, root: string): Refusal | undefined {
  const expected = EXPECTED[kind]
  if (dirent.isDirectory()) {
    return {
      code: 'unexpected-file',
      message: `"${name}" is a folder, but a ${KIND_NAMES[kind]} has no folders in it`,
      hint: `Files that belong here: ${[...expected].join(', ')}.`,
    }
  }
  if (!expected.has(name)) {
    return {
      code: 'unexpected-file',
      message: `"${name}" is not a file that a ${KIND_NAMES[kind]} may have`,
      hint: nameHint(name, expected),
    }
  }
  if (dirent.isSymbolicLink()) return staysInside(root, path) ? undefined : LEADS_OUT
  if (!dirent.isFile())
    return { code: 'unexpected-file', message: `"${name}" is not an ordinary file`, hint: 'Replace it by a text file.' }
  return undefined
}

/** A file under a name that is nearly right, or a picture of another kind, has a cure of its own. */
function nameHint(name: string, expected: ReadonlySet<string>): string {
  const meant = nameMeant(name)
  if (expected.has(meant)) return `Rename it to "${meant}".`
  if (/\.(?:jpe?g|gif|bmp|tiff?|avif|heic)$/.test(meant) && expected.has('image.png'))
    return 'Save the picture as image.png or image.webp, or draw it as image.svg.'
  return `Delete it, or keep it elsewhere. Files that belong here: ${[...expected].join(', ')}.`
}

const nameMeant = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.txt$/, '')
    .replace(/\.yml$/, '.yaml')
    .replace(/\.markdown$/, '.md')

/** Files that editors and systems leave behind, as `.gitignore` lists them. */
const LEFTOVER = /^\.|^(?:Thumbs\.db|desktop\.ini)$|~$|^#.*#$|\.(?:orig|tmp|swp)$/i

/** The entries of a folder, sorted, without hidden files and leftovers. */
function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !LEFTOVER.test(name))
      .sort((a, b) => compareText(a.name, b.name))
  } catch {
    return []
  }
}

const isLink = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true

/** Whether a symbolic link points to a source file or illustration in the content folder. */
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
