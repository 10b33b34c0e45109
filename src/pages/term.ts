/** The page of a term: what it is called, what it is, how it works, what to remember, where to go next. */
import { absolute, file, href, page } from '../model/address.ts'
import type { Gloss } from '../model/gloss.ts'
import type { Reading } from '../model/reading.ts'
import type { Frame } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import { type Language, otherLanguage, SECTION_HEADINGS } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { linkedHtml } from '../text/linked.ts'
import { readingMinutes } from '../text/reading-time.ts'
import { breadcrumbList } from './head.ts'
import { layout } from './layout.ts'
import { labelOf, STRINGS } from './strings.ts'
import { levelLabel, termList } from './term-list.ts'
import { tools } from './tools.ts'

export function termPage(reading: Reading, language: Language, site: Frame): string {
  const { term } = reading
  const strings = STRINGS[language]
  const text = term[language]
  const [home] = term.subjects
  const trail: (readonly [string, string])[] = [[strings.home, page.home(language)]]
  if (home) trail.push([labelOf(site.subjects, home, language), page.topic(language, home)])
  return layout({
    site,
    language,
    paths: { en: page.term('en', term.slug), es: page.term('es', term.slug) },
    title: text.title,
    description: text.tagline,
    picture: site.cards ? file.card(language, term.slug) : undefined,
    breadcrumbs: trail,
    jsonLd: [
      definedTerm(term, language, site),
      breadcrumbList(site, [...trail, [text.title, page.term(language, term.slug)]]),
    ],
    main: article(reading, language, site),
  })
}

function article(reading: Reading, language: Language, site: Frame): Html {
  const { term, mentions, related } = reading
  const text = term[language]
  const headings = SECTION_HEADINGS[language]
  const link = (slug: string) => ({ address: href(site, page.term(language, slug)), description: glossId(slug) })
  return html`<article class="entry">
${heading(term, language, site)}
<div class="text">
${illustration(term, language, site)}
${linkedHtml(text.explanation, mentions[language], link).map(paragraph => html`<p>${paragraph}</p>\n`)}<section class="analogy" aria-labelledby="analogy">
<h2 id="analogy">${headings.analogy}</h2>
<p>${text.analogy}</p>
</section>
<section class="points" aria-labelledby="key-points">
<h2 id="key-points">${headings.keyPoints}</h2>
<ul>
${text.keyPoints.map(point => html`<li>${point}</li>\n`)}</ul>
</section>
<section class="further" aria-labelledby="further-reading">
<h2 id="further-reading">${headings.links}</h2>
<ul>
${text.links.map(({ label, url }) => html`<li><a href="${url}">${label}</a> <small data-markdown-ignore>${new URL(url).host.replace(/^www\./, '')}</small></li>\n`)}</ul>
</section>
</div>
<aside>
${readNext(related, language, site)}
${alsoCalled(term, language)}
${tools(term, language, site)}
</aside>
${neighborLinks(reading, language, site)}
${reading.glosses[language].map(gloss => glossCard(gloss, language, site))}</article>`
}

function heading(term: Term, language: Language, site: Frame): Html {
  const strings = STRINGS[language]
  const other = otherLanguage(language)
  const text = term[language]
  const minutes = readingMinutes([text.tagline, ...text.explanation, text.analogy, ...text.keyPoints])
  return html`<header>${
    term.draft &&
    html`
<p class="draft"><strong>${strings.draft}</strong></p>`
  }
<h1>${text.title}</h1>
<p class="other"><span class="sr-only">${strings.inOtherLanguage}: </span><a href="${href(site, page.term(other, term.slug))}" hreflang="${other}" lang="${other}">${term[other].title}</a></p>
<p class="tagline">${text.tagline}</p>
<ul class="facts">
<li><span class="sr-only">${strings.level}: </span><a href="${href(site, page.level(language, term.level))}">${levelLabel(term.level, language, site)}</a></li>
${term.subjects.map(subject => html`<li><a href="${href(site, page.topic(language, subject))}">${labelOf(site.subjects, subject, language)}</a></li>\n`)}<li>${strings.readingTime(minutes)}</li>
</ul>
</header>`
}

function illustration(term: Term, language: Language, site: Frame): Html | undefined {
  if (!term.image) return undefined
  const { width, height } = term.imageSize ?? {}
  const size = width === undefined ? undefined : html` width="${width}" height="${height}"`
  return html`<figure><img src="${href(site, file.image(term.slug, term.image))}"${size} alt="${term[language].imageAlt}"></figure>`
}

function readNext(terms: readonly Summary[], language: Language, site: Frame): Html | undefined {
  if (terms.length === 0) return undefined
  return html`<section class="related" aria-labelledby="related">
<h2 id="related">${STRINGS[language].related}</h2>
${termList(terms, language, site)}
</section>`
}

function alsoCalled(term: Term, language: Language): Html | undefined {
  const { aliases } = term[language]
  if (aliases.length === 0) return undefined
  return html`<section aria-labelledby="also-called">
<h2 id="also-called">${STRINGS[language].alsoCalled}</h2>
<ul class="aliases">
${aliases.map(alias => (isEnglish(alias, term, language) ? html`<li lang="en">${alias}</li>\n` : html`<li>${alias}</li>\n`))}</ul>
</section>`
}

/** In Spanish a name of several words that English has too is read out as English; acronyms are not. */
const isEnglish = (alias: string, term: Term, language: Language): boolean =>
  language === 'es' &&
  /\p{Ll} \p{Ll}/u.test(alias) &&
  [term.en.title, ...term.en.aliases].some(name => name.toLowerCase() === alias.toLowerCase())

function neighborLinks({ term, neighbors }: Reading, language: Language, site: Frame): Html | undefined {
  const strings = STRINGS[language]
  const { previous, next } = neighbors[language]
  const [home] = term.subjects
  if (home === undefined || !(previous ?? next)) return undefined
  const link = (gloss: Gloss | undefined, rel: 'prev' | 'next', label: string) =>
    gloss &&
    html`<a rel="${rel}" href="${href(site, page.term(language, gloss.slug))}"><small>${label}</small> ${gloss.title}</a>\n`
  return html`<nav class="neighbors" aria-label="${strings.moreIn(labelOf(site.subjects, home, language))}">
${link(previous, 'prev', strings.previous)}${link(next, 'next', strings.next)}</nav>`
}

const glossId = (slug: string): string => `gloss-${slug}`

/**
 * Shown beside the mention of a term; until then it describes the link to those who hear the page. For readers only, as
 * its mark tells programs that turn the page into Markdown.
 */
const glossCard = ({ slug, title, tagline }: Gloss, language: Language, site: Frame): Html =>
  html`<div class="gloss" id="${glossId(slug)}" popover="manual" data-markdown-ignore><a href="${href(site, page.term(language, slug))}" tabindex="-1">${title}</a><p>${tagline}</p></div>\n`

/** schema.org DefinedTerm, in the set of this language. */
function definedTerm(term: Term, language: Language, site: Frame): unknown {
  const text = term[language]
  const url = absolute(site, page.term(language, term.slug))
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    '@id': url,
    url,
    name: text.title,
    ...(text.aliases.length > 0 && { alternateName: text.aliases }),
    description: text.tagline,
    termCode: term.id,
    ...(term.image && { image: absolute(site, file.image(term.slug, term.image)) }),
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      '@id': absolute(site, page.home(language)),
      name: site.name,
      inLanguage: language,
      url: absolute(site, page.home(language)),
    },
  }
}
