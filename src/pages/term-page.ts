/** The page of a term, with what it shows of comparisons and paths. */

import { COLLECTION_STRINGS, STRINGS } from '../languages/strings-by-language.ts'
import { wordOf } from '../model/dictionary/parse-word-facts.ts'
import type { Site } from '../model/dictionary/site.ts'
import { type Brief, pictureIn } from '../model/dictionary/summary.ts'
import type { Confusion, TermPageInput } from '../model/views/term-page-input.ts'
import { absolute, file, href, page } from '../model/web/address.ts'
import { inBoth, type Language, SECTION_HEADINGS } from '../schema/language.ts'
import type { Link, Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { linkedHtml } from '../text/render-linked-paragraphs.ts'
import { typeset } from '../text/smart-quotes.ts'
import { anchor, list, section } from './elements.ts'
import { tools } from './entry-actions.ts'
import { entryFacts } from './entry-fact-list.ts'
import { entryHeader } from './entry-header.ts'
import { breadcrumbList } from './head.ts'
import { spoken } from './headword-in-sentence.ts'
import { illustration } from './illustration.ts'
import { layout } from './layout.ts'
import { headwordOf, termLink, termList } from './term-links.ts'

export function termPage(input: TermPageInput, language: Language, site: Site): string {
  const { term } = input
  const strings = STRINGS[language]
  const text = term[language]
  const [home] = term.subjects
  const trail: (readonly [string, string])[] = [[strings.home, page.home(language)]]
  if (home) trail.push([site.subjects[home][language], page.topic(language, home)])
  return layout({
    site,
    language,
    paths: inBoth(each => page.term(each, term.slug)),
    title: text.title,
    description: text.tagline,
    picture: site.cards ? file.card(language, term.slug) : undefined,
    oembed: site.embeds ? file.embedded(language, term.slug) : undefined,
    jsonLd: [
      definedTerm(term, language, site),
      breadcrumbList(site, [...trail, [text.title, page.term(language, term.slug)]]),
    ],
    main: article(input, language, site),
  })
}

function article(input: TermPageInput, language: Language, site: Site): Html {
  const { term, mentions, related } = input
  const text = term[language]
  const set = (words: string) => typeset(words, language)
  const headings = SECTION_HEADINGS[language]
  const link = (slug: string) => href(site, page.term(language, slug))
  const [first, ...rest] = linkedHtml(text.explanation.map(set), mentions[language], link).map(
    paragraph => html`<p>${paragraph}</p>\n`,
  )
  return html`<article class="entry">
${entryHeader(term, language, site)}
<div class="text">
<h2 class="sr-only" data-markdown-ignore>${STRINGS[language].explanation}</h2>
${first}${illustration(term, language, site)}${rest}${section('analogy', headings.analogy, html`<p>${set(text.analogy)}</p>`, 'analogy')}
${section('key-points', headings.keyPoints, list(text.keyPoints.map(set)), 'points')}
${entryFacts(input, language, site)}${confusionsOf(input, language, site)}${section('further-reading', headings.links, list(text.links.map(source)), 'further')}
${related.length > 0 && html`${section('related', STRINGS[language].related, termList(related, language, site), 'related')}\n`}${pathsOf(input, language, site)}</div>
${tools(term, language, site)}
<p class="address" data-markdown-ignore>${absolute(site, page.term(language, term.slug))}</p>
${input.glosses[language].map(gloss => glossCard(gloss, language, site))}</article>`
}

/**
 * A link to further reading. If its label says that the page is in English, the rest of the label is marked as English.
 */
function source({ label, url }: Link): Html {
  const host = html`<small data-markdown-ignore>${new URL(url).host.replace(/^www\./, '')}</small>`
  const title = label.endsWith(IN_ENGLISH) ? label.slice(0, -IN_ENGLISH.length) : ''
  return title === ''
    ? html`${anchor(url, label)} ${host}`
    : html`<a href="${url}" hreflang="en"><span lang="en">${title}</span>${IN_ENGLISH}</a> ${host}`
}

const IN_ENGLISH = ' (en inglés)'

/**
 * The definition that is shown beside the mention of a term. An attribute excludes it from programs that convert the
 * page to Markdown.
 */
function glossCard(term: Brief, language: Language, site: Site): Html {
  const { title, tagline } = term[language]
  return html`<div class="gloss" id="gloss-${term.slug}" popover="manual" data-markdown-ignore><b>${title}</b><p>${typeset(tagline, language)}</p><a class="read" href="${href(site, page.term(language, term.slug))}" tabindex="-1">${STRINGS[language].readEntry}</a></div>\n`
}

function definedTerm(term: Term, language: Language, site: Site): unknown {
  const text = term[language]
  const standsFor = wordOf(text, language)?.standsFor?.text
  const names = [...new Set([...text.aliases, ...(standsFor === undefined ? [] : [standsFor])])]
  const url = absolute(site, page.term(language, term.slug))
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    '@id': url,
    url,
    name: text.title,
    ...(names.length > 0 && { alternateName: names }),
    description: text.tagline,
    termCode: term.id,
    ...(term.image && { image: absolute(site, file.image(term.slug, pictureIn(term, language))) }),
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      '@id': absolute(site, page.home(language)),
      name: site.name,
      inLanguage: language,
      url: absolute(site, page.home(language)),
    },
  }
}

export function comparedTitle(
  { term }: Pick<TermPageInput, 'term'>,
  { other, first }: Confusion,
  language: Language,
): string {
  const [a, b] = term.slug === first[language] ? [term, other] : [other, term]
  return COLLECTION_STRINGS[language].comparison(spoken(a, language), spoken(b, language))
}

function confusionsOf(input: TermPageInput, language: Language, site: Site): Html | undefined {
  const { confusions } = input
  if (confusions.length === 0) return undefined
  const item = (confusion: Confusion): Html => {
    const { other, difference, page: name } = confusion
    // One link each: the page of a comparison leads to both entries.
    const link =
      name === undefined
        ? termLink(other, language, site, headwordOf(other, language))
        : anchor(href(site, page.comparison(language, name)), comparedTitle(input, confusion, language))
    return html`<div><dt>${link}</dt><dd>${typeset(difference[language], language)}</dd></div>
`
  }
  const differences = html`<dl>\n${confusions.map(item)}</dl>`
  return html`${section('confusions', COLLECTION_STRINGS[language].notToBeConfused, differences, 'confusions')}\n`
}

/** The paths of an entry, each with the step that follows. */
function pathsOf({ paths }: TermPageInput, language: Language, site: Site): Html | undefined {
  if (paths.length === 0) return undefined
  const strings = COLLECTION_STRINGS[language]
  const items = paths.map(({ slug, title, number, count, next }) => {
    const link = anchor(href(site, page.path(language, slug)), title[language])
    const onward =
      next && html` · ${strings.nextStep} ${anchor(href(site, page.term(language, next.slug)), next.title[language])}`
    return html`${link} <small>${strings.step(number, count)}${onward}</small>`
  })
  return html`${section('paths', strings.paths, list(items), 'on-paths')}\n`
}
