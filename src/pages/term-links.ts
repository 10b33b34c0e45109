/** Terms as links, with their one-line definitions. */

import type { Addresses } from '../model/dictionary/site.ts'
import type { Brief } from '../model/dictionary/summary.ts'
import { href, page } from '../model/web/address.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { typeset } from '../text/smart-quotes.ts'
import { splitTitle } from '../text/term-names.ts'
import { anchor, list } from './elements.ts'

/** @param text the title, if nothing else is given */
export const termLink = (
  term: Brief,
  language: Language,
  site: Addresses,
  text: Html | string = term[language].title,
): Html => anchor(href(site, page.term(language, term.slug)), text)

/** The title without what stands in its parentheses. */
export const headwordOf = (term: Brief, language: Language): string => splitTitle(term[language].title).bare

export const termList = (terms: readonly Brief[], language: Language, site: Addresses): Html =>
  list(
    terms.map(term => termItem(term, language, site)),
    'terms',
  )

/** Terms without their definitions. */
export const nameList = (terms: readonly Brief[], language: Language, site: Addresses): Html =>
  list(
    terms.map(term => termLink(term, language, site)),
    'lemmas',
  )

export const termItem = (term: Brief, language: Language, site: Addresses): Html =>
  html`${termLink(term, language, site)}<br><span>${typeset(term[language].tagline, language)}</span>`
