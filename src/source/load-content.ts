/**
 * Reads all content of a folder and reports everything that is wrong at once. In this part of the program `root` is the
 * absolute path of that folder.
 */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { reservedSlugs } from '../model/web/address.ts'
import { type Collections, NO_COLLECTIONS } from '../schema/comparisons-and-paths.ts'
import type { SiteFile } from '../schema/site-settings.ts'
import type { Term } from '../schema/term.ts'
import { checkPageLinks } from './check-page-links.ts'
import { checkCollections } from './collections/check-collections.ts'
import { readComparison } from './collections/load-comparison.ts'
import { readQueries } from './collections/load-indexed-queries.ts'
import { readPath } from './collections/load-reading-path.ts'
import { type Folder, findFrame, type Kind } from './files/find-content.ts'
import { type OpenFolder, openFolder } from './files/read-bilingual-folder.ts'
import { REQUIRED_PAGES, readPage } from './load-content-pages.ts'
import { readRemoved, readSettings } from './load-site-settings.ts'
import { refuse, toDiagnostics } from './source-finding.ts'
import { checkAcrossTerms } from './term/cross-term-rules.ts'
import { loadTerm } from './term/load-term.ts'
import { whereIn } from './term/locate-field-on-disk.ts'

export interface Content extends Pick<ContentFrame, 'settings' | 'pages' | 'names' | 'collections'> {
  readonly terms: readonly Term[]
  /** Slugs of terms that were removed on purpose. */
  readonly removed: readonly string[]
  /** Sorted; empty if nothing is wrong. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads all content, for the tools of editors. A build reads it in ranges (`site-build/threads/term-range.ts`). */
export function loadContent(root: string): Content {
  const frame = loadFrame(root)
  const diagnostics: Diagnostic[] = [...frame.diagnostics]
  const terms: Term[] = []
  for (const name of frame.names) {
    const loaded = loadTerm(root, name)
    diagnostics.push(...loaded.diagnostics)
    if (loaded.term) terms.push(loaded.term)
  }
  const { settings, pages, names, collections } = frame
  const whole = checkWhole(root, terms, frame)
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
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads everything but the terms. */
export function loadFrame(root: string): ContentFrame {
  const label = basename(root)
  if (!existsSync(root)) {
    const hint = 'Run the command from the folder of the project, or name the content with --content.'
    const { findings } = refuse('content-missing', `there is no folder ${root}`, hint)
    return {
      ...{ settings: undefined, names: [], pages: [], pageNames: [] },
      collections: NO_COLLECTIONS,
      diagnostics: toDiagnostics(label, findings),
    }
  }
  const found = findFrame(root)
  const { settings, diagnostics: settingsFaults, checkRedirects } = readSettings(root)
  const diagnostics: Diagnostic[] = [...found.diagnostics, ...settingsFaults]
  const readAll = <Value>(
    kind: Kind,
    folders: readonly Folder[],
    read: (folder: OpenFolder) => Value | undefined,
  ): readonly Value[] =>
    folders.flatMap(each => {
      const folder = openFolder(root, kind, each)
      const value = read(folder)
      diagnostics.push(...folder.diagnostics)
      const isWhole = value !== undefined && folder.diagnostics.length === 0 && each.refused.length === 0
      return isWhole ? [value] : []
    })
  const pages = readAll('pages', found.pages, readPage)
  const { queries, diagnostics: queryFaults } = readQueries(root, found.names)
  diagnostics.push(...queryFaults)
  const collections = {
    queries,
    comparisons: readAll('comparisons', found.comparisons, folder => readComparison(folder, found.names)),
    paths: readAll('paths', found.paths, readPath),
  }
  const pageNames = found.pages.map(({ name }) => name)
  for (const required of REQUIRED_PAGES) {
    if (pageNames.includes(required)) continue
    const hint = 'The site cannot do without it; restore it from the repository.'
    const { findings } = refuse('missing-file', `the page "${required}" is missing`, hint)
    diagnostics.push(...toDiagnostics(`${label}/pages/${required}/en.md`, findings))
  }
  const named = new Set([
    ...[...found.names, ...pageNames, 'paths', 'compare'],
    ...found.paths.map(({ name }) => `paths/${name}`),
    ...found.comparisons.map(({ name }) => `compare/${name}`),
  ])
  diagnostics.push(...checkRedirects(name => named.has(name)))
  return { settings, pages, pageNames, names: found.names, collections, diagnostics }
}

/** Runs the checks between terms, and reads the list of removed terms. */
export function checkWhole(
  root: string,
  terms: readonly Summary[],
  {
    settings,
    names,
    pages,
    pageNames,
    collections,
  }: Pick<ContentFrame, 'settings' | 'names' | 'pages' | 'pageNames' | 'collections'>,
): { readonly removed: readonly string[]; readonly diagnostics: readonly Diagnostic[] } {
  const removed = readRemoved(root, new Set(terms.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs])))
  return {
    removed: removed.slugs,
    diagnostics: [
      ...checkAcrossTerms(terms, names, reservedSlugs(pageNames), whereIn(root), settings?.groups),
      ...checkPageLinks(root, pages, terms, names),
      ...checkCollections(root, collections, terms, names),
      ...removed.diagnostics,
    ],
  }
}
