/**
 * The site as emitters see it: the settings, the base address, and the date of the content, which is their only clock.
 */

import type { Collections } from '../../schema/comparisons-and-paths.ts'
import type { InBoth } from '../../schema/language.ts'
import type { PageFrontMatter, SiteFile } from '../../schema/site-settings.ts'
import type { TermFile } from '../../schema/term.ts'
import { later } from '../days/term-of-the-day.ts'

export interface Page {
  readonly name: string
  readonly text: InBoth<PageText>
}

export interface PageText extends PageFrontMatter {
  /** Markdown below the front matter. */
  readonly body: string
}

/** Hashes of the files that pages load, for their query strings, so that a new page never gets a cached old file. */
export type Marks = Readonly<Record<'style' | 'theme' | 'site' | 'search' | 'write', string>>

export interface Site extends Omit<SiteFile, 'baseUrl'> {
  /** Base address without a trailing slash: `https://example.org` or `https://example.org/dictionary`. */
  readonly base: string
  /** Path part of the base address, without a trailing slash: `` or `/dictionary`. */
  readonly basePath: string
  /** Day of the content, YYYY-MM-DD: of SOURCE_DATE_EPOCH, or the newest date in the content. */
  readonly generated: string
  /** Revision of the content and the program, as SOURCE_REVISION names it. */
  readonly revision?: string | undefined
  /** That of the form is empty where the form is not published, since its script is large and made for it alone. */
  readonly marks: Marks
  /** Whether every term has a picture at `file.card`; if not, no page links to one. */
  readonly cards: boolean
  readonly pages: readonly Page[]
  /** Slugs of entries that were taken out on purpose: their addresses answer 410. */
  readonly removed: readonly string[]
  /** Kinds of collections of which at least one exists. */
  readonly sections: readonly Section[]
}

export type Section = keyof Collections

/** What absolute and root-relative addresses are built with. */
export type Addresses = Pick<Site, 'base' | 'basePath'>

/**
 * Composes the site from its settings and from what the build computes.
 * @param baseUrl absolute http(s) address; a trailing slash is dropped
 */
export function makeSite(
  { baseUrl: _, ...settings }: SiteFile,
  { baseUrl, ...made }: { readonly baseUrl: string } & Omit<Site, keyof Omit<SiteFile, 'cards'> | keyof Addresses>,
): Site {
  const url = new URL(baseUrl)
  const basePath = url.pathname.replace(/\/+$/, '')
  return { ...settings, ...made, base: url.origin + basePath, basePath, cards: settings.cards && made.cards }
}

/** The newest `date` or `updated` among the terms; the epoch's day when there are none. */
export const newestDate = (terms: readonly Pick<TermFile, 'date' | 'updated'>[]): string =>
  terms.map(({ date, updated = date }) => updated).reduce(later, '1970-01-01')
