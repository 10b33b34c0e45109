/** The page of new entries, by day. */

import { VISIT_STRINGS } from '../languages/visit-strings.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { file, href, page } from '../model/web/address.ts'
import { html } from '../text/html.ts'
import { markdownList } from './markdown.ts'
import { frameOf, onePage, type PageKind } from './page-kind.ts'
import { STRINGS } from './strings.ts'
import { termList } from './term-list.ts'

const MAX_ENTRIES = 60

export const NEW: PageKind<true> = {
  name: 'new entries',
  ...onePage(page.new, frameOf, ({ terms }) => terms.length > 0),
  origin: () => 'the page of new entries',
  view(_, { language, dictionary, site }) {
    const { newEntries: title, newDescription: description, subscribe } = VISIT_STRINGS[language]
    const { date } = STRINGS[language]
    const days = byDay(dictionary)
    return {
      title,
      description,
      trail: [],
      thing: { '@type': 'CollectionPage' },
      main: () => html`<h1>${title}</h1>
<p class="tagline">${description}</p>
<p class="more"><a href="${href(site, file.feed('new', language, 'atom'))}">${subscribe}</a></p>
${days.map(
  ([day, terms]) => html`<section aria-labelledby="day-${day}">
<h2 id="day-${day}"><time datetime="${day}">${date(day)}</time></h2>
${termList(terms, language, site)}
</section>
`,
)}`,
      blocks: () => days.flatMap(([day, terms]) => [`## ${day}`, markdownList(terms, language, site)]),
    }
  },
}

/** The newest entries, latest day first. */
function byDay({ newest }: Pick<Dictionary, 'newest'>): readonly (readonly [day: string, terms: readonly Summary[]])[] {
  const days = new Map<string, Summary[]>()
  for (const term of newest.slice(0, MAX_ENTRIES)) days.set(term.date, [...(days.get(term.date) ?? []), term])
  return [...days]
}
