/** What an entry shows of comparisons and paths: terms that are confused with it, and the paths that contain it. */

import { COLLECTION_STRINGS } from '../languages/strings.ts'
import type { Frame } from '../model/dictionary/site.ts'
import type { Confusion, Step, TermPageInput } from '../model/views/term-page-input.ts'
import { href, page } from '../model/web/address.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { typeset } from '../text/typeset.ts'
import { spoken } from './headword.ts'
import { headwordOf, termLink } from './term-list.ts'

/** Title of the comparison of an entry with another. */
export function comparedTitle(
  { term }: Pick<TermPageInput, 'term'>,
  { other, first }: Confusion,
  language: Language,
): string {
  const [a, b] = term.slug === first[language] ? [term, other] : [other, term]
  return COLLECTION_STRINGS[language].comparison(spoken(a, language), spoken(b, language))
}

export function confusionsOf(input: TermPageInput, language: Language, site: Frame): Html | undefined {
  const { confusions } = input
  if (confusions.length === 0) return undefined
  const item = (confusion: Confusion): Html => {
    const { other, difference, page: name } = confusion
    const more =
      name !== undefined &&
      html` <a href="${href(site, page.comparison(language, name))}">${comparedTitle(input, confusion, language)}</a>`
    return html`<div><dt>${termLink(other, language, site, headwordOf(other, language))}</dt><dd>${typeset(difference[language], language)}${more}</dd></div>
`
  }
  return html`<section class="confusions" aria-labelledby="confusions">
<h2 id="confusions">${COLLECTION_STRINGS[language].notToBeConfused}</h2>
<dl>
${confusions.map(item)}</dl>
</section>
`
}

/** The paths of an entry; if the reader follows one, a script shows the previous and the next step. */
export function pathsOf({ paths }: TermPageInput, language: Language, site: Frame): Html | undefined {
  if (paths.length === 0) return undefined
  const strings = COLLECTION_STRINGS[language]
  return html`<section class="on-paths" aria-labelledby="paths">
<h2 id="paths">${strings.paths}</h2>
<ul>
${paths.map(({ slug, title, number, count }) => html`<li><a href="${href(site, page.path(language, slug))}">${title[language]}</a> <small>${strings.step(number, count)}</small></li>\n`)}</ul>
</section>`
}

export const stepLinks = ({ paths }: TermPageInput, language: Language, site: Frame): readonly Html[] =>
  paths.map(path => links(path, language, site))

function links({ slug, title, lead, previous, next }: Step, language: Language, site: Frame): Html {
  const strings = COLLECTION_STRINGS[language]
  const link = (to: Step['next'], label: string, rel: 'prev' | 'next') =>
    to &&
    html`<a rel="${rel}" href="${href(site, page.term(language, to.slug))}"><small>${label}</small> ${to.title[language]}</a>
`
  return html`<nav class="neighbors step" aria-label="${strings.onPath(title[language])}" data-on-path="${slug}" hidden>
<p><a href="${href(site, page.path(language, slug))}">${strings.onPath(title[language])}</a></p>
${
  lead[language] !== undefined &&
  html`<p class="lead">${typeset(lead[language], language)}</p>
`
}${link(previous, strings.previousStep, 'prev')}${link(next, strings.nextStep, 'next')}</nav>
`
}
