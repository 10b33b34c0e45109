/** The page that compares two entries, and the list of all comparisons. */

import { absolute, href, page } from '../model/address.ts'
import type { PageContext } from '../model/artifact.ts'
import { comparisonPages } from '../model/collection-pages.ts'
import { comparisonName } from '../model/comparison-name.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Frame } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import type { Comparison, ComparisonText } from '../schema/collections.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { typeset } from '../text/typeset.ts'
import { COLLECTION_STRINGS } from './collection-strings.ts'
import { breadcrumbList } from './head.ts'
import { spoken } from './headword.ts'
import { layout } from './layout.ts'
import { STRINGS } from './strings.ts'
import { termList } from './term-list.ts'

/** `CPU vs. GPU`, `Diferencia entre la CPU y la GPU`. */
export function comparisonTitle({ terms }: Comparison, language: Language, dictionary: Dictionary): string {
  const [a = '', b = ''] = terms.map(slug => {
    const term = dictionary.get(slug)
    return term ? spoken(term, language) : slug
  })
  return COLLECTION_STRINGS[language].comparison(a, b)
}

export const entriesOf = ({ terms }: Comparison, dictionary: Dictionary): readonly Summary[] =>
  terms.flatMap(slug => dictionary.get(slug) ?? [])

export function comparisonPage(comparison: Comparison, context: PageContext<Frame>): string {
  const { language, dictionary, site } = context
  const strings = COLLECTION_STRINGS[language]
  const text = comparison.text[language]
  const title = comparisonTitle(comparison, language, dictionary)
  const name = comparisonName(comparison)
  const path = page.comparison(language, name)
  const url = absolute(site, path)
  const entries = entriesOf(comparison, dictionary)
  const trail = [
    [STRINGS[language].home, page.home(language)],
    [strings.comparisons, page.comparisons(language)],
  ] as const
  return layout({
    site,
    language,
    paths: { en: page.comparison('en', name), es: page.comparison('es', name) },
    title,
    description: text.difference,
    breadcrumbs: trail,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        '@id': url,
        url,
        name: title,
        description: text.difference,
        inLanguage: language,
        about: entries.map(term => ({
          '@type': 'DefinedTerm',
          '@id': absolute(site, page.term(language, term.slug)),
          name: term[language].title,
        })),
      },
      breadcrumbList(site, [...trail, [title, path]]),
    ],
    main: html`<article class="comparison">
<h1>${title}</h1>
<p class="tagline">${typeset(text.difference, language)}</p>
${table(comparison, text, language, site)}
<section aria-labelledby="which">
<h2 id="which">${strings.which}</h2>
<ul class="uses">
${text.uses.map(use => html`<li>${typeset(use, language)}</li>\n`)}</ul>
</section>
<section aria-labelledby="entries">
<h2 id="entries">${strings.bothEntries}</h2>
${termList(entries, language, site)}
</section>
</article>`,
  })
}

/** The roles are those of the elements, which browsers drop where the style sheet lays a table out as a grid. */
function table(
  { terms }: Comparison,
  { columns = ['', ''], rows }: ComparisonText,
  language: Language,
  site: Frame,
): Html {
  const head = columns.map(
    (column, i) =>
      html`<th scope="col" role="columnheader"><a href="${href(site, page.term(language, terms[i] ?? ''))}">${column}</a></th>`,
  )
  return html`<section aria-labelledby="compared">
<h2 id="compared">${COLLECTION_STRINGS[language].compared}</h2>
<table class="pair" role="table">
<thead role="rowgroup"><tr role="row"><td role="cell"></td>${head}</tr></thead>
<tbody role="rowgroup">
${rows.map(({ label, cells }) => html`<tr role="row"><th scope="row" role="rowheader">${label}</th>${cells.map((cell, i) => html`<td role="cell" data-entry="${columns[i]}">${typeset(cell, language)}</td>`)}</tr>\n`)}</tbody>
</table>
</section>`
}

export function comparisonsPage(context: PageContext<Frame>): string {
  const { language, dictionary, site } = context
  const { comparisons: title, comparisonsDescription: description } = COLLECTION_STRINGS[language]
  const trail = [[STRINGS[language].home, page.home(language)]] as const
  const path = page.comparisons(language)
  return layout({
    site,
    language,
    paths: { en: page.comparisons('en'), es: page.comparisons('es') },
    title,
    description,
    breadcrumbs: trail,
    jsonLd: [collection(title, description, path, language, site), breadcrumbList(site, [...trail, [title, path]])],
    main: html`<h1>${title}</h1>
<p class="tagline">${description}</p>
<ul class="terms">
${comparisonPages(dictionary).map(each => html`<li><a href="${href(site, page.comparison(language, comparisonName(each)))}">${comparisonTitle(each, language, dictionary)}</a><br><span>${typeset(each.text[language].difference, language)}</span></li>\n`)}</ul>`,
  })
}

/** schema.org CollectionPage. */
export const collection = (
  name: string,
  description: string,
  path: string,
  language: Language,
  site: Frame,
): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  '@id': absolute(site, path),
  url: absolute(site, path),
  name,
  description,
  inLanguage: language,
})
