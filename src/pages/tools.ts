/** The tools below an entry: sharing, citing, correcting it, and its other formats. */

import { FACTS } from '../languages/facts.ts'
import { STRINGS } from '../languages/strings.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { absolute, file, href, markdownOf, page } from '../model/web/address.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'

export function tools(term: Term, language: Language, site: Site): Html {
  const strings = STRINGS[language]
  const path = page.term(language, term.slug)
  const mistake = `${site.repository}/issues/new?template=mistake.yml&page=${encodeURIComponent(absolute(site, path))}`
  return html`<section class="tools" aria-labelledby="tools">
<h2 id="tools">${strings.tools}</h2>
<ul>
<li><a href="${mistake}">${strings.report}</a></li>
${site.contact !== undefined && html`<li><a href="mailto:${site.contact}?subject=${encodeURIComponent(`${term.slug} (${language})`)}">${strings.writeToUs}</a></li>\n`}<li>${editing(term, language, site)}</li>
</ul>
${
  site.cards &&
  html`<button type="button" class="needs-js" data-share data-picture="${href(site, file.card(language, term.slug))}">${strings.sharePicture}</button>
`
}${citing(term, language, site)}
<h3>${strings.otherForms}</h3>
<ul>
<li class="needs-js"><button type="button" data-copy="${href(site, markdownOf(path))}">${strings.copyMarkdown}</button></li>
<li><a href="${href(site, markdownOf(path))}" type="text/markdown">${strings.asMarkdown}</a></li>
<li><a href="${href(site, file.entry(term.slug))}" type="application/json">${strings.asJson}</a></li>
</ul>
<p class="dates"><time datetime="${term.updated ?? term.date}">${strings.updated(term.updated ?? term.date)}</time></p>
</section>`
}

/** A link to the form, where there is one; else to each of the three files of the entry, that of this language first. */
function editing({ slug }: Term, language: Language, site: Site): Html {
  const { edit, editOther, editFacts } = STRINGS[language]
  if (site.write) return html`<a href="${href(site, page.write(language))}?slug=${slug}">${edit}</a>`
  const link = (name: string, label: string): Html =>
    html`<a href="${site.repository}/edit/${site.branch}/content/terms/${slug}/${name}">${label}</a>`
  return html`${link(`${language}.md`, edit)}, ${link(`${otherLanguage(language)}.md`, editOther)}, ${link('term.yaml', editFacts)}`
}

function citing(term: Term, language: Language, site: Site): Html {
  const { cite, citationStyles, copy } = STRINGS[language]
  const texts = citations(term, language, site)
  return html`<details class="cite">
<summary>${cite}</summary>
<dl>
${CITATION_STYLES.map(
  style => html`<div>
<dt id="cite-${style}-label">${citationStyles[style]} <button type="button" class="needs-js" data-copy="#cite-${style}" aria-describedby="cite-${style}-label">${copy}</button></dt>
<dd id="cite-${style}">${texts[style]}</dd>
</div>
`,
)}</dl>
</details>`
}

const CITATION_STYLES = ['plain', 'apa', 'mla', 'bibtex'] as const

/** In plain words, in the styles of APA (7th edition) and MLA (9th), and as BibTeX. */
export function citations(
  term: Summary,
  language: Language,
  site: Site,
): Readonly<Record<(typeof CITATION_STYLES)[number], string>> {
  const { title } = term[language]
  const { date, apaDate, mlaDate } = STRINGS[language]
  const day = term.updated ?? term.date
  const url = absolute(site, page.term(language, term.slug))
  const quoted = FACTS[language].quotes.join(title)
  return {
    plain: `${quoted}. ${site.name}, ${date(day)}. ${url}`,
    apa: `${site.name}. (${apaDate(day)}). ${title}. ${url}`,
    mla: `${endedQuote(title, language)} ${site.name}, ${mlaDate(day)}, ${url}.`,
    bibtex: bibtex(term, language, site, url),
  }
}

/** A title that ends a sentence; one with a mark of its own has no full stop. */
function endedQuote(title: string, language: Language): string {
  const { quotes, stopsWithinQuotes } = FACTS[language]
  if (/[.?!]$/.test(title)) return quotes.join(title)
  return stopsWithinQuotes ? quotes.join(`${title}.`) : `${quotes.join(title)}.`
}

function bibtex(term: Summary, language: Language, site: Site, url: string): string {
  return `@online{${site.name.toLowerCase().replace(/[^a-z0-9]+/g, '')}-${term.slug}-${language},
  author = {{${texText(site.name)}}},
  title = {{${texText(term[language].title)}}},
  date = {${term.updated ?? term.date}},
  language = {${FACTS[language].bibliography}},
  url = {${url}}
}`
}

const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

/** Text in which TeX reads no commands. */
const texText = (text: string): string => text.replace(/[\\~^{}&%$#_]/g, sign => TEX[sign] ?? `\\${sign}`)
