/**
 * The feed of new terms in each language, as Atom (RFC 4287) and as JSON Feed 1.1. HTML within Atom is escaped twice.
 */

import { STRINGS } from '../languages/strings-by-language.ts'
import { later } from '../model/days/term-of-the-day.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import { pictureIn, type Summary } from '../model/dictionary/summary.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { absolute, file, page } from '../model/web/address.ts'
import { bounds } from '../schema/bounds.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { DECLARATION, escapeXml } from '../text/escape-xml.ts'
import { type Html, html } from '../text/html.ts'
import { segments } from '../text/parse-inline-markup.ts'
import { artifact, jsonFile } from './make-artifact.ts'

const ORIGIN = 'the feed of new terms'

export function* feeds(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  for (const language of LANGUAGES) {
    const entries = () =>
      newest(dictionary).map(({ slug }) => {
        const term = dictionary.whole(slug)
        if (!term) throw new Error(`The feeds need "${slug}" whole.`)
        return feedEntry(term, language, site)
      })
    yield artifact(file.feed(language, 'atom'), ORIGIN, () => atom(entries(), language, site))
    yield jsonFile(file.feed(language, 'json'), ORIGIN, () => jsonFeed(entries(), language, site))
  }
}

export const newest = (dictionary: Dictionary): readonly Summary[] => dictionary.newest.slice(0, bounds.feed.max)

type FeedEntry = ReturnType<typeof feedEntry>

function feedEntry(term: Term, language: Language, site: Site) {
  const { id, slug, date, updated = date, subjects, image } = term
  const { title, tagline, explanation } = term[language]
  return {
    // A tag URI (RFC 4151), which stays the same when the address of the entry changes.
    id: `tag:${new URL(site.base).hostname},${date}:${site.basePath}/terms/${id}/${language}`,
    title,
    url: absolute(site, page.term(language, slug)),
    summary: tagline,
    html: html`<p><em>${tagline}</em></p><p>${marked(explanation[0] ?? '')}</p>`.toString(),
    image: image && absolute(site, file.image(slug, pictureIn(term, language))),
    /** Label of each subject, by key. */
    subjects: subjects.map(key => [key, site.subjects[key][language]] as const),
    /** Calendar dates, YYYY-MM-DD. */
    published: date,
    updated: later(date, updated),
  }
}

/** A paragraph with bold and code as HTML. */
const marked = (paragraph: string): readonly (Html | string)[] =>
  segments(paragraph).map(({ kind, strong, start, end }) => {
    const text = paragraph.slice(start, end)
    const written = kind === 'code' ? html`<code>${text}</code>` : text
    return strong ? html`<strong>${written}</strong>` : written
  })

function atom(entries: readonly FeedEntry[], language: Language, site: Site): string {
  const updated = entries.map(entry => entry.updated).reduce(later, '')
  const own = absolute(site, file.feed(language, 'atom'))
  const alternates = LANGUAGES.filter(other => other !== language).map(other =>
    atomLink('alternate', 'application/atom+xml', absolute(site, file.feed(other, 'atom')), other),
  )
  return `${DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeXml(own)}</id>
<title>${escapeXml(feedTitle(language, site))}</title>
<subtitle>${escapeXml(DESCRIPTIONS[language])}</subtitle>
<updated>${atomTime(updated === '' ? site.generated : updated)}</updated>
<author><name>${escapeXml(site.name)}</name><uri>${escapeXml(absolute(site, page.home(language)))}</uri></author>
<rights>${escapeXml(`${site.license.name}: ${site.license.url}`)}</rights>
<icon>${escapeXml(absolute(site, file.icon512))}</icon>
${atomLink('self', 'application/atom+xml', own, language)}
${atomLink('alternate', 'text/html', absolute(site, page.home(language)), language)}
${atomLink('alternate', 'application/feed+json', absolute(site, file.feed(language, 'json')), language)}
${alternates.join('\n')}
${entries.map(entry => atomEntry(entry, language)).join('')}</feed>
`
}

const atomEntry = (entry: FeedEntry, language: Language): string => `<entry>
<id>${escapeXml(entry.id)}</id>
<title>${escapeXml(entry.title)}</title>
<published>${atomTime(entry.published)}</published>
<updated>${atomTime(entry.updated)}</updated>
${atomLink('alternate', 'text/html', entry.url, language)}
${entry.subjects.map(([key, label]) => `<category term="${key}" label="${escapeXml(label)}"/>`).join('')}
<summary>${escapeXml(entry.summary)}</summary>
<content type="html">${escapeXml(entry.html)}</content>
</entry>
`

const atomLink = (rel: string, type: string, address: string, language: Language): string =>
  `<link rel="${rel}" type="${type}" hreflang="${language}" href="${escapeXml(address)}"/>`

/** A date as the date and time that feeds require (RFC 3339). */
const atomTime = (day: string): string => `${day}T00:00:00Z`

function jsonFeed(entries: readonly FeedEntry[], language: Language, site: Site): unknown {
  const home = absolute(site, page.home(language))
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(language, site),
    description: DESCRIPTIONS[language],
    home_page_url: home,
    feed_url: absolute(site, file.feed(language, 'json')),
    icon: absolute(site, file.icon512),
    favicon: absolute(site, file.icon192),
    authors: [{ name: site.name, url: home }],
    language,
    items: entries.map(entry => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      image: entry.image,
      date_published: atomTime(entry.published),
      date_modified: atomTime(entry.updated),
      tags: entry.subjects.map(([, label]) => label),
      language,
    })),
  }
}

/** As the page that links to the feed names it. */
const feedTitle = (language: Language, site: Site): string => `${site.name}: ${STRINGS[language].newest}`

const DESCRIPTIONS: Readonly<Record<Language, string>> = {
  en: 'The newest terms of the dictionary, each with its definition and the beginning of its explanation.',
  es: 'Los términos más recientes del diccionario, cada uno con su definición y el comienzo de su explicación.',
}
