/** The page of a path, with its entries as a numbered list, and the list of all paths. */

import { absolute, href, page } from '../model/address.ts'
import type { PageContext } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Frame } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import type { ReadingPath } from '../schema/collections.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { linkedHtml } from '../text/linked.ts'
import { typeset } from '../text/typeset.ts'
import { COLLECTION_STRINGS } from './collection-strings.ts'
import { collection } from './comparison.ts'
import { breadcrumbList } from './head.ts'
import { layout } from './layout.ts'
import { STRINGS } from './strings.ts'
import { levelLabel } from './term-list.ts'

export const stepsOf = ({ terms }: ReadingPath, dictionary: Dictionary): readonly Summary[] =>
  terms.flatMap(slug => dictionary.get(slug) ?? [])

/** Easier paths first, by the levels of their entries. */
export function pathsInOrder(dictionary: Dictionary): readonly ReadingPath[] {
  const demand = (path: ReadingPath): number =>
    stepsOf(path, dictionary).reduce((sum, { level }) => sum + level, 0) / path.terms.length
  return [...dictionary.paths].sort((a, b) => demand(a) - demand(b))
}

export function pathPage(path: ReadingPath, context: PageContext<Frame>): string {
  const { language, dictionary, site } = context
  const strings = COLLECTION_STRINGS[language]
  const { title, description, introduction } = path.text[language]
  const address = page.path(language, path.slug)
  const url = absolute(site, address)
  const steps = stepsOf(path, dictionary)
  const trail = [
    [STRINGS[language].home, page.home(language)],
    [strings.paths, page.paths(language)],
  ] as const
  return layout({
    site,
    language,
    paths: { en: page.path('en', path.slug), es: page.path('es', path.slug) },
    title,
    description,
    breadcrumbs: trail,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        '@id': url,
        url,
        name: title,
        description,
        inLanguage: language,
        itemListOrder: 'https://schema.org/ItemListOrderAscending',
        itemListElement: steps.map((term, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name: term[language].title,
          url: absolute(site, page.term(language, term.slug)),
        })),
      },
      breadcrumbList(site, [...trail, [title, address]]),
    ],
    main: html`<article class="path" data-path="${path.slug}" data-progress="${strings.progress('{read}', '{count}')}" data-read="${strings.read}">
<h1>${title}</h1>
<div class="prose">
${linkedHtml(
  introduction.map(text => typeset(text, language)),
  [],
  () => ({ address: '', description: '' }),
).map(paragraph => html`<p>${paragraph}</p>\n`)}</div>
<ol class="steps">
${steps.map(term => step(term, language, site))}</ol>
<p class="progress needs-js" data-path-progress><span role="status"></span> <button type="button" data-path-forget hidden>${strings.forget}</button></p>
</article>`,
  })
}

const step = (term: Summary, language: Language, site: Frame): Html =>
  html`<li data-slug="${term.slug}"><a href="${href(site, page.term(language, term.slug))}">${term[language].title}</a> ${levelLabel(term.level, language, site)}<p>${typeset(term[language].tagline, language)}</p></li>
`

export function pathsPage(context: PageContext<Frame>): string {
  const { language, site } = context
  const { paths: title, pathsDescription: description } = COLLECTION_STRINGS[language]
  const trail = [[STRINGS[language].home, page.home(language)]] as const
  const path = page.paths(language)
  return layout({
    site,
    language,
    paths: { en: page.paths('en'), es: page.paths('es') },
    title,
    description,
    breadcrumbs: trail,
    jsonLd: [collection(title, description, path, language, site), breadcrumbList(site, [...trail, [title, path]])],
    main: html`<h1>${title}</h1>
<p class="tagline">${description}</p>
${pathList(context)}`,
  })
}

/** All paths with their descriptions and numbers of entries. */
export function pathList(context: PageContext<Frame>): Html {
  const { language, dictionary, site } = context
  const strings = COLLECTION_STRINGS[language]
  return html`<ul class="terms paths">
${pathsInOrder(dictionary).map(each => html`<li><a href="${href(site, page.path(language, each.slug))}">${each.text[language].title}</a> <small>${strings.steps(each.terms.length)}</small><br><span>${typeset(each.text[language].description, language)}</span></li>\n`)}</ul>`
}
