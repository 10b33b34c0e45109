/**
 * Feeds of new terms and of the term of the day, in each language, as Atom (RFC 4287) and as JSON Feed 1.1, of which the
 * last day is the date of the content, so that a build reads no clock; and a calendar of the term of the day (RFC 5545).
 */

import { atomEntry, atomLink, atomTime, type FeedEntry, type FeedTerm, feedEntry, jsonItem } from '../feeds/entry.ts'
import { STRINGS, VISIT_STRINGS } from '../languages/strings.ts'
import { type DatedTerm, termsOfDays } from '../model/days/days.ts'
import { dayAfter, later } from '../model/days/today.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import { once } from '../model/dictionary/once.ts'
import type { Site } from '../model/dictionary/site.ts'
import { pictureIn } from '../model/dictionary/summary.ts'
import type { Artifact, PageContext } from '../model/views/artifact.ts'
import { absolute, FEEDS, type FeedName, file, page } from '../model/web/address.ts'
import { bounds } from '../schema/bounds.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { DECLARATION, escapeXml } from '../text/xml.ts'
import { artifact, jsonFile, oneFileEach } from './one-file.ts'

export function* feeds(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  for (const name of FEEDS) {
    // Whose turn it was takes a shuffle of the whole dictionary; four files share one.
    const shown = once(() => (name === 'new' ? newest(dictionary) : daily(dictionary, site)))
    for (const language of LANGUAGES) {
      const entries = () =>
        shown().map(({ term: { slug }, day }) => {
          const term = dictionary.whole(slug)
          if (!term) throw new Error(`The feeds need "${slug}" whole.`)
          return feedEntry(feedTerm(term, language, site), day, name, language, site)
        })
      const origin = ORIGINS[name]
      yield artifact(file.feed(name, language, 'atom'), origin, () => atom(entries(), name, language, site))
      yield jsonFile(file.feed(name, language, 'json'), origin, () => jsonFeed(entries(), name, language, site))
    }
  }
}

function feedTerm(term: Term, language: Language, site: Site): FeedTerm {
  const { id, slug, date, updated, subjects, image } = term
  const { title, tagline, explanation } = term[language]
  return {
    ...{ id, slug, date, updated, subjects, title, tagline },
    image: image && absolute(site, file.image(slug, pictureIn(term, language))),
    lead: explanation[0] ?? '',
  }
}

const ORIGINS: Readonly<Record<FeedName, string>> = {
  new: 'the feed of new terms',
  today: 'the feed of the term of the day',
}

export const newest = (dictionary: Dictionary): readonly DatedTerm[] =>
  dictionary.newest.slice(0, bounds.feed.max).map(term => ({ term, day: term.date }))

/** The term of each day of the feed, the last day first. */
export const daily = (dictionary: Dictionary, { generated }: Site): readonly DatedTerm[] =>
  termsOfDays(dictionary, generated, bounds.feed.max)

function atom(entries: readonly FeedEntry[], name: FeedName, language: Language, site: Site): string {
  const updated = entries.map(entry => entry.updated).reduce(later, '')
  const own = absolute(site, file.feed(name, language, 'atom'))
  const alternates = LANGUAGES.filter(other => other !== language).map(other =>
    atomLink('alternate', 'application/atom+xml', absolute(site, file.feed(name, other, 'atom')), other),
  )
  return `${DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeXml(own)}</id>
<title>${escapeXml(feedTitle(name, language, site))}</title>
<subtitle>${escapeXml(FEED_DESCRIPTIONS[language][name])}</subtitle>
<updated>${atomTime(updated === '' ? site.generated : updated)}</updated>
<author><name>${escapeXml(site.name)}</name><uri>${escapeXml(absolute(site, page.home(language)))}</uri></author>
<rights>${escapeXml(`${site.license.name}: ${site.license.url}`)}</rights>
<icon>${escapeXml(absolute(site, file.icon512))}</icon>
${atomLink('self', 'application/atom+xml', own, language)}
${atomLink('alternate', 'text/html', absolute(site, page.home(language)), language)}
${atomLink('alternate', 'application/feed+json', absolute(site, file.feed(name, language, 'json')), language)}
${alternates.join('\n')}
${entries.map(entry => atomEntry(entry, language)).join('')}</feed>
`
}

function jsonFeed(entries: readonly FeedEntry[], name: FeedName, language: Language, site: Site): unknown {
  const home = absolute(site, page.home(language))
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(name, language, site),
    description: FEED_DESCRIPTIONS[language][name],
    home_page_url: home,
    feed_url: absolute(site, file.feed(name, language, 'json')),
    icon: absolute(site, file.icon512),
    favicon: absolute(site, file.icon192),
    authors: [{ name: site.name, url: home }],
    language,
    items: entries.map(entry => jsonItem(entry, language)),
  }
}

/** As the pages that link to the feeds name them. */
function feedTitle(name: FeedName, language: Language, site: Site): string {
  const strings = STRINGS[language]
  return `${site.name}: ${name === 'new' ? strings.newest : strings.today}`
}

const FEED_DESCRIPTIONS: Readonly<Record<Language, Readonly<Record<FeedName, string>>>> = {
  en: {
    new: 'The newest terms of the dictionary, each with its definition and the beginning of its explanation.',
    today: 'One term a day, with its definition and the beginning of its explanation.',
  },
  es: {
    new: 'Los términos más recientes del diccionario, cada uno con su definición y el comienzo de su explicación.',
    today: 'Un término cada día, con su definición y el comienzo de su explicación.',
  },
}

const DAYS_BEFORE = 30
const DAYS_AFTER = 30

/** Octets of a line without its end (RFC 5545 §3.1). */
const MAX_LINE_OCTETS = 75

export const calendars = oneFileEach(file.calendar, 'the calendar of the term of the day', calendar)

function calendar({ language, dictionary, site }: PageContext): string {
  const last = dayAfter(site.generated, DAYS_AFTER)
  const host = new URL(site.base).host
  const events = termsOfDays(dictionary, last, DAYS_BEFORE + DAYS_AFTER + 1).flatMap(({ term, day }) => {
    const { title, tagline } = term[language]
    return [
      'BEGIN:VEVENT',
      `UID:today-${day}-${language}@${host}`,
      `DTSTAMP:${compact(site.generated)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(tagline)}`,
      `URL:${absolute(site, page.term(language, term.slug))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  })
  const name = `${site.name}: ${VISIT_STRINGS[language].days}`
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site.name)}//${escaped(VISIT_STRINGS[language].days)}//${language.toUpperCase()}`,
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...events,
    'END:VCALENDAR',
  ]
    .map(line => `${folded(line)}\r\n`)
    .join('')
}

const compact = (day: string): string => day.replaceAll('-', '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, sign => `\\${sign}`)

/** Long lines go on in the next one, behind a space; no character is divided. */
function folded(line: string): string {
  let [result, octets] = ['', 0]
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > MAX_LINE_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
