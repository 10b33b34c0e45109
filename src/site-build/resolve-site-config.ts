/** The site of some terms: its settings, and what is computed of the rest of the content and of files beside it. */
import { join } from 'node:path'
import type { Bundle } from '../emit/required-services.ts'
import { makeSite, newestDate, type Page, type Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { type Collections, collectionsOf, sectionsOf } from '../schema/comparisons-and-paths.ts'
import type { SiteFile } from '../schema/site-settings.ts'
import type { Folders, SiteOptions } from './build-options.ts'
import { marksOf } from './bundle-browser-scripts.ts'

/** What a site shows besides its terms. */
interface SiteContent {
  readonly settings: SiteFile
  readonly pages: readonly Page[]
  /** Slugs of terms that were removed on purpose. */
  readonly removed: readonly string[]
  readonly collections: Collections
}

/** @param terms those that are shown; drafts among them do not date the content */
export function siteOf(
  folders: Folders,
  { baseUrl, sourceDate, sourceRevision, cards, edge = true }: SiteOptions,
  { settings, pages, removed, collections }: SiteContent,
  terms: readonly Summary[],
  bundle: Bundle,
): Site {
  return makeSite(
    { ...settings, edge: settings.edge && edge },
    {
      baseUrl: baseUrl ?? settings.baseUrl,
      generated: sourceDate ?? newestDate(terms.filter(({ draft }) => !draft)),
      revision: sourceRevision,
      marks: marksOf(join(folders.public, 'style.css'), bundle, settings.write === true),
      cards: cards ?? false,
      pages,
      removed,
      sections: sectionsOf(collectionsOf(collections, new Set(terms.map(({ slug }) => slug)))),
    },
  )
}
