/**
 * The page of search results. The edge writes the results into it; on static hosts a script does. Without scripts it
 * links to the alphabetical index.
 */
import { absolute, href, markdownOf, page } from '../model/address.ts'
import type { Site } from '../model/site.ts'
import { html } from '../text/html.ts'
import { inBoth, type PageKind } from './page-kind.ts'
import { searchBox } from './search-box.ts'
import { STRINGS } from './strings.ts'

export const SEARCH: PageKind<'search', Site> = {
  name: 'search page',
  part: site => site,
  items: () => ['search'],
  origin: () => 'the page of search results',
  paths: () => inBoth(page.search),
  shown: () => [],
  noindex: true,
  view(_, { language, site }) {
    const { searchTitle, searchLabel, indexTitle, searchByAddress } = STRINGS[language]
    return {
      title: searchTitle,
      description: searchLabel,
      hasOwnSearch: true,
      main: () => html`<h1>${searchTitle}</h1>
${searchBox(site, language)}
<div data-results>
</div>
<p><a href="${href(site, page.index(language))}">${indexTitle}</a></p>`,
      // The edge adds the results of a question.
      blocks: () => [
        site.edge ? searchByAddress(`\`${absolute(site, markdownOf(page.search(language)))}?q=dns\``) : '',
        `- [${indexTitle}](${absolute(site, markdownOf(page.index(language)))})`,
      ],
    }
  },
}
