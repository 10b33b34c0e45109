/** All pages: of terms, and the list of the other kinds, with what follows from a kind: its files and its addresses. */

import { STRINGS } from '../languages/strings-by-language.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact, Emitter, LanguageEmitter, PageContext, TermEmitter } from '../model/views/artifact.ts'
import { absolute, markdownOf, page } from '../model/web/address.ts'
import { INDEX, LETTERS } from '../pages/alphabetical-index.ts'
import { COMPARISON, COMPARISONS } from '../pages/comparison.ts'
import { NAMED } from '../pages/content-pages.ts'
import type { PageKind, PageView } from '../pages/define-page-kind.ts'
import { downloadsKind, type Sizes } from '../pages/downloads.ts'
import { breadcrumbList } from '../pages/head.ts'
import { HOME } from '../pages/home.ts'
import { layout } from '../pages/layout.ts'
import { markdownPage } from '../pages/markdown-builders.ts'
import { markdownOnce } from '../pages/markdown-term.ts'
import { NEW } from '../pages/new-entries.ts'
import { PATH, PATHS } from '../pages/reading-path.ts'
import { MISSING, OFFLINE, SAVED, SEARCH, WRITE } from '../pages/runtime-filled-pages.ts'
import { termPage } from '../pages/term-page.ts'
import { LISTING } from '../pages/topic-and-level.ts'
import { TOPICS } from '../pages/topic-index.ts'
import { type InBoth, LANGUAGES, type Language } from '../schema/language.ts'
import { artifact } from './make-artifact.ts'

/** A page for the sitemap. */
export interface Location {
  readonly path: string
  /** The page in each language; some letters exist in one language only. */
  readonly twins: Partial<InBoth<string>>
  /** Day of its last change, YYYY-MM-DD, where one is known. */
  readonly changed?: string
}

/** The pages of a kind, in a form that forgets the type of its items. */
function pageSet<Item>(kind: PageKind<Item>) {
  return {
    emit: (language: Language): Emitter =>
      function* emit(dictionary, site) {
        for (const item of kind.items(language, dictionary, site))
          yield* filesOf(kind, item, { language, dictionary, site })
      },
    /** Pages for search engines, each language beside the other. */
    *locations(dictionary: Dictionary, site: Site): Iterable<Location> {
      if (kind.noindex) return
      const changed = kind.isDated ? { changed: site.generated } : {}
      const seen = new Set<string>()
      for (const item of LANGUAGES.flatMap(language => [...kind.items(language, dictionary, site)])) {
        const twins = kind.twins?.(item, dictionary) ?? kind.paths(item, dictionary)
        for (const path of LANGUAGES.flatMap(language => twins[language] ?? []))
          if (seen.size !== seen.add(path).size) yield { path, twins, ...changed }
      }
    },
  }
}

function* filesOf<Item>(kind: PageKind<Item>, item: Item, context: PageContext): Iterable<Artifact> {
  const { language, dictionary, site } = context
  const paths = kind.paths(item, dictionary)
  const origin = kind.origin(item)
  const files = kind.files?.(language) ?? { html: paths[language], markdown: markdownOf(paths[language]) }
  const render = () => {
    const { main, trail: below, ...view } = kind.view(item, context)
    const breadcrumbs = below && [[STRINGS[language].home, page.home(language)] as const, ...below]
    return layout({
      site,
      language,
      paths,
      ...(kind.twins && { twins: kind.twins(item, dictionary) }),
      ...(kind.noindex && { noindex: true }),
      ...(breadcrumbs && { breadcrumbs }),
      jsonLd: [...jsonLdOf(view, breadcrumbs, paths[language], language, site)],
      ...view,
      main: main(),
    })
  }
  yield artifact(files.html, origin, render)
  if (files.markdown === undefined) return
  const renderMarkdown = () => {
    const { blocks, ...head } = kind.view(item, context)
    return markdownPage(head, kind.files ? undefined : paths, language, site, blocks?.() ?? [])
  }
  yield artifact(files.markdown, origin, renderMarkdown)
}

/** What search engines read of a page. */
function* jsonLdOf(
  { title, description, thing }: Pick<PageView, 'title' | 'description' | 'thing'>,
  trail: PageView['trail'],
  path: string,
  language: Language,
  site: Site,
): Iterable<unknown> {
  if (!thing) return
  const { '@type': type, ...more } = thing
  const url = absolute(site, path)
  const common = { '@context': 'https://schema.org', '@type': type, '@id': url, url, name: title, description }
  yield { ...common, inLanguage: language, ...more }
  if (trail) yield breadcrumbList(site, [...trail, [title, path]])
}

const home = pageSet(HOME)
const named = pageSet(NAMED)
const index = pageSet(INDEX)
/** Lists of terms, which share sorted lists. */
const lists = [index, pageSet(LISTING), pageSet(LETTERS)]
const collections = [pageSet(COMPARISONS), pageSet(COMPARISON), pageSet(PATHS), pageSet(PATH)]
const visits = [pageSet(NEW), pageSet(SAVED), pageSet(WRITE), pageSet(TOPICS)]
/** Listed here for the sitemap; its files are made last (`downloadPages`). */
const downloads = pageSet(downloadsKind(() => 0))
const others = [pageSet(SEARCH), pageSet(OFFLINE), pageSet(MISSING)]

/** In the order of the sitemap. */
export const PAGE_SETS = [home, named, ...lists, ...collections, ...visits, downloads, ...others]

/** Without lists of a topic, a level or a letter, which come and go with their entries. */
export const LASTING_PAGE_SETS = [home, named, index, ...collections, ...visits, downloads, ...others]

export const LISTS: readonly LanguageEmitter[] = lists.map(({ emit }) => emit)
export const PAGES: readonly LanguageEmitter[] = [home, named, ...collections, ...visits, ...others].map(
  ({ emit }) => emit,
)

/** The page of downloads says how large they are, so it is made when all of them have been. */
export function downloadPages(dictionary: Dictionary, site: Site, sizes: Sizes): readonly Artifact[] {
  const { emit } = pageSet(downloadsKind(sizes))
  return LANGUAGES.flatMap(language => [...emit(language)(dictionary, site)])
}

export const termHtml: TermEmitter = function* emit(input, site) {
  const { slug } = input.term
  for (const language of LANGUAGES)
    yield artifact(page.term(language, slug), `the term "${slug}"`, () => termPage(input, language, site))
}

/** Links are absolute. */
export const termMarkdown: TermEmitter = function* emit(input, site) {
  const { slug } = input.term
  for (const language of LANGUAGES) {
    const path = markdownOf(page.term(language, slug))
    yield artifact(path, `the term "${slug}"`, () => markdownOnce(input)(site)[language])
  }
}
