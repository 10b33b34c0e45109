/**
 * From a content folder to named artifacts: read, check, relate, list. Building, serving from memory and testing all
 * begin here, so they see the same site.
 */
import { join } from 'node:path'
import { emitAll } from '../emit/index.ts'
import type { Bundle } from '../emit/materials.ts'
import type { Artifact } from '../model/artifact.ts'
import { makeDictionary, type WholeDictionary } from '../model/dictionary.ts'
import { makeSite, newestDate, type Site } from '../model/site.ts'
import { collectionsOf, sectionsOf } from '../schema/collections.ts'
import { type Content, type LoadOptions, loadContent } from '../source/load.ts'
import { bundled, marksOf } from './assets.ts'
import { openMaterials } from './materials.ts'
import type { Folders } from './options.ts'

export interface PrepareOptions extends LoadOptions {
  /** The content, if it has been read already. */
  readonly content?: Content
  /** Replaces the address in site.yaml. */
  readonly baseUrl?: string | undefined
  /** Day of SOURCE_DATE_EPOCH, YYYY-MM-DD; otherwise the newest date in the content. */
  readonly sourceDate?: string | undefined
  /** Whether to show drafts too, as the development server does. */
  readonly drafts?: boolean | undefined
  /** Whether every term gets a picture, which takes some milliseconds each; none unless asked for. */
  readonly cards?: boolean | undefined
  /** Scripts for browsers; those of src/browser unless told otherwise. */
  readonly bundle?: Bundle
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
  const { settings, terms, pages, collections, removed, diagnostics } = content
  if (!settings || diagnostics.some(({ severity }) => severity === 'error')) return content
  const { bundle = bundled } = options
  const shown = options.drafts ? terms : terms.filter(({ draft }) => !draft)
  const site = makeSite(settings, {
    baseUrl: options.baseUrl ?? settings.baseUrl,
    generated: options.sourceDate ?? newestDate(terms.filter(({ draft }) => !draft)),
    marks: marksOf(join(folders.public, 'style.css'), bundle),
    cards: options.cards,
    pages,
    removed,
    sections: sectionsOf(collectionsOf(collections, new Set(shown.map(({ slug }) => slug)))),
  })
  const dictionary = makeDictionary(shown, collections)
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
