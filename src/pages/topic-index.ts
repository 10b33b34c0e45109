/** The page of all topics, and what the home page shows of them. */

import { STRINGS } from '../languages/strings-by-language.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { href, page } from '../model/web/address.ts'
import { LEVELS, SUBJECTS } from '../schema/bounds.ts'
import type { Subject } from '../schema/field-types.ts'
import { type Html, html } from '../text/html.ts'
import { listPage, onePage, type PageKind } from './define-page-kind.ts'
import { anchor, levelLabel, linkRow } from './elements.ts'
import { glyph } from './icons.ts'
import { bullets, markdownLink } from './markdown-builders.ts'

export const TOPICS: PageKind<true> = {
  ...onePage('the page of all topics', page.topics),
  view(_, context) {
    const { language } = context
    const { topics, topicsDescription, levels } = STRINGS[language]
    const main = () => html`${topicTiles(context)}
${linkRow(levels, levelLinks(context))}`
    return listPage(topics, topicsDescription, main, () => [markdownTopics(context)])
  },
}

export const markdownTopics = ({ language, dictionary, site }: PageContext): string =>
  bullets(
    SUBJECTS.map(subject => {
      const count = STRINGS[language].count(dictionary.count(subject))
      return markdownLink(site.subjects[subject][language], page.topic(language, subject), site, count)
    }),
  )

/** What most readers come for first; the service of one company stands last. */
const ORDER = [
  'security',
  'networks',
  'hardware',
  'software',
  'ai',
  'data',
  'companies',
  'cloud',
  'aws',
] as const satisfies readonly Subject[]

export function topicTiles({ language, dictionary, site }: PageContext): Html {
  const tile = (subject: Subject): Html =>
    html`<li>${glyph(subject)}${anchor(href(site, page.topic(language, subject)), site.subjects[subject][language])} <small>${STRINGS[language].count(dictionary.count(subject))}</small></li>
`
  return html`<ul class="topics">
${ORDER.map(tile)}</ul>`
}

export const levelLinks = ({ language, dictionary, site }: PageContext): readonly (Html | false)[] =>
  LEVELS.map(level => {
    const count = dictionary.count(undefined, level)
    const text = html`${levelLabel(level, language, site)} <small>${STRINGS[language].number(count)}</small>`
    return count > 0 && anchor(href(site, page.level(language, level)), text)
  })
