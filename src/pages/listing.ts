/** The page of a topic, of a level, or of a level within a topic: its terms, and links to narrower and wider lists. */

import { absolute, href, page } from '../model/address.ts'
import type { PageContext } from '../model/artifact.ts'
import { countOf, type Listing, listingPath, siblings, termsOf } from '../model/listing.ts'
import type { Frame, Labels, Site } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import { LEVELS } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { glyph } from './glyphs.ts'
import { breadcrumbList } from './head.ts'
import { layout } from './layout.ts'
import { labelOf, STRINGS } from './strings.ts'
import { levelLabel, termList } from './term-list.ts'

/** The part of the site that the page of a list shows. */
export type ListingFrame = Frame & Pick<Site, 'introductions'>

export function listingPage(listing: Listing, context: PageContext<ListingFrame>): string {
  const { language, dictionary, site } = context
  const terms = termsOf(listing, language, dictionary)
  const { title, description } = titleOf(listing, terms.length, language, site)
  const path = listingPath(listing, language)
  const url = absolute(site, path)
  const trail = trailOf(listing, language, site)
  return layout({
    site,
    language,
    paths: { en: listingPath(listing, 'en'), es: listingPath(listing, 'es') },
    title,
    description,
    breadcrumbs: trail,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        '@id': url,
        url,
        name: title,
        description,
        inLanguage: language,
      },
      breadcrumbList(site, [...trail, [title, path]]),
    ],
    topic: listing.subject,
    main: html`<h1>${listing.subject && glyph(listing.subject)}${title}</h1>
${introduction(listing, language, site) ?? html`<p class="tagline">${description}</p>`}
${filters(listing, context)}
${listing.level === undefined ? byLevel(terms, language, site) : termList(terms, language, site)}`,
  })
}

/** The introduction of the topic, if editors have written one. */
function introduction({ subject, level }: Listing, language: Language, site: ListingFrame): Html | undefined {
  const text = subject && level === undefined ? site.introductions?.[subject] : undefined
  return text && html`<p class="intro">${text[language]}</p>`
}

/** Title and description of a list. */
export function titleOf(
  { subject, level }: Listing,
  count: number,
  language: Language,
  site: Labels,
): { readonly title: string; readonly description: string } {
  const strings = STRINGS[language]
  const counted = strings.count(count)
  const topic = subject === undefined ? '' : labelOf(site.subjects, subject, language)
  if (level === undefined) return { title: topic, description: strings.topicDescription(topic, counted) }
  const label = labelOf(site.levels, level, language)
  return subject === undefined
    ? { title: strings.levelTitle(label), description: strings.levelDescription(label, counted) }
    : {
        title: strings.topicLevelTitle(topic, label),
        description: strings.topicLevelDescription(topic, label, counted),
      }
}

function trailOf({ subject, level }: Listing, language: Language, site: Frame): readonly (readonly [string, string])[] {
  const strings = STRINGS[language]
  const home = [strings.home, page.home(language)] as const
  if (level === undefined) return [home]
  return subject === undefined
    ? [home, [strings.indexTitle, page.index(language)]]
    : [home, [labelOf(site.subjects, subject, language), page.topic(language, subject)]]
}

/** Links to all levels and to each of them, with counts; the current one is not a link. */
function filters(listing: Listing, context: PageContext<Frame>): Html {
  const { language, dictionary, site } = context
  const strings = STRINGS[language]
  const whole: Listing = listing.subject === undefined ? {} : { subject: listing.subject }
  const choices = [whole, ...siblings(listing, dictionary).filter(({ level }) => level !== undefined)]
  const item = (choice: Listing): Html => {
    const label = choice.level === undefined ? html`${strings.allLevels}` : levelLabel(choice.level, language, site)
    const text = html`${label} <small>${strings.number(countOf(choice, dictionary))}</small>`
    return choice.level === listing.level
      ? html`<li><a href="${href(site, listingPath(choice, language))}" aria-current="page">${text}</a></li>\n`
      : html`<li><a href="${href(site, listingPath(choice, language))}">${text}</a></li>\n`
  }
  return html`<nav class="filters" aria-label="${strings.levels}">
<ul>
${choices.map(item)}</ul>
</nav>`
}

function byLevel(terms: readonly Summary[], language: Language, site: Frame): readonly Html[] {
  const strings = STRINGS[language]
  return LEVELS.flatMap(level => {
    const listed = terms.filter(term => term.level === level)
    if (listed.length === 0) return []
    return html`<section aria-labelledby="level-${level}">
<h2 id="level-${level}">${labelOf(site.levels, level, language)} <small>${strings.count(listed.length)}</small></h2>
${termList(listed, language, site)}
</section>
`
  })
}
