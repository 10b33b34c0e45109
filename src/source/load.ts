/**
 * Reading all content of a folder: every file once, every fault of every file, in one run. Terms whose files have not
 * changed since they were last found valid come from the memory of an earlier run, if one is given.
 */
import { createHash } from 'node:crypto'
import { existsSync, lstatSync } from 'node:fs'
import { basename, join } from 'node:path'
import { reservedSlugs } from '../model/address.ts'
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import { bounds } from '../schema/bounds.ts'
import { type Collections, NO_COLLECTIONS } from '../schema/collections.ts'
import type { SiteFile } from '../schema/site.ts'
import type { Term } from '../schema/term.ts'
import { checkCollections, loadCollections } from './collections.ts'
import { decodeAll } from './decode-files.ts'
import { type Folder, findFolder, findFrame } from './find.ts'
import { checkLegend } from './legend.ts'
import { checkPageLinks } from './page-links.ts'
import { REQUIRED_PAGES, readPage } from './pages.ts'
import { isPicture, lookAtPictures } from './picture/pictures.ts'
import { readBounded } from './read.ts'
import { readRemoved } from './removed.ts'
import { checkAcross } from './rules.ts'
import { readSettings } from './settings.ts'
import { START, toDiagnostic } from './source.ts'
import { readTerm } from './term.ts'
import { changeDaysOf, withChangeDay } from './term-history.ts'
import { whereIn } from './where.ts'

export interface Content {
  readonly settings: SiteFile | undefined
  readonly terms: readonly Term[]
  readonly pages: readonly Page[]
  /** Names of the folders of terms, valid or not. */
  readonly names: readonly string[]
  /** Slugs of terms that were taken out on purpose. */
  readonly removed: readonly string[]
  /** Sorted; empty when everything is well. */
  readonly diagnostics: readonly Diagnostic[]
  readonly collections: Collections
}

/** Terms found valid before, by a hash of the bytes of their files. */
export interface KnownTerms {
  get(hash: string): Term | undefined
  set(hash: string, term: Term): void
}

export interface LoadOptions {
  readonly memory?: KnownTerms
  /** Called now and then with the number of terms read and their total. */
  readonly progress?: (done: number, total: number) => void
}

/** @param root absolute path of the content folder */
export function loadContent(root: string, { memory, progress }: LoadOptions = {}): Content {
  const label = basename(root)
  const frame = loadFrame(root, label)
  const diagnostics: Diagnostic[] = [...frame.diagnostics]
  const terms: Term[] = []
  for (const [index, name] of frame.names.entries()) {
    if (index % 500 === 0) progress?.(index, frame.names.length)
    const loaded = loadTerm(root, label, findTerm(root, label, name), memory)
    diagnostics.push(...loaded.diagnostics)
    if (loaded.term) terms.push(withChangeDay(loaded.term, frame.changeDays.get(name)))
  }
  progress?.(frame.names.length, frame.names.length)
  const whole = checkWhole(root, label, terms, frame)
  diagnostics.push(...whole.diagnostics)
  const { settings, pages, names, collections } = frame
  return {
    settings,
    terms,
    pages,
    names,
    collections,
    removed: whole.removed,
    diagnostics: diagnostics.sort(compareDiagnostics),
  }
}

/** Everything but the terms: settings, pages, and the names of the folders of terms. */
export interface ContentFrame {
  readonly settings: SiteFile | undefined
  readonly pages: readonly Page[]
  readonly collections: Collections
  /** Names of all folders of pages, valid or not. */
  readonly pageNames: readonly string[]
  /** Names of all folders of terms, sorted. */
  readonly names: readonly string[]
  /** Days of the last change by folder, if the settings ask for them. */
  readonly changeDays: ReadonlyMap<string, string>
  /** What an operator should know, though nothing is wrong with the content. */
  readonly notices: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * @param root absolute path of the content folder
 * @param label how the folder is named in messages
 */
export function loadFrame(root: string, label: string): ContentFrame {
  if (!existsSync(root)) {
    const diagnostic = toDiagnostic(label, {
      code: 'content-missing',
      place: START,
      message: `there is no folder ${root}`,
      hint: 'Run the command from the folder of the project, or name the content with --content.',
    })
    return {
      ...{ settings: undefined, names: [], pages: [], pageNames: [] },
      ...{ collections: NO_COLLECTIONS, changeDays: new Map(), notices: [], diagnostics: [diagnostic] },
    }
  }
  const found = findFrame(root, label)
  const diagnostics: Diagnostic[] = [...found.diagnostics]
  const settings = readSettings(root, label, diagnostics)
  const pages = found.pages.flatMap(folder => loadPage(root, label, folder, diagnostics) ?? [])
  const pageNames = found.pages.map(({ name }) => name)
  for (const required of REQUIRED_PAGES) {
    if (pageNames.includes(required)) continue
    diagnostics.push(
      toDiagnostic(`${label}/pages/${required}/en.md`, {
        code: 'missing-file',
        place: START,
        message: `the page "${required}" is missing`,
        hint: 'The site cannot do without it; restore it from the repository.',
      }),
    )
  }
  const { diagnostics: faults, ...collections } = loadCollections(root, label, found, found.names)
  diagnostics.push(...faults)
  const changes = settings?.datesFromGit === true ? changeDaysOf(root) : { days: new Map<string, string>() }
  return {
    ...{ settings, pages, pageNames, names: found.names, collections, diagnostics },
    ...('days' in changes
      ? { changeDays: changes.days, notices: [] }
      : { changeDays: new Map(), notices: [changes.reason] }),
  }
}

/** What is wrong between terms, none of which is wrong by itself, and the terms that were taken out on purpose. */
export function checkWhole(
  root: string,
  label: string,
  terms: readonly Summary[],
  { names, pages, pageNames, collections }: Pick<ContentFrame, 'names' | 'pages' | 'pageNames' | 'collections'>,
): { readonly removed: readonly string[]; readonly diagnostics: readonly Diagnostic[] } {
  const removed = readRemoved(root, new Set(terms.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs])))
  return {
    removed: removed.slugs,
    diagnostics: [
      ...checkAcross(terms, names, reservedSlugs(pageNames), whereIn(root, label)),
      ...checkPageLinks(root, label, pages, terms, names),
      ...checkCollections(root, label, collections, terms, names),
      ...removed.diagnostics,
    ],
  }
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

function loadPage(
  root: string,
  label: string,
  { name, files, refused }: Folder,
  diagnostics: Diagnostic[],
): Page | undefined {
  const folder = `${label}/pages/${name}`
  const { sources, broken } = decodeAll(
    files.map(file => [file, readBounded(join(root, 'pages', name, file))] as const),
    folder,
  )
  const result = readPage(name, sources, [...files, ...refused], folder)
  diagnostics.push(...broken, ...result.diagnostics)
  return broken.length === 0 && refused.length === 0 ? result.page : undefined
}

const limitOf = (file: string): number => (isPicture(file) ? bounds.image.max : bounds.sourceFile.max)

function hashOf(name: string, files: readonly string[], bytes: readonly (readonly [string, Buffer])[]): string {
  const hash = createHash('sha256').update(`${name}\0${files.join('\0')}`)
  for (const [file, content] of bytes) hash.update(`\0${file}\0${content.length}\0`).update(content)
  return hash.digest('base64url')
}
