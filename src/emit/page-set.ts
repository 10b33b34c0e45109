/** From a kind of pages to its files and its addresses. */

import { STRINGS } from '../languages/strings.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Frame, Site } from '../model/dictionary/site.ts'
import { type Artifact, type Family, familyOf, type PageContext } from '../model/views/artifact.ts'
import { absolute, markdownOf, page } from '../model/web/address.ts'
import { breadcrumbList } from '../pages/head.ts'
import { layout } from '../pages/layout.ts'
import { markdownPage } from '../pages/markdown.ts'
import type { PageKind, PageView } from '../pages/page-kind.ts'
import { type InBoth, LANGUAGES, type Language } from '../schema/language.ts'
import { artifact } from './one-file.ts'

/** A page for the sitemap. */
export interface Location {
  readonly path: string
  /** The page in each language; some letters exist in one language only. */
  readonly twins: Partial<InBoth<string>>
  /** Day of its last change, YYYY-MM-DD, where one is known. */
  readonly changed?: string
}

/** The pages of a kind. */
export interface PageSet {
  family(language: Language): Family
  /** Pages for search engines, each language beside the other. */
  locations(dictionary: Dictionary, site: Site): Iterable<Location>
}

/** The pages of a kind, in a form that forgets the type of its items. */
export function pageSet<Item, Part extends Frame>(kind: PageKind<Item, Part>): PageSet {
  return {
    family: language =>
      familyOf(`${kind.name} ${language}`, kind.part, function* emit(dictionary, site) {
        for (const item of kind.items(language, dictionary, site))
          yield* filesOf(kind, item, { language, dictionary, site })
      }),
    *locations(dictionary, site) {
      if (kind.noindex) return
      const changed = kind.isDated ? { changed: site.generated } : {}
      const seen = new Set<string>()
      for (const item of LANGUAGES.flatMap(language => [...kind.items(language, dictionary, kind.part(site))])) {
        const twins = kind.twins?.(item, dictionary) ?? kind.paths(item, dictionary)
        for (const path of LANGUAGES.flatMap(language => twins[language] ?? []))
          if (seen.size !== seen.add(path).size) yield { path, twins, ...changed }
      }
    },
  }
}

function* filesOf<Item, Part extends Frame>(
  kind: PageKind<Item, Part>,
  item: Item,
  context: PageContext<Part>,
): Iterable<Artifact> {
  const { language, dictionary, site } = context
  const paths = kind.paths(item, dictionary)
  const origin = kind.origin(item)
  const files = kind.files?.(language) ?? { html: paths[language], markdown: markdownOf(paths[language]) }
  yield artifact(files.html, origin, () => {
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
  })
  if (files.markdown === undefined) return
  yield artifact(files.markdown, origin, () => {
    const { blocks, ...head } = kind.view(item, context)
    return markdownPage(head, kind.files ? undefined : paths, language, site, blocks?.() ?? [])
  })
}

/** What search engines read of a page. */
function* jsonLdOf(
  { title, description, thing }: Pick<PageView, 'title' | 'description' | 'thing'>,
  trail: PageView['trail'],
  path: string,
  language: Language,
  site: Frame,
): Iterable<unknown> {
  if (!thing) return
  const { '@type': type, ...more } = thing
  const url = absolute(site, path)
  const common = { '@context': 'https://schema.org', '@type': type, '@id': url, url, name: title, description }
  yield { ...common, inLanguage: language, ...more }
  if (trail) yield breadcrumbList(site, [...trail, [title, path]])
}
