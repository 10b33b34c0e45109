/** Finds the folders and files under `content/`, and reports what does not belong there. */
import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compareDiagnostics, type Diagnostic } from '../../model/diagnostic.ts'
import { VERSUS } from '../../model/views/comparison-slug.ts'
import { bounds } from '../../schema/bounds.ts'
import { isFolderName } from '../../schema/field-types.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { IMAGES } from '../../schema/term.ts'
import { compareText } from '../../text/compare-code-units.ts'
import { didYouMean } from '../../text/edit-distance.ts'
import { foldedWords } from '../../text/words.ts'
import { type Read, refuse, toDiagnostics } from '../source-finding.ts'

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
  if (home && !home.isDirectory()) report(kind, notOrdinary(kind, 'folder'))
  if (!home?.isDirectory()) return []
  return entriesIn(join(root, kind)).flatMap(entry => {
    const refusal = refuseFolder(entry, kind)
    if (refusal) report(`${kind}/${entry.name}`, refusal)
    return entry.isDirectory() ? [entry.name] : []
  })
}

/** The files of one folder. */
function findFolder(root: string, kind: Kind, name: string, report: Report): Folder {
  const { noun, files: expected } = KINDS[kind]
  const files: string[] = []
  const refused: string[] = []
  const entries = entriesIn(join(root, kind, name))
  for (const entry of entries) {
    const isExpected = expected.includes(entry.name)
    if (isExpected && entry.isFile()) {
      files.push(entry.name)
      continue
    }
    if (isExpected) refused.push(entry.name)
    const missing = expected.filter(each => !isImage(each) && !entries.some(other => other.name === each))
    const hint = didYouMean(entry.name, missing, `Files that belong here: ${expected.join(', ')}.`)
    const message = `"${entry.name}" is not a file that a ${noun} may have`
    const refusal = isExpected ? notOrdinary(entry.name, 'file') : refuse('unexpected-file', message, hint)
    report(`${kind}/${name}/${entry.name}`, refusal)
  }
  return { name, files, refused }
}

const isImage = (name: string): boolean => IMAGES.some(image => image === name)

/** Why a file at the root must not be read; undefined if it may be, or does not exist. */
export function refuseRootFile(root: string, path: string): Read<never> | undefined {
  const found = lstatSync(join(root, path), { throwIfNoEntry: false })
  return !found || found.isFile() ? undefined : notOrdinary(path, 'file')
}

/** Links are refused too: they could lead out of the content folder. */
const notOrdinary = (name: string, what: 'file' | 'folder'): Read<never> =>
  refuse('unexpected-file', `"${name}" is not an ordinary ${what}`, `Put a ${what} in its place, and no link to one.`)

function refuseFolder(entry: Dirent, kind: Kind): Read<never> | undefined {
  const { name } = entry
  const { noun, longest } = KINDS[kind]
  if (!entry.isDirectory())
    return refuse('unexpected-file', `"${name}" does not belong here`, `Every ${noun} has a folder of its own.`)
  if (isFolderName(name) && name.length <= longest) return undefined
  const like = foldedWords(name).join('-').slice(0, longest)
  const example = isFolderName(like) ? `, such as "${like}"` : ', and none that Windows keeps for devices'
  const hint = `Use lower-case letters a-z, digits and single hyphens, at most ${longest} characters${example}.`
  return refuse('invalid-folder-name', `"${name}" cannot be the name of a folder`, hint)
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
