/** The page that compares two entries, and the list of all comparisons. */

import { COLLECTION_STRINGS } from '../languages/strings-by-language.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { comparisonPages } from '../model/views/comparison-pages.ts'
import { comparisonSlug } from '../model/views/comparison-slug.ts'
import { absolute, href, page } from '../model/web/address.ts'
import { SUBJECTS } from '../schema/bounds.ts'
import { type Comparison, type ComparisonText, pairOf } from '../schema/comparisons-and-paths.ts'
import type { Subject } from '../schema/field-types.ts'
import { inBoth, type Language } from '../schema/language.ts'
import { escapeMarkdown } from '../text/escape-markdown.ts'
import { type Html, html } from '../text/html.ts'
import { typeset } from '../text/smart-quotes.ts'
import { listPage, onePage, type PageKind } from './define-page-kind.ts'
import { anchor, list, section } from './elements.ts'
import { spoken } from './headword-in-sentence.ts'
import { hasDrawing, thumbnail } from './illustration.ts'
import { bullets, markdownLink, markdownList, markdownTable } from './markdown-builders.ts'
import { termItem } from './term-links.ts'

/** `CPU vs. GPU`, `Diferencia entre la CPU y la GPU`. */
export function comparisonTitle(own: Comparison, language: Language, dictionary: Dictionary): string {
  const [a = '', b = ''] = pairOf(own, language).map(slug => {
    const term = dictionary.get(slug)
    return term ? spoken(term, language) : slug
  })
  return COLLECTION_STRINGS[language].comparison(a, b)
}

const entriesOf = (own: Comparison, language: Language, dictionary: Dictionary): readonly Summary[] =>
  pairOf(own, language).flatMap(slug => dictionary.get(slug) ?? [])

export const COMPARISON: PageKind<Comparison> = {
  items: (_, dictionary) => comparisonPages(dictionary),
  origin: own => `the comparison "${comparisonSlug(own)}"`,
  paths: own => inBoth(language => page.comparison(language, comparisonSlug(own))),
  view(own, context) {
    const { language, dictionary, site } = context
    const strings = COLLECTION_STRINGS[language]
    const text = own.text[language]
    const entries = entriesOf(own, language, dictionary)
    const which = text.heading ?? strings.which
    const title = comparisonTitle(own, language, dictionary)
    const uses = text.uses.map(use => typeset(use, language))
    const both = entries.map(
      term => html`${termItem(term, language, site)}${hasDrawing(term) && thumbnail(term, language, site)}`,
    )
    return {
      title,
      description: text.difference,
      trail: [[strings.comparisons, page.comparisons(language)]],
      thing: {
        '@type': 'WebPage',
        about: entries.map(term => ({
          '@type': 'DefinedTerm',
          '@id': absolute(site, page.term(language, term.slug)),
          name: term[language].title,
        })),
      },
      main: () => html`<article class="comparison">
<h1>${title}</h1>
<p class="tagline">${typeset(text.difference, language)}</p>
${
  text.verdict !== undefined &&
  html`<p class="verdict">${typeset(text.verdict, language)}</p>
`
}${table(own, text, language, site)}
${section('which', which, list(uses, 'uses'))}
${section('entries', strings.bothEntries, list(both, 'terms both'))}
</article>`,
      blocks: () => [
        ...(text.verdict === undefined ? [] : [`**${escapeMarkdown(text.verdict)}**`]),
        `## ${strings.compared}`,
        markdownTable(
          ['', ...(text.columns ?? ['', ''])].map(escapeMarkdown),
          text.rows.map(({ label, cells }) => [label, ...cells].map(escapeMarkdown)),
        ),
        `## ${escapeMarkdown(which)}`,
        bullets(text.uses.map(escapeMarkdown)),
        `## ${strings.bothEntries}`,
        markdownList(entries, language, site),
      ],
    }
  },
}

/** The roles are those of the elements, which browsers drop where the style sheet lays a table out as a grid. */
function table(own: Comparison, { columns = ['', ''], rows }: ComparisonText, language: Language, site: Site): Html {
  const terms = pairOf(own, language)
  const head = columns.map(
    (column, i) =>
      html`<th scope="col" role="columnheader">${anchor(href(site, page.term(language, terms[i] ?? '')), column)}</th>`,
  )
  const body = html`<table class="pair" role="table">
<thead role="rowgroup"><tr role="row"><td role="cell"></td>${head}</tr></thead>
<tbody role="rowgroup">
${rows.map(({ label, cells }) => html`<tr role="row"><th scope="row" role="rowheader">${label}</th>${cells.map((cell, i) => html`<td role="cell" data-entry="${columns[i]}">${typeset(cell, language)}</td>`)}</tr>\n`)}</tbody>
</table>`
  return section('compared', COLLECTION_STRINGS[language].compared, body)
}

export const COMPARISONS: PageKind<true> = {
  ...onePage('the list of comparisons', page.comparisons, each => comparisonPages(each).length > 0),
  view(_, { language, dictionary, site }) {
    const { comparisons: title, comparisonsDescription: description } = COLLECTION_STRINGS[language]
    const topics = comparisonsByTopic(dictionary).map(([subject, comparisons]) => ({
      subject,
      label: site.subjects[subject][language],
      listed: comparisons.map(each => ({
        path: page.comparison(language, comparisonSlug(each)),
        title: comparisonTitle(each, language, dictionary),
        difference: each.text[language].difference,
      })),
    }))
    const sections = () =>
      topics.map(({ subject, label, listed }) => {
        const items = listed.map(
          each =>
            html`${anchor(href(site, each.path), each.title)}<br><span>${typeset(each.difference, language)}</span>`,
        )
        return html`${section(subject, label, list(items, 'terms'))}\n`
      })
    const blocks = () =>
      topics.flatMap(({ label, listed }) => [
        `## ${escapeMarkdown(label)}`,
        bullets(listed.map(each => markdownLink(each.title, each.path, site, escapeMarkdown(each.difference)))),
      ])
    return listPage(title, description, () => html`${sections()}`, blocks)
  },
}

/** Comparisons with a page by the home topic of their first entry, in the order of topics. */
export function comparisonsByTopic(dictionary: Dictionary): readonly (readonly [Subject, readonly Comparison[]])[] {
  const all = comparisonPages(dictionary)
  return SUBJECTS.flatMap(subject => {
    const own = all.filter(({ terms: [first] }) => dictionary.get(first)?.subjects[0] === subject)
    return own.length === 0 ? [] : [[subject, own] as const]
  })
}
