/** Pages that are shown in place of others: the 404 and offline pages. */

import type { Site } from '../model/dictionary/site.ts'
import { file, href, page } from '../model/web/address.ts'
import { SUBJECTS } from '../schema/bounds.ts'
import type { Subject } from '../schema/classification.ts'
import { type Html, html } from '../text/html.ts'
import { NEAR_PLACE } from '../text/near-place.ts'
import { glyph } from './glyphs.ts'
import { bullets, markdownLink } from './markdown.ts'
import { onePage, type PageKind, wholeSite } from './page-kind.ts'
import { searchBox } from './search-box.ts'
import { STRINGS } from './strings.ts'

/** The language switch leads to the home page of the other language. */
const STAND_IN = { ...onePage(page.home, wholeSite), noindex: true }

/** The 404 page; the edge shows entries with similar names in it. */
export const MISSING: PageKind<true, Site> = {
  ...STAND_IN,
  name: '404 page',
  origin: () => 'the page for what is missing',
  files: language => ({ html: file.missing(language), markdown: file.missingMarkdown(language) }),
  view(_, { language, site }) {
    const { missingTitle: title, missingText: text, indexTitle, agentIndex, missingWays, meant } = STRINGS[language]
    const topic = (subject: Subject): Html =>
      html`<li data-topic="${subject}"><a href="${href(site, page.topic(language, subject))}">${glyph(subject)}${site.subjects[subject][language]}</a></li>\n`
    return {
      title,
      description: text,
      hasOwnSearch: true,
      main: () => html`<h1>${title}</h1>
<p class="intro">${text}</p>
${NEAR_PLACE.open}
<h2>${meant}</h2>
${NEAR_PLACE.close}
${searchBox(site, language)}
<nav class="filters" aria-label="${missingWays}">
<ul>
<li><a href="${href(site, page.index(language))}">${indexTitle}</a></li>
${SUBJECTS.map(topic)}</ul>
</nav>`,
      blocks: () => [
        bullets([
          markdownLink(indexTitle, page.index(language), site),
          markdownLink(agentIndex, file.llms(language), site),
        ]),
      ],
    }
  },
}

/** The page that the service worker shows offline in place of one that is not cached. */
export const OFFLINE: PageKind<true, Site> = {
  ...STAND_IN,
  name: 'offline page',
  origin: () => 'the page for readers without a connection',
  files: language => ({ html: file.offline(language) }),
  view(_, { language }) {
    const { offlineTitle: title, offlineText: text, keptPages } = STRINGS[language]
    return {
      title,
      description: text,
      main: () => html`<h1>${title}</h1>
<p class="intro">${text}</p>
<section data-kept hidden aria-labelledby="kept">
<h2 id="kept">${keptPages}</h2>
<ul class="terms"></ul>
</section>`,
    }
  },
}
