/** The page of a topic, of a level, or of a level within a topic: its terms, and links to narrower and wider lists. */

import { DEVELOPER_STRINGS } from '../languages/developer-strings-by-language.ts'
import { STRINGS } from '../languages/strings-by-language.ts'
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
} from '../model/views/topic-and-level-lists.ts'
import { href, page } from '../model/web/address.ts'
import { LEVELS } from '../schema/bounds.ts'
import { inBoth, type Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import type { PageKind, PageView } from './define-page-kind.ts'
import { anchor, levelLabel, linkRow, list, section } from './elements.ts'
import { markdownList } from './markdown-builders.ts'
import { nameList, termList } from './term-links.ts'

export const LISTING: PageKind<Listing> = {
  items: (_, dictionary) => listings(dictionary),
  origin: listingOrigin,
  paths: listing => inBoth(language => listingPath(listing, language)),
  view(listing, context) {
    const { language, dictionary, site } = context
    const terms = termsOf(listing, language, dictionary)
    const head = headOf(listing, terms.length, language, site)
    const sections = sectionsOf(listing, terms, context)
    return {
      ...head,
      thing: { '@type': 'CollectionPage' },
      main: () => html`<h1>${head.title}</h1>
${introduction(listing, language, site) ?? html`<p class="tagline">${head.description}</p>`}
${levelChoices(listing, context)}
${groupLinks(listing, sections, context)}${listing.level === undefined ? sections.map(each => termSection(each, language, site)) : termList(terms, language, site)}`,
      blocks: () =>
        listing.level === undefined
          ? sections.flatMap(({ heading, listed }) => [`## ${heading}`, markdownList(listed, language, site)])
          : [markdownList(terms, language, site)],
    }
  },
}

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

/** Entries of other topics, which are defined there. */
const OTHER_TERMS = 'other-terms'

interface Section {
  readonly id: string
  readonly heading: string
  readonly listed: readonly Summary[]
}

/** The groups of a topic, if it has any, and otherwise the levels; none for a list of one level. */
function sectionsOf(listing: Listing, terms: readonly Summary[], context: PageContext): readonly Section[] {
  if (listing.level !== undefined) return []
  const groups = groupsOf(listing, terms, context)
  if (groups.length > 0) return groups
  const { language, site } = context
  return LEVELS.map(level => ({
    id: `level-${level}`,
    heading: site.levels[level][language],
    listed: terms.filter(term => term.level === level),
  })).filter(({ listed }) => listed.length > 0)
}

function groupLinks({ subject, level }: Listing, sections: readonly Section[], { language, site }: PageContext) {
  if (level !== undefined || subject === undefined || !site.groups?.[subject]) return undefined
  const links = sections.map(({ id, heading }) => anchor(`#${id}`, heading))
  return html`<nav aria-label="${DEVELOPER_STRINGS[language].contents}">
${list(links, 'lemmas')}
</nav>
`
}

/** The groups that have terms; those that are in none, most of them from other topics, come last. */
function groupsOf(
  { subject }: Listing,
  terms: readonly Summary[],
  { language, site }: PageContext,
): readonly Section[] {
  const names = Object.entries((subject && site.groups?.[subject]) ?? {})
  const inOrder = [...terms].sort((a, b) => a.level - b.level)
  const isIn = (term: Summary, group: string): boolean => term.subjects[0] === subject && term.group === group
  const groups = names
    .map(([key, name]) => ({ id: key, heading: name[language], listed: inOrder.filter(term => isIn(term, key)) }))
    .filter(({ listed }) => listed.length > 0)
  const listed = new Set(groups.flatMap(group => group.listed))
  const others = inOrder.filter(term => !listed.has(term))
  if (groups.length === 0 || others.length === 0) return groups
  return [...groups, { id: OTHER_TERMS, heading: STRINGS[language].otherTerms, listed: others }]
}

function termSection({ id, heading, listed }: Section, language: Language, site: Site): Html {
  const head = html`${heading} <small>${STRINGS[language].count(listed.length)}</small>`
  const terms = id === OTHER_TERMS ? nameList(listed, language, site) : termList(listed, language, site)
  return html`${section(id, head, terms)}\n`
}
