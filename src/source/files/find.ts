/** Finds the folders and files under `content/`, and reports what does not belong there. */
import { type Dirent, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { compareDiagnostics, type Diagnostic } from '../../model/diagnostic.ts'
import { VERSUS } from '../../model/views/comparison-name.ts'
import { bounds, SLUG_PATTERN } from '../../schema/bounds.ts'
import { isFolderName } from '../../schema/classification.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { IMAGES } from '../../schema/term.ts'
import { compareText } from '../../text/compare-text.ts'
import { type Read, refuse, toDiagnostics } from '../finding.ts'

export interface Folder {
  readonly name: string
  /** Names of the files that may be read, sorted. */
  readonly files: readonly string[]
  /** Names of files that must not be read; the reason has been reported. */
  readonly refused: readonly string[]
}

interface KindFacts {
  /** How messages name it. */
  readonly noun: string
  readonly files: readonly string[]
  /** The most characters of the name of a folder. */
  readonly longest: number
}

export type Kind = 'terms' | 'pages' | 'comparisons' | 'paths'

const TEXTS = LANGUAGES.map(language => `${language}.md`)
const KINDS: Readonly<Record<Kind, KindFacts>> = {
  terms: { noun: 'term', files: ['term.yaml', ...TEXTS, ...IMAGES], longest: bounds.slug.max },
  pages: { noun: 'page', files: TEXTS, longest: bounds.slug.max },
  comparisons: { noun: 'comparison', files: TEXTS, longest: 2 * bounds.slug.max + VERSUS.length },
  paths: { noun: 'path', files: ['path.yaml', ...TEXTS], longest: bounds.slug.max },
}

/** Everything in a content folder but the files of terms. */
interface FoundFrame {
  /** Of the folders of terms, sorted. */
  readonly names: readonly string[]
  readonly pages: readonly Folder[]
  readonly comparisons: readonly Folder[]
  readonly paths: readonly Folder[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Reports why something is not read, by its path in the content folder. */
type Report = (path: string, refusal: Read<never>) => void

const reporter =
  (root: string, diagnostics: Diagnostic[]): Report =>
  (path, { findings }) =>
    diagnostics.push(...toDiagnostics(`${basename(root)}/${path}`, findings))

/** Finds all content. */
export function findContent(root: string): FoundFrame & { readonly terms: readonly Folder[] } {
  const frame = findFrame(root)
  const found = frame.names.map(name => findTerm(root, name))
  return {
    ...frame,
    terms: found.map(({ folder }) => folder),
    diagnostics: [...frame.diagnostics, ...found.flatMap(each => each.diagnostics)].sort(compareDiagnostics),
  }
}

/** Finds all content but the files of terms, of which there may be very many. */
export function findFrame(root: string): FoundFrame {
  const diagnostics: Diagnostic[] = []
  const report = reporter(root, diagnostics)
  const foldersOf = (kind: Kind): readonly Folder[] =>
    namesIn(root, kind, report).map(name => findFolder(root, kind, name, report))
  const [pages, comparisons, paths] = [foldersOf('pages'), foldersOf('comparisons'), foldersOf('paths')]
  return { names: namesIn(root, 'terms', report), pages, comparisons, paths, diagnostics }
}

/** Finds the files of one term, and what is wrong with their names. */
export function findTerm(root: string, name: string) {
  const diagnostics: Diagnostic[] = []
  return { folder: findFolder(root, 'terms', name, reporter(root, diagnostics)), diagnostics } as const
}
export type FoundTerm = ReturnType<typeof findTerm>

/** Names of the folders of one kind, sorted; everything else beside them is reported. */
function namesIn(root: string, kind: Kind, report: Report): readonly string[] {
  const home = lstatSync(join(root, kind), { throwIfNoEntry: false })
  if (home?.isSymbolicLink()) report(kind, LINKED_FOLDER)
  else if (home && !home.isDirectory()) {
    const hint = `It holds a folder for every ${KINDS[kind].noun}; put a folder in its place.`
    report(kind, refuse('unexpected-file', `"${kind}" is not a folder`, hint))
  }
  if (!home?.isDirectory()) return []
  return entriesIn(join(root, kind)).flatMap(entry => {
    const refusal = refuseFolder(entry, kind, root)
    if (refusal) report(`${kind}/${entry.name}`, refusal)
    return entry.isDirectory() ? [entry.name] : []
  })
}

/** The files of one folder. */
function findFolder(root: string, kind: Kind, name: string, report: Report): Folder {
  const expected = KINDS[kind].files
  const files: string[] = []
  const refused: string[] = []
  const nearly: string[] = []
  const entries = entriesIn(join(root, kind, name))
  const missing = TEXTS.filter(text => !entries.some(entry => entry.name === text))
  for (const entry of entries) {
    const path = `${kind}/${name}/${entry.name}`
    const refusal = refuseFile(entry, kind, root, path, missing)
    if (refusal) report(path, refusal)
    if (expected.includes(entry.name)) (refusal ? refused : files).push(entry.name)
    else if (entry.isFile()) nearly.push(nameMeant(entry.name, missing))
  }
  // A file under a nearly right name is there; it is not missing too.
  for (const name of nearly) if (expected.includes(name) && !files.includes(name)) refused.push(name)
  return { name, files, refused }
}

/** Why a file at the root must not be read; undefined if it may be, or does not exist. */
export function refuseRootFile(root: string, path: string): Read<never> | undefined {
  const found = lstatSync(join(root, path), { throwIfNoEntry: false })
  if (!found || found.isFile()) return undefined
  if (found.isSymbolicLink()) return staysInside(root, path) ? undefined : LEADS_OUT
  return notAFile(path)
}

const notAFile = (name: string): Read<never> =>
  refuse('unexpected-file', `"${name}" is not an ordinary file`, 'Replace it by a text file.')

const LINK = 'this symbolic link leads out of the content folder, to a folder, or nowhere'
const LEADS_OUT = refuse('symbolic-link', LINK, 'Put a copy of the file here instead of a link.')
const LINKED_FOLDER = refuse('symbolic-link', LINK, 'Put a copy of the folder here instead of a link.')

function refuseFolder(entry: Dirent, kind: Kind, root: string): Read<never> | undefined {
  const { name } = entry
  const { noun, longest } = KINDS[kind]
  if (entry.isSymbolicLink()) return LINKED_FOLDER
  if (!entry.isDirectory())
    return refuse('unexpected-file', `"${name}" does not belong here`, `Every ${noun} has a folder of its own.`)
  if (!SLUG_PATTERN.test(name)) {
    const hint = `Name the folder with lower-case letters a-z, digits and hyphens only${nameLike(name, kind)}.`
    return refuse('invalid-folder-name', `"${name}" cannot be an address`, hint)
  }
  if (!isFolderName(name)) {
    const hint =
      'Begin and end with a letter or a digit, write single hyphens, and no name that Windows keeps for devices.'
    return refuse('invalid-folder-name', `"${name}" cannot be the name of a folder everywhere`, hint)
  }
  if (name.length <= longest) return undefined
  const message = `the name of the folder has ${name.length} characters; at most ${longest} are allowed`
  return refuse('invalid-folder-name', message, `Shorten it, and keep what is in it: ${basename(root)}/${kind}/…`)
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

/** @param missing the texts that the folder lacks */
function refuseFile(
  entry: Dirent,
  kind: Kind,
  root: string,
  path: string,
  missing: readonly string[],
): Read<never> | undefined {
  const { name } = entry
  const { noun, files } = KINDS[kind]
  if (entry.isDirectory()) {
    const message = `"${name}" is a folder, but a ${noun} has no folders in it`
    return refuse('unexpected-file', message, `Files that belong here: ${files.join(', ')}.`)
  }
  if (!files.includes(name))
    return refuse('unexpected-file', `"${name}" is not a file that a ${noun} may have`, nameHint(name, files, missing))
  if (entry.isSymbolicLink()) return staysInside(root, path) ? undefined : LEADS_OUT
  return entry.isFile() ? undefined : notAFile(name)
}

/** A file under a name that is nearly right, or a picture of another kind, has a cure of its own. */
function nameHint(name: string, expected: readonly string[], missing: readonly string[]): string {
  const meant = nameMeant(name, missing)
  if (expected.includes(meant)) return `Rename it to "${meant}".`
  if (/\.(?:jpe?g|gif|bmp|tiff?|avif|heic)$/.test(meant) && expected.includes('image.png'))
    return 'Save the picture as image.png or image.webp, or draw it as image.svg.'
  return `Delete it, or keep it elsewhere. Files that belong here: ${expected.join(', ')}.`
}

/** The file that a name nearly names; another code of a language, such as "sp", is the one language that is missing. */
function nameMeant(name: string, missing: readonly string[]): string {
  const plain = name
    .toLowerCase()
    .replace(/\.txt$/, '')
    .replace(/\.yml$/, '.yaml')
    .replace(/\.markdown$/, '.md')
  const [only, ...others] = missing
  const isLanguage = /^[a-z]{2,3}(?:[-_][a-z]{2})?\.md$/.test(plain) && !TEXTS.some(text => text === plain)
  return isLanguage && only !== undefined && others.length === 0 ? only : plain
}

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
