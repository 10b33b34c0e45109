/**
 * The search box. Without scripts it is a form for the page of results; with scripts it shows results while one types.
 */

import { STRINGS } from '../languages/strings.ts'
import type { Frame } from '../model/dictionary/site.ts'
import { href, page } from '../model/web/address.ts'
import { QUESTION_PLACE } from '../model/web/search-markers.ts'
import type { Language } from '../schema/language.ts'
import { html, trusted } from '../text/html.ts'
import { perSite } from './head.ts'
import { LENS } from './icons.ts'

export const searchBox = perSite((site, language) => {
  const strings = STRINGS[language]
  return html`<search class="find" data-propose="${proposal(site, language)}">
<form action="${href(site, page.search(language))}" method="get">
<label class="sr-only" for="q">${strings.searchLabel}</label>
${trusted(QUESTION_PLACE)}type="search" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="search" maxlength="200" placeholder="${strings.searchPlaceholder}">
<kbd class="needs-js" aria-hidden="true">/</kbd>
<button type="submit" aria-label="${strings.searchButton}">${LENS}</button>
</form>
</search>`
})

/** The address for proposing a term; the query is appended to it as the title. */
const proposal = (site: Frame, language: Language): string =>
  `${site.repository}/issues/new?template=term.yml&title-${language}=`
