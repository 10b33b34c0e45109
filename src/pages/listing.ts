/** The page of a topic, of a level, or of a level within a topic: its terms, and links to narrower and wider lists. */

import { STRINGS } from '../languages/strings.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import type { PageContext } from '../model/views/artifact.ts'
import {
  countOf,
  type Listing,
  listingOrigin,
  listingPath,
  listings,
  siblings,
  termsOf,
} from '../model/views/listing.ts'
import { href, page } from '../model/web/address.ts'
import { LEVELS } from '../schema/bounds.ts'
import type { Level } from '../schema/classification.ts'
import { inBoth, type Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { linkRow, section } from './elements.ts'
import { markdownList } from './markdown.ts'
import type { PageKind, PageView } from './page-kind.ts'
import { levelLabel, termList } from './term-list.ts'

export const LISTING: PageKind<Listing> = {
  items: (_, dictionary) => listings(dictionary),
  origin: listingOrigin,
  paths: listing => inBoth(language => listingPath(listing, language)),
  view(listing, context) {
    const { language, dictionary, site } = context
    const terms = termsOf(listing, language, dictionary)
    const head = headOf(listing, terms.length, language, site)
    return {
      ...head,
      thing: { '@type': 'CollectionPage' },
      main: () => html`<h1>${head.title}</h1>
${introduction(listing, language, site) ?? html`<p class="tagline">${head.description}</p>`}
${levelChoices(listing, context)}
${listing.level === undefined ? byLevel(terms, language, site) : termList(terms, language, site)}`,
      blocks: () =>
        listing.level === undefined
          ? levelsOf(terms).flatMap(([level, listed]) => [
              `## ${site.levels[level][language]}`,
              markdownList(listed, language, site),
            ])
          : [markdownList(terms, language, site)],
    }
  },
}

/** The introduction of the topic, if editors have written one. */
function introduction({ subject, level }: Listing, language: Language, site: Site): Html | undefined {
  const text = subject && level === undefined ? site.introductions?.[subject] : undefined
  return text && html`<p class="intro">${text[language]}</p>`
}

/** Title and description of a list, and the list above it. */
function headOf(
  { subject, level }: Listing,
  count: number,
  language: Language,
  site: Site,
): Pick<PageView, 'title' | 'description' | 'trail'> {
  const strings = STRINGS[language]
  const counted = strings.count(count)
  const label = level === undefined ? '' : site.levels[level][language]
  if (subject === undefined) {
    const trail = [[strings.indexTitle, page.index(language)] as const]
    return { title: strings.levelTitle(label), description: strings.levelDescription(label, counted), trail }
  }
  const topic = site.subjects[subject][language]
  if (level === undefined) return { title: topic, description: strings.topicDescription(topic, counted), trail: [] }
  const description = strings.topicLevelDescription(topic, label, counted)
  return { title: strings.topicLevelTitle(topic, label), description, trail: [[topic, page.topic(language, subject)]] }
}

/** Links to all levels and to each of them, with counts; the current one is not a link. */
function levelChoices(listing: Listing, { language, dictionary, site }: PageContext): Html {
  const strings = STRINGS[language]
  const whole: Listing = listing.subject === undefined ? {} : { subject: listing.subject }
  const choices = [whole, ...siblings(listing, dictionary).filter(({ level }) => level !== undefined)]
  const links = choices.map(choice => {
    const label = choice.level === undefined ? strings.allLevels : levelLabel(choice.level, language, site)
    return html`<a href="${href(site, listingPath(choice, language))}"${choice.level === listing.level && html` aria-current="page"`}>${label} <small>${strings.number(countOf(choice, dictionary))}</small></a>`
  })
  return linkRow(strings.levels, links)
}

const byLevel = (terms: readonly Summary[], language: Language, site: Site): readonly Html[] =>
  levelsOf(terms).map(([level, listed]) => {
    const heading = html`${site.levels[level][language]} <small>${STRINGS[language].count(listed.length)}</small>`
    return html`${section(`level-${level}`, heading, termList(listed, language, site))}\n`
  })

/** Levels that have terms, with them. */
const levelsOf = (terms: readonly Summary[]): readonly (readonly [Level, readonly Summary[]])[] =>
  LEVELS.map(level => [level, terms.filter(term => term.level === level)] as const).filter(
    ([, listed]) => listed.length > 0,
  )
