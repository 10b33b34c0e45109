/**
 * The page of search results. The edge writes the results into it; on static hosts a script does. Below them it links to
 * the index and the topics.
 */

import type { Site } from '../model/dictionary/site.ts'
import { absolute, href, markdownOf, page } from '../model/web/address.ts'
import { RESULTS_PLACE } from '../model/web/search-markers.ts'
import { SUBJECTS } from '../schema/bounds.ts'
import { html, trusted } from '../text/html.ts'
import { bullets, markdownLink } from './markdown.ts'
import { onePage, type PageKind, wholeSite } from './page-kind.ts'
import { searchBox } from './search-box.ts'
import { STRINGS } from './strings.ts'

export const SEARCH: PageKind<true, Site> = {
  name: 'search page',
  ...onePage(page.search, wholeSite),
  origin: () => 'the page of search results',
  noindex: true,
  view(_, { language, site }) {
    const { searchTitle, searchLabel, indexTitle, searchByAddress } = STRINGS[language]
    const ways: readonly (readonly [path: string, label: string])[] = [
      [page.index(language), indexTitle],
      ...SUBJECTS.map(subject => [page.topic(language, subject), site.subjects[subject][language]] as const),
    ]
    return {
      title: searchTitle,
      description: searchLabel,
      hasOwnSearch: true,
      main: () => html`<h1>${searchTitle}</h1>
${searchBox(site, language)}
${trusted(RESULTS_PLACE)}
<div class="filters">
<ul>
${ways.map(([path, label]) => html`<li><a href="${href(site, path)}">${label}</a></li>\n`)}</ul>
</div>`,
      // The edge adds the results of a question.
      blocks: () => [
        site.edge ? searchByAddress(`\`${absolute(site, markdownOf(page.search(language)))}?q=dns\``) : '',
        bullets(ways.map(([path, label]) => markdownLink(label, markdownOf(path), site))),
      ],
    }
  },
}
