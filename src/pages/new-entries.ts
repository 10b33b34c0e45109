/** The page of new entries: by day, and by topic where a day brought more than a reader looks through. */

import { STRINGS } from '../languages/strings-by-language.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { file, href, page } from '../model/web/address.ts'
import { SUBJECTS } from '../schema/bounds.ts'
import { groupBy } from '../text/group-by.ts'
import { html } from '../text/html.ts'
import { listPage, onePage, type PageKind } from './define-page-kind.ts'
import { anchor, list, section } from './elements.ts'
import { bullets, markdownLink, markdownList } from './markdown-builders.ts'
import { termList } from './term-links.ts'

/** Entries of a day that are listed one by one. */
const MAX_LISTED = 30
/** The last days on which entries were added. */
const MAX_DAYS = 10

export const NEW: PageKind<true> = {
  ...onePage('the page of new entries', page.new, ({ terms }) => terms.length > 0),
  view(_, context) {
    const { language, dictionary, site } = context
    const { newEntries, newDescription, subscribe, date, count } = STRINGS[language]
    const days = [...groupBy(dictionary.newest, ({ date: day }) => [day])].slice(0, MAX_DAYS)
    const main = () => html`<p class="more"><a href="${href(site, file.feed(language, 'atom'))}">${subscribe}</a></p>
${days.map(([day, terms]) => {
  const topics = byTopic(terms, context).map(
    ({ path, label, number }) => html`${anchor(href(site, path), label)} <small>${number}</small>`,
  )
  const heading = html`<time datetime="${day}">${date(day)}</time> <small>${count(terms.length)}</small>`
  const listed = terms.length > MAX_LISTED ? list(topics, 'lemmas') : termList(terms, language, site)
  return html`${section(`day-${day}`, heading, listed)}\n`
})}`
    const blocks = () =>
      days.flatMap(([day, terms]) => [
        `## ${day} (${count(terms.length)})`,
        terms.length > MAX_LISTED
          ? bullets(byTopic(terms, context).map(({ path, label, number }) => markdownLink(label, path, site, number)))
          : markdownList(terms, language, site),
      ])
    return listPage(newEntries, newDescription, main, blocks)
  },
}

const byTopic = (terms: readonly Summary[], { language, site }: PageContext) =>
  SUBJECTS.flatMap(subject => {
    const own = terms.filter(({ subjects: [home] }) => home === subject).length
    if (own === 0) return []
    const label = site.subjects[subject][language]
    return [{ path: page.topic(language, subject), label, number: STRINGS[language].count(own) }]
  })
