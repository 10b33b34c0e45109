/** The page of all topics, with their maps and levels, and what the home page shows of them. */

import { STRINGS, VISIT_STRINGS } from '../languages/strings.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Frame } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { inReadingOrder } from '../model/relations/reading-order.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { href, page } from '../model/web/address.ts'
import { LEVELS, SUBJECTS } from '../schema/bounds.ts'
import type { Subject } from '../schema/classification.ts'
import { type Html, html } from '../text/html.ts'
import { glyph } from './icons.ts'
import { bullets, markdownLink } from './markdown.ts'
import { frameOf, listPage, onePage, type PageKind } from './page-kind.ts'
import { levelLabel, termLink } from './term-list.ts'

export const TOPICS: PageKind<true> = {
  ...onePage('the page of all topics', page.topics, frameOf),
  view(_, context) {
    const { language, dictionary, site } = context
    const strings = STRINGS[language]
    const { topicsDescription, mapLink } = VISIT_STRINGS[language]
    const list = () => html`${topicTiles(context)}
<section aria-labelledby="maps">
<h2 id="maps">${mapLink}</h2>
<ul class="more">
${SUBJECTS.map(subject => dictionary.count(subject) > 0 && html`<li><a href="${href(site, page.topicMap(language, subject))}">${site.subjects[subject][language]}</a></li>\n`)}</ul>
</section>
<nav class="filters" aria-label="${strings.levels}">
<ul>
${levelLinks(context)}</ul>
</nav>`
    return listPage(strings.topics, topicsDescription, list, () => [markdownTopics(context)])
  },
}

/** Topics with their numbers of terms. */
export const markdownTopics = ({ language, dictionary, site }: PageContext<Frame>): string =>
  bullets(
    SUBJECTS.map(subject => {
      const count = STRINGS[language].count(dictionary.count(subject))
      return markdownLink(site.subjects[subject][language], page.topic(language, subject), site, count)
    }),
  )

const MAX_SAMPLES = 3

/** Each topic with its icon, its number of terms, and terms to begin with. */
export function topicTiles({ language, dictionary, site }: PageContext<Frame>): Html {
  const tile = (subject: Subject): Html => {
    const samples = inReadingOrderOf(subject, dictionary).slice(0, MAX_SAMPLES)
    return html`<li data-topic="${subject}">${glyph(subject)}<a href="${href(site, page.topic(language, subject))}">${site.subjects[subject][language]}</a> <span>${STRINGS[language].count(dictionary.count(subject))}</span><p>${samples.map((sample, i) => [i > 0 && '\u00a0· ', termLink(sample, language, site)])}</p></li>
`
  }
  return html`<ul class="topics">
${SUBJECTS.map(tile)}</ul>`
}

/** Those whose home topic it is come first. Terms of equal rank are in the order of their English names. */
function inReadingOrderOf(subject: Subject, dictionary: Dictionary): readonly Summary[] {
  const ordered = inReadingOrder(dictionary.topic(subject, 'en'), dictionary)
  const isOwn = (term: Summary): boolean => term.subjects[0] === subject
  return [...ordered.filter(isOwn), ...ordered.filter(term => !isOwn(term))]
}

/** The levels that have terms, with their numbers. */
export const levelLinks = ({ language, dictionary, site }: PageContext<Frame>): readonly (Html | false)[] =>
  LEVELS.map(level => {
    const count = dictionary.count(undefined, level)
    return (
      count > 0 &&
      html`<li><a href="${href(site, page.level(language, level))}">${levelLabel(level, language, site)} <small>${STRINGS[language].number(count)}</small></a></li>\n`
    )
  })
