/** The page of all topics, with their maps and levels. */

import { VISIT_STRINGS } from '../languages/visit-strings.ts'
import { countOf, siblings } from '../model/views/listing.ts'
import { href, page } from '../model/web/address.ts'
import { SUBJECTS } from '../schema/bounds.ts'
import { html } from '../text/html.ts'
import { markdownTopic, topicTile } from './home.ts'
import { bullets } from './markdown.ts'
import { frameOf, onePage, type PageKind } from './page-kind.ts'
import { STRINGS } from './strings.ts'
import { levelLabel } from './term-list.ts'

export const TOPICS: PageKind<true> = {
  name: 'topics',
  ...onePage(page.topics, frameOf),
  origin: () => 'the page of all topics',
  // Terms of a topic to begin with are in the order of their English names.
  view(_, context) {
    const { language, dictionary, site } = context
    const strings = STRINGS[language]
    const { topicsDescription, mapLink } = VISIT_STRINGS[language]
    const levels = siblings({}, dictionary)
    return {
      title: strings.topics,
      description: topicsDescription,
      trail: [],
      thing: { '@type': 'CollectionPage' },
      main: () => html`<h1>${strings.topics}</h1>
<p class="tagline">${topicsDescription}</p>
<ul class="topics">
${SUBJECTS.map(subject => topicTile(subject, context))}</ul>
<section aria-labelledby="maps">
<h2 id="maps">${mapLink}</h2>
<ul class="more">
${SUBJECTS.filter(subject => dictionary.count(subject) > 0).map(subject => html`<li><a href="${href(site, page.topicMap(language, subject))}">${site.subjects[subject][language]}</a></li>\n`)}</ul>
</section>
<nav class="filters" aria-label="${strings.levels}">
<ul>
${levels.map(({ level }) => level !== undefined && html`<li><a href="${href(site, page.level(language, level))}">${levelLabel(level, language, site)} <small>${strings.number(countOf({ level }, dictionary))}</small></a></li>\n`)}</ul>
</nav>`,
      blocks: () => [bullets(SUBJECTS.map(subject => markdownTopic(subject, context)))],
    }
  },
}
