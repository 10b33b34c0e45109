/**
 * The page of search results. The edge writes the results into it; on static hosts a script does. Without scripts it
 * links to the alphabetical index.
 */
import { href, page } from '../model/address.ts'
import type { Site } from '../model/site.ts'
import type { Language } from '../schema/language.ts'
import { html } from '../text/html.ts'
import { layout } from './layout.ts'
import { searchBox } from './search-box.ts'
import { STRINGS } from './strings.ts'

export function searchPage(language: Language, site: Site): string {
  const strings = STRINGS[language]
  return layout({
    site,
    language,
    paths: { en: page.search('en'), es: page.search('es') },
    title: strings.searchTitle,
    description: strings.searchLabel,
    noindex: true,
    hasOwnSearch: true,
    main: html`<h1>${strings.searchTitle}</h1>
${searchBox(site, language)}
<div data-results>
</div>
<p><a href="${href(site, page.index(language))}">${strings.indexTitle}</a></p>`,
  })
}
