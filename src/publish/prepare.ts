/**
 * From a content folder to named artifacts: read, check, relate, list. The development
 * server, the check of the content and tests begin here; a build does the same in parts (`build.ts`).
 */
import { emitAll } from '../emit/index.ts'
import { makeDictionary, type WholeDictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { type Content, type LoadOptions, loadContent } from '../source/load.ts'
import { bundled } from './assets.ts'
import { openMaterials } from './materials.ts'
import type { Folders, SiteOptions } from './options.ts'
import { siteOf } from './site-of.ts'

export interface PrepareOptions extends LoadOptions, SiteOptions {
  /** The content, if it has been read already. */
  readonly content?: Content
  /** False for callers that look at the paths of the artifacts only. */
  readonly related?: boolean | undefined
  /** Whether to show drafts too, as the development server does. */
  readonly drafts?: boolean | undefined
  /** Whether to offer the form in which entries are written, whatever the settings say. */
  readonly write?: boolean | undefined
}

export interface Prepared {
  readonly dictionary: WholeDictionary
  readonly site: Site
  /** A new run through all artifacts. */
  artifacts(): Iterable<Artifact>
}

/** @returns what was read, and the site made of it unless the content has errors */
export function prepare(folders: Folders, options: PrepareOptions = {}): Content & { readonly prepared?: Prepared } {
  const content = options.content ?? loadContent(folders.content, options)
  const { settings: own, terms, pages, collections, removed, diagnostics } = content
  if (!own || diagnostics.some(({ severity }) => severity === 'error')) return content
  const { bundle = bundled } = options
  const shown = options.drafts ? terms : terms.filter(({ draft }) => !draft)
  const settings = options.write ? { ...own, write: true } : own
  const site = siteOf(folders, options, { settings, pages, removed, collections }, shown, bundle)
  const dictionary = makeDictionary(shown, collections, options.related)
  const materials = openMaterials(folders, bundle)
  return {
    ...content,
    prepared: {
      dictionary,
      site,
      artifacts: () => emitAll(dictionary, site, materials),
    },
  }
}
