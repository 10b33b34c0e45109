/** Terms as links with their one-line definitions. */

import type { Brief } from '../model/dictionary/gloss.ts'
import type { Frame } from '../model/dictionary/site.ts'
import { href, page } from '../model/web/address.ts'
import type { Level } from '../schema/classification.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { typeset } from '../text/typeset.ts'

export function termList(terms: readonly Brief[], language: Language, site: Frame): Html {
  return html`<ul class="terms">
${terms.map(term => html`<li>${termItem(term, language, site)}</li>\n`)}</ul>`
}

/** A link to a term, and its definition. */
export const termItem = (term: Brief, language: Language, site: Frame): Html =>
  html`<a href="${href(site, page.term(language, term.slug))}">${term[language].title}</a><br><span>${typeset(term[language].tagline, language)}</span>`

/** The level in words; the style sheet draws it as one to three bars. */
export const levelLabel = (level: Level, language: Language, site: Frame): Html =>
  html`<span class="level" data-level="${level}">${site.levels[level][language]}</span>`
