/** The page of the term of the day, with the days before. */

import { VISIT_STRINGS } from '../languages/visit-strings.ts'
import { termsOfDays } from '../model/days/days.ts'
import type { Site } from '../model/dictionary/site.ts'
import { file, href, page } from '../model/web/address.ts'
import { html } from '../text/html.ts'
import { typeset } from '../text/typeset.ts'
import { today } from './home.ts'
import { bullets, markdownTermLine } from './markdown.ts'
import { onePage, type PageKind, wholeSite } from './page-kind.ts'
import { STRINGS } from './strings.ts'

const MAX_DAYS = 30

export const DAYS: PageKind<true, Site> = {
  name: 'term of the day',
  ...onePage(page.today, wholeSite, ({ terms }) => terms.length > 0),
  origin: () => 'the page of the term of the day',
  isDated: true,
  view(_, context) {
    const { language, dictionary, site } = context
    const { days: title, daysDescription: description, archive, calendar, subscribe } = VISIT_STRINGS[language]
    const { date } = STRINGS[language]
    const before = termsOfDays(dictionary, site.generated, MAX_DAYS + 1).slice(1)
    return {
      title,
      description,
      trail: [],
      thing: { '@type': 'CollectionPage' },
      main: () => html`<h1>${title}</h1>
<p class="tagline">${description}</p>
<p class="more"><a href="${href(site, file.calendar(language))}" type="text/calendar">${calendar}</a> · <a href="${href(site, file.feed('today', language, 'atom'))}">${subscribe}</a></p>
${today(context)}
<section aria-labelledby="archive">
<h2 id="archive">${archive}</h2>
<ol class="days">
${before.map(({ day, term }) => html`<li><time datetime="${day}">${date(day)}</time> <a href="${href(site, page.term(language, term.slug))}">${term[language].title}</a><br><span>${typeset(term[language].tagline, language)}</span></li>\n`)}</ol>
</section>`,
      blocks: () => [bullets(before.map(({ day, term }) => `${day}: ${markdownTermLine(term, language, site)}`))],
    }
  },
}
