/**
 * A kind of pages: which ones there are, where they stand, and what they say as HTML and as Markdown. Everything that a
 * site says of its pages follows from the kinds in `emit/pages.ts`: files, alternates, the sitemap.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { type InBoth, inBoth, type Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import type { PageLayout } from './layout.ts'

/** What a page says. Only the form that is asked for is made. */
export interface PageView extends Pick<PageLayout, 'title' | 'description' | 'hasOwnSearch'> {
  /** The pages above the page, without the home page; without a trail, the page has no breadcrumbs. */
  readonly trail?: NonNullable<PageLayout['breadcrumbs']>
  /** What the page is by schema.org; its address, name and language are added, and breadcrumbs from the trail. */
  readonly thing?: { readonly '@type': string; readonly [property: string]: unknown }
  /** What search engines read of the page instead. */
  readonly jsonLd?: readonly unknown[]
  main(): Html
  /** The content as Markdown, in blocks; the head is added. */
  blocks?(): readonly string[]
}

export interface PageKind<Item> {
  items(language: Language, dictionary: Dictionary, site: Site): Iterable<Item>
  /** What messages to editors call the page. */
  origin(item: Item): string
  paths(item: Item, dictionary: Dictionary): InBoth<string>
  /** The pages that are translations of each other; by default both. */
  twins?(item: Item, dictionary: Dictionary): Partial<InBoth<string>>
  view(item: Item, context: PageContext): PageView
  readonly noindex?: boolean
  /** Whether the page changes with each day of the content. */
  readonly isDated?: boolean
  /** Files of a page that is shown in place of others and has no address of its own. */
  files?(language: Language): { readonly html: string; readonly markdown?: string }
}

/**
 * What a kind with a single page begins with.
 * @param name what messages to editors call the page
 * @param exists whether there is something for the page to show
 */
export const onePage = (
  name: string,
  path: (language: Language) => string,
  exists: (dictionary: Dictionary, site: Site) => boolean = () => true,
): Pick<PageKind<true>, 'origin' | 'items' | 'paths'> => ({
  origin: () => name,
  items: (_, dictionary, site) => (exists(dictionary, site) ? [true] : []),
  paths: () => inBoth(path),
})

/** The page of a list, whose title and description stand above it. */
export const listPage = (
  title: string,
  description: string,
  list: () => Html,
  blocks: () => readonly string[],
): PageView => ({
  title,
  description,
  trail: [],
  thing: { '@type': 'CollectionPage' },
  main: () => html`<h1>${title}</h1>
<p class="tagline">${description}</p>
${list()}`,
  blocks,
})
