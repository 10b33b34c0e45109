/** The tools below an entry: sharing, citing, correcting it, and its other formats. */

import { perLanguage } from '../model/dictionary/lists.ts'
import type { Frame } from '../model/dictionary/site.ts'
import { absolute, file, href, markdownOf, page } from '../model/web/address.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { CITATION_STYLES, type CitationStyle, citations } from './citation.ts'
import { STRINGS } from './strings.ts'

export function tools(term: Term, language: Language, site: Frame): Html {
  const strings = STRINGS[language]
  const path = page.term(language, term.slug)
  const mistake = `${site.repository}/issues/new?template=mistake.yml&page=${encodeURIComponent(absolute(site, path))}`
  return html`${sharing(language)}
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
<p class="dates">${strings.published} <time datetime="${term.date}">${strings.date(term.date)}</time>${term.updated && html` · ${strings.updated} <time datetime="${term.updated}">${strings.date(term.updated)}</time>`}</p>
</section>`
}

/** A link to the form, where there is one; else to each of the three files of the entry, that of this language first. */
function editing({ slug }: Term, language: Language, site: Frame): Html {
  const { edit, editOther, editFacts } = STRINGS[language]
  if (site.write) return html`<a href="${href(site, page.write(language))}?slug=${slug}">${edit}</a>`
  const link = (name: string, label: string): Html =>
    html`<a href="${site.repository}/edit/${site.branch}/content/terms/${slug}/${name}">${label}</a>`
  return html`${link(`${language}.md`, edit)}, ${link(`${otherLanguage(language)}.md`, editOther)}, ${link('term.yaml', editFacts)}`
}

/** The beginning of the section, which is the same on all pages of a language. */
const sharing = perLanguage((language): Html => {
  const strings = STRINGS[language]
  return html`<section class="tools" aria-labelledby="tools">
<h2 id="tools">${strings.tools}</h2>
<ul>`
})

function citing(term: Term, language: Language, site: Frame): Html {
  const strings = STRINGS[language]
  const day = term.updated ?? term.date
  const texts = citations(term, language, site, {
    plain: strings.date(day),
    apa: strings.apaDate(day),
    mla: strings.mlaDate(day),
  })
  return html`<details class="cite">
<summary>${strings.cite}</summary>
<dl>
${CITATION_STYLES.map(
  style => html`<div>
${citationLabels(language)[style]}
<dd id="cite-${style}">${texts[style]}</dd>
</div>
`,
)}</dl>
</details>`
}

/** What stands before each citation, which is the same on all pages of a language. */
const citationLabels = perLanguage((language): Readonly<Record<CitationStyle, Html>> => {
  const strings = STRINGS[language]
  const label = (style: CitationStyle): Html =>
    html`<dt id="cite-${style}-label">${strings.citationStyles[style]} <button type="button" class="needs-js" data-copy="#cite-${style}" aria-describedby="cite-${style}-label">${strings.copy}</button></dt>`
  return { plain: label('plain'), apa: label('apa'), mla: label('mla'), bibtex: label('bibtex') }
})
