/** The page of a term: what it is called, what it is, how it works, what to remember, where to go next. */
import { absolute, file, href, markdownOf, page } from '../model/address.ts'
import type { Reading } from '../model/reading.ts'
import type { Site } from '../model/site.ts'
import { type Language, otherLanguage, SECTION_HEADINGS } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { linkedHtml } from '../text/linked.ts'
import { breadcrumbList, layout } from './layout.ts'
import { labelOf, STRINGS } from './strings.ts'

export function termPage(reading: Reading, language: Language, site: Site): string {
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
    breadcrumbs: trail,
    jsonLd: [
      definedTerm(term, language, site),
      breadcrumbList(site, [...trail, [text.title, page.term(language, term.slug)]]),
    ],
    main: article(reading, language, site),
  })
}

function article({ term, mentions, related }: Reading, language: Language, site: Site): Html {
  const text = term[language]
  const headings = SECTION_HEADINGS[language]
  const address = (slug: string) => href(site, page.term(language, slug))
  return html`<article>
${heading(term, language, site)}
${illustration(term, language, site)}
${linkedHtml(text.explanation, mentions[language], address).map(paragraph => html`<p>${paragraph}</p>\n`)}<section class="analogy" aria-labelledby="analogy">
<h2 id="analogy">${headings.analogy}</h2>
<p>${text.analogy}</p>
</section>
<section aria-labelledby="key-points">
<h2 id="key-points">${headings.keyPoints}</h2>
<ul>
${text.keyPoints.map(point => html`<li>${point}</li>\n`)}</ul>
</section>
<section aria-labelledby="further-reading">
<h2 id="further-reading">${headings.links}</h2>
<ul>
${text.links.map(({ label, url }) => html`<li><a href="${url}">${label}</a></li>\n`)}</ul>
</section>
${readNext(related, language, site)}
${alsoCalled(term, language)}
${colophon(term, language, site)}
</article>`
}

function heading(term: Term, language: Language, site: Site): Html {
  const strings = STRINGS[language]
  const other = otherLanguage(language)
  const text = term[language]
  return html`<header>
<h1>${text.title}</h1>
<p class="tagline">${text.tagline}</p>
<dl class="facts">
<div><dt>${strings.level}</dt><dd>${labelOf(site.levels, term.level, language)}</dd></div>
<div><dt>${strings.topic}</dt><dd>${joined(term.subjects.map(subject => html`<a href="${href(site, page.topic(language, subject))}">${labelOf(site.subjects, subject, language)}</a>`))}</dd></div>
<div><dt>${strings.inOtherLanguage}</dt><dd><a href="${href(site, page.term(other, term.slug))}" hreflang="${other}" lang="${other}">${term[other].title}</a></dd></div>
</dl>
</header>`
}

const joined = (items: readonly Html[]): readonly Html[] => items.map((item, i) => (i === 0 ? item : html`, ${item}`))

function illustration(term: Term, language: Language, site: Site): Html | undefined {
  if (!term.image) return undefined
  return html`<figure><img src="${href(site, file.image(term.slug, term.image))}" alt="${term[language].imageAlt}"></figure>`
}

function readNext(terms: readonly Term[], language: Language, site: Site): Html | undefined {
  if (terms.length === 0) return undefined
  return html`<section class="related" aria-labelledby="related">
<h2 id="related">${STRINGS[language].related}</h2>
${termList(terms, language, site)}
</section>`
}

/** Terms as links with their one-line definitions. */
export function termList(terms: readonly Term[], language: Language, site: Site): Html {
  return html`<ul class="terms">
${terms.map(term => html`<li><a href="${href(site, page.term(language, term.slug))}">${term[language].title}</a> <span>${term[language].tagline}</span></li>\n`)}</ul>`
}

function alsoCalled(term: Term, language: Language): Html | undefined {
  const { aliases } = term[language]
  if (aliases.length === 0) return undefined
  return html`<section aria-labelledby="also-called">
<h2 id="also-called">${STRINGS[language].alsoCalled}</h2>
<ul class="aliases">
${aliases.map(alias => html`<li>${alias}</li>\n`)}</ul>
</section>`
}

function colophon(term: Term, language: Language, site: Site): Html {
  const strings = STRINGS[language]
  const source = `${site.repository}/edit/${site.branch}/content/terms/${term.slug}/${language}.md`
  return html`<footer>
<p>${strings.published} <time datetime="${term.date}">${strings.date(term.date)}</time>${term.updated && html` · ${strings.updated} <time datetime="${term.updated}">${strings.date(term.updated)}</time>`}</p>
<ul>
<li><a href="${source}">${strings.edit}</a></li>
<li><a href="${href(site, markdownOf(page.term(language, term.slug)))}" type="text/markdown">${strings.asMarkdown}</a></li>
<li><a href="${href(site, file.entry(term.slug))}" type="application/json">${strings.asJson}</a></li>
</ul>
</footer>`
}

/** schema.org DefinedTerm, in the set of this language. */
function definedTerm(term: Term, language: Language, site: Site): unknown {
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
