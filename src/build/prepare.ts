/**
 * From a content folder to named artifacts: read, check, relate, list. Building, serving from memory and testing all
 * begin here, so they see the same site.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emitAll } from '../emit/index.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { type Dictionary, makeDictionary, type RememberMentions } from '../model/dictionary.ts'
import { makeSite, newestDate, type Site } from '../model/site.ts'
import { type LoadOptions, loadContent } from '../source/load.ts'
import { copies } from './copies.ts'
import type { Folders } from './folders.ts'

export interface PrepareOptions extends LoadOptions {
  readonly remember?: RememberMentions
  /** Replaces the address in site.yaml. */
  readonly baseUrl?: string | undefined
  /** Day of SOURCE_DATE_EPOCH, YYYY-MM-DD; otherwise the newest date in the content. */
  readonly sourceDate?: string | undefined
}

export interface Prepared {
  readonly dictionary: Dictionary
  readonly site: Site
  /** A new run through all artifacts. */
  artifacts(): Iterable<Artifact>
}

/** @returns the site, unless the content has errors; warnings come with it */
export function prepare(
  folders: Folders,
  options: PrepareOptions = {},
): { readonly prepared?: Prepared; readonly diagnostics: readonly Diagnostic[] } {
  const content = loadContent(folders.content, options)
  const { settings, terms, pages, diagnostics } = content
  if (!settings || diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics }
  const site = makeSite(settings, {
    baseUrl: options.baseUrl ?? settings.baseUrl,
    generated: options.sourceDate ?? newestDate(terms),
    styleMark: markOf(join(folders.public, 'style.css')),
    pages,
  })
  const dictionary = makeDictionary(terms, options.remember)
  return {
    diagnostics,
    prepared: {
      dictionary,
      site,
      *artifacts() {
        yield* emitAll(dictionary, site)
        yield* copies(folders, dictionary)
      },
    },
  }
}

/** Eight characters that change with the file. */
function markOf(path: string): string {
  if (!existsSync(path)) return '0'
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8)
}
