/**
 * Reads all content of a folder and reports everything that is wrong at once.
 */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { reservedSlugs } from '../model/web/address.ts'
import { type Collections, NO_COLLECTIONS } from '../schema/collections.ts'
import type { SiteFile } from '../schema/site.ts'
import type { Term } from '../schema/term.ts'
import { checkCollections, loadCollections } from './collections/collections.ts'
import { type Folder, findFrame } from './files/find.ts'
import { readFolder } from './files/read-folder.ts'
import { START, toDiagnostic } from './finding.ts'
import { checkPageLinks, REQUIRED_PAGES, readPage } from './pages.ts'
import { readRemoved, readSettings } from './root-files.ts'
import { findTerm, loadTerm } from './term/load-term.ts'
import { checkAcross } from './term/rules.ts'
import { changeDaysOf, withChangeDay } from './term/term-history.ts'
import { whereIn } from './term/where.ts'

export interface Content {
  readonly settings: SiteFile | undefined
  readonly terms: readonly Term[]
  readonly pages: readonly Page[]
  /** Names of the folders of terms, valid or not. */
  readonly names: readonly string[]
  /** Slugs of terms that were removed on purpose. */
  readonly removed: readonly string[]
  /** Sorted; empty if nothing is wrong. */
  readonly diagnostics: readonly Diagnostic[]
  readonly collections: Collections
}

/**
 * Reads all content.
 * @param root absolute path of the content folder
 */
export function loadContent(root: string): Content {
  const label = basename(root)
  const frame = loadFrame(root, label)
  const diagnostics: Diagnostic[] = [...frame.diagnostics]
  const terms: Term[] = []
  for (const name of frame.names) {
    const loaded = loadTerm(root, label, findTerm(root, label, name))
    diagnostics.push(...loaded.diagnostics)
    if (loaded.term) terms.push(withChangeDay(loaded.term, frame.changeDays.get(name)))
  }
  const { settings, pages, names, collections } = frame
  const whole = checkWhole(root, label, terms, frame)
  return {
    ...{ settings, terms, pages, names, collections, removed: whole.removed },
    diagnostics: [...diagnostics, ...whole.diagnostics].sort(compareDiagnostics),
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
  /** Messages for the operator that are not findings about the content. */
  readonly notices: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reads everything but the terms.
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
  const { settings, diagnostics: settingsFaults, checkRedirects } = readSettings(root, label)
  const diagnostics: Diagnostic[] = [...found.diagnostics, ...settingsFaults]
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
  const named = new Set([
    ...[...found.names, ...pageNames, 'paths', 'compare'],
    ...found.paths.map(({ name }) => `paths/${name}`),
    ...found.comparisons.map(({ name }) => `compare/${name}`),
  ])
  diagnostics.push(...(checkRedirects?.(name => named.has(name)) ?? []))
  const changes = settings?.datesFromGit === true ? changeDaysOf(root) : { days: new Map<string, string>() }
  return {
    ...{ settings, pages, pageNames, names: found.names, collections, diagnostics },
    ...('days' in changes
      ? { changeDays: changes.days, notices: [] }
      : { changeDays: new Map(), notices: [changes.reason] }),
  }
}

/** Runs the checks between terms, and reads the list of removed terms. */
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

function loadPage(root: string, label: string, folder: Folder, diagnostics: Diagnostic[]): Page | undefined {
  const found = readFolder(root, label, 'pages', folder)
  const result = readPage(folder.name, found)
  diagnostics.push(...found.broken, ...result.diagnostics)
  return found.broken.length === 0 && folder.refused.length === 0 ? result.page : undefined
}
