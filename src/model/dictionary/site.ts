/**
 * The site as emitters see it: the settings, the base address, and the date of the content, which is their only clock.
 */

import type { Language } from '../../schema/language.ts'
import type { SiteFile } from '../../schema/site.ts'
import type { TermFile } from '../../schema/term.ts'
import { once, oncePer } from './once.ts'

export interface Page {
  readonly name: string
  readonly text: Readonly<Record<Language, PageText>>
}

export interface PageText {
  readonly title: string
  readonly description: string
  /** Markdown below the front matter. */
  readonly body: string
}

/** Hashes of the files that pages load, for their query strings, so that a new page never gets a cached old file. */
export type Marks = Readonly<Record<'style' | 'theme' | 'site' | 'search' | 'try' | 'write', string>>

export interface Site extends Omit<SiteFile, 'baseUrl'> {
  /** Base address without a trailing slash: `https://example.org` or `https://example.org/dictionary`. */
  readonly base: string
  /** Path part of the base address, without a trailing slash: `` or `/dictionary`. */
  readonly basePath: string
  /** Day of the content, YYYY-MM-DD: of SOURCE_DATE_EPOCH, or the newest date in the content. */
  readonly generated: string
  /** Revision of the content and the program, as SOURCE_REVISION names it. */
  readonly revision?: string
  readonly marks: Marks
  /** Whether every term has a picture at `file.card`; if not, no page links to one. */
  readonly cards: boolean
  readonly pages: readonly Page[]
  /** Slugs of entries that were taken out on purpose: their addresses answer 410. */
  readonly removed: readonly string[]
  /** Kinds of collections of which at least one exists. */
  readonly sections: readonly Section[]
}

export type Section = 'comparisons' | 'paths'

/** What absolute and root-relative addresses are built with. */
export type Addresses = Pick<Site, 'base' | 'basePath'>
/** Addresses, and the display names of subjects and levels. */
export type Labels = Addresses & Pick<Site, 'subjects' | 'levels'>
/**
 * What the page of a term shows of the site. It excludes the date of the content and the text of other pages, so that a
 * change to those does not render the pages of all terms again.
 */
export type Frame = Labels &
  Pick<
    Site,
    'name' | 'license' | 'repository' | 'contact' | 'branch' | 'cards' | 'sections' | 'downloads' | 'embeds' | 'write'
  > & {
    /** That of the form is empty where the form is not published, since its script is large and made for it alone. */
    readonly marks: Marks
    readonly pages: readonly TitledPage[]
  }

/** The site without the date and the revision of the content. */
export type Undated = Omit<Site, 'generated' | 'revision'>

/** A page of the site as other pages name it. */
export interface TitledPage {
  readonly name: string
  readonly text: Readonly<Record<Language, Pick<PageText, 'title'>>>
}

/**
 * The parts of a site. Each is the same object on every call, because renderings are compared by the objects they
 * depend on. The hashes of scripts are computed when the frame is first used.
 */
export const partsOf = oncePer((site: Site) => {
  const addresses: Addresses = { base: site.base, basePath: site.basePath }
  const labels: Labels = { ...addresses, subjects: site.subjects, levels: site.levels }
  const frame = once(() => frameOf(site, labels))
  const { generated: _, revision: __, ...undated } = site
  return {
    addresses,
    labels,
    undated: undated satisfies Undated as Undated,
    get frame() {
      return frame()
    },
  }
})

function frameOf(
  { name, license, repository, contact, branch, cards, downloads, embeds, write, marks, pages, sections }: Site,
  labels: Labels,
): Frame {
  const own = once((): Frame['marks'] => {
    const { style, theme, site, search, try: trial, write: form } = marks
    return { style, theme, site, search, try: trial, write: form }
  })
  return {
    ...labels,
    name,
    license,
    repository,
    contact,
    branch,
    cards,
    downloads,
    embeds,
    write,
    sections,
    get marks() {
      return own()
    },
    pages: pages.map(({ name: page, text: { en, es } }) => ({
      name: page,
      text: { en: { title: en.title }, es: { title: es.title } },
    })),
  }
}

/**
 * Composes the site from its settings and from what the build computes.
 * @param baseUrl absolute http(s) address; a trailing slash is dropped
 */
export function makeSite(
  settings: SiteFile,
  made: {
    readonly baseUrl: string
    readonly generated: string
    readonly revision?: string | undefined
    readonly marks: Marks
    readonly cards?: boolean | undefined
    readonly pages: readonly Page[]
    readonly removed?: readonly string[] | undefined
    readonly sections?: readonly Section[] | undefined
  },
): Site {
  const { baseUrl: _, ...rest } = settings
  const url = new URL(made.baseUrl)
  const basePath = url.pathname.replace(/\/+$/, '')
  return {
    ...rest,
    base: url.origin + basePath,
    basePath,
    generated: made.generated,
    ...(made.revision !== undefined && { revision: made.revision }),
    marks: made.marks,
    cards: settings.cards && (made.cards ?? false),
    pages: made.pages,
    removed: made.removed ?? [],
    sections: made.sections ?? [],
  }
}

/** The newest `date` or `updated` among the terms; the epoch's day when there are none. */
export function newestDate(terms: readonly Pick<TermFile, 'date' | 'updated'>[]): string {
  let newest = '1970-01-01'
  for (const term of terms) {
    const changed = term.updated ?? term.date
    if (changed > newest) newest = changed
  }
  return newest
}
