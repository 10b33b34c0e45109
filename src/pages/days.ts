/** Pages by day: new entries, and the term of the day with the days before. */

import { STRINGS, VISIT_STRINGS } from '../languages/strings.ts'
import { termsOfDays } from '../model/days/days.ts'
import { termOfTheDay } from '../model/days/today.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { file, href, page } from '../model/web/address.ts'
import { type Html, html } from '../text/html.ts'
import { typeset } from '../text/typeset.ts'
import { section } from './elements.ts'
import { bullets, markdownList, markdownTermLine } from './markdown.ts'
import { listPage, onePage, type PageKind } from './page-kind.ts'
import { drawing, termItem, termList } from './term-list.ts'

const MAX_ENTRIES = 60

export const NEW: PageKind<true> = {
  ...onePage('the page of new entries', page.new, ({ terms }) => terms.length > 0),
  view(_, { language, dictionary, site }) {
    const { newEntries, newDescription, subscribe } = VISIT_STRINGS[language]
    const { date } = STRINGS[language]
    const days = byDay(dictionary)
    const list =
      () => html`<p class="more"><a href="${href(site, file.feed('new', language, 'atom'))}">${subscribe}</a></p>
${days.map(([day, terms]) => html`${section(`day-${day}`, html`<time datetime="${day}">${date(day)}</time>`, termList(terms, language, site))}\n`)}`
    const blocks = () => days.flatMap(([day, terms]) => [`## ${day}`, markdownList(terms, language, site)])
    return listPage(newEntries, newDescription, list, blocks)
  },
}

/** The newest entries, latest day first. */
function byDay({ newest }: Pick<Dictionary, 'newest'>): readonly (readonly [day: string, terms: readonly Summary[]])[] {
  const days = new Map<string, Summary[]>()
  for (const term of newest.slice(0, MAX_ENTRIES)) days.set(term.date, [...(days.get(term.date) ?? []), term])
  return [...days]
}

const MAX_DAYS = 30

export const DAYS: PageKind<true> = {
  ...onePage('the page of the term of the day', page.today, ({ terms }) => terms.length > 0),
  isDated: true,
  view(_, context) {
    const { language, dictionary, site } = context
    const { days, daysDescription, archive, calendar, subscribe } = VISIT_STRINGS[language]
    const { date } = STRINGS[language]
    const before = termsOfDays(dictionary, site.generated, MAX_DAYS + 1).slice(1)
    const list =
      () => html`<p class="more"><a href="${href(site, file.calendar(language))}" type="text/calendar">${calendar}</a> · <a href="${href(site, file.feed('today', language, 'atom'))}">${subscribe}</a></p>
${today(context)}
<section aria-labelledby="archive">
<h2 id="archive">${archive}</h2>
<ol class="days">
${before.map(({ day, term }) => html`<li><time datetime="${day}">${date(day)}</time> ${termItem(term, language, site)}</li>\n`)}</ol>
</section>`
    const blocks = () => [bullets(before.map(({ day, term }) => `${day}: ${markdownTermLine(term, language, site)}`))]
    return listPage(days, daysDescription, list, blocks)
  },
}

/** The term of the day of the build; a script replaces it by that of the current day. */
export function today({ language, dictionary, site }: PageContext): Html | undefined {
  const strings = STRINGS[language]
  const slugs = dictionary.terms.map(({ slug }) => slug)
  const slug = termOfTheDay(slugs, site.generated)
  const term = slug === undefined ? undefined : dictionary.get(slug)
  if (!term) return undefined
  const { title, tagline } = term[language]
  const whole = dictionary.whole(term.slug)
  return html`<section class="today" aria-labelledby="today" data-today="${site.generated}">
<h2 id="today">${strings.today} <time datetime="${site.generated}">${strings.date(site.generated)}</time></h2>
<p><a data-today-link href="${href(site, page.term(language, term.slug))}">${title}</a></p>
<p data-today-tagline>${typeset(tagline, language)}</p>
${
  whole?.drawing !== undefined &&
  html`<div data-today-drawing>${drawing(whole.drawing, whole[language])}</div>
`
}<p class="needs-js"><a data-random href="${href(site, page.index(language))}">${strings.random}</a></p>
</section>`
}
