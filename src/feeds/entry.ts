/**
 * An entry of a feed, and its forms in Atom (RFC 4287) and JSON Feed 1.1; used by the build and by the edge. HTML within
 * Atom is escaped twice.
 */

import { later } from '../model/days/today.ts'
import type { Addresses, Site } from '../model/dictionary/site.ts'
import { type FeedName, page } from '../model/web/address.ts'
import type { ListedTerm, LocalizedSummary } from '../schema/api.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { segments } from '../text/inline.ts'
import { escapeXml } from '../text/xml.ts'

/** The fields of a term in one language that a feed shows. */
export interface FeedTerm
  extends Pick<ListedTerm, 'id' | 'slug' | 'date' | 'subjects' | 'image'>,
    Pick<LocalizedSummary, 'title' | 'tagline' | 'lead'> {
  readonly updated?: string | undefined
}

export type FeedEntry = Readonly<ReturnType<typeof feedEntry>>

/** @param day on which the entry is published, YYYY-MM-DD */
export function feedEntry(
  { id, slug, title, tagline, lead, image, subjects, date, updated = date }: FeedTerm,
  day: string,
  name: FeedName,
  language: Language,
  site: Addresses & Pick<Site, 'subjects'>,
) {
  return {
    // A tag URI (RFC 4151), which stays the same when the address of the entry changes.
    id: tagUri(site, day, name === 'today' ? `today/${language}` : `terms/${id}/${language}`),
    title,
    url: site.base + page.term(language, slug),
    summary: tagline,
    html: html`<p><em>${tagline}</em></p><p>${marked(lead)}</p>`.toString(),
    image,
    /** Label of each subject, by key. */
    subjects: subjects.map(key => [key, site.subjects[key][language]] as const),
    /** Calendar dates, YYYY-MM-DD. */
    published: day,
    updated: later(day, updated),
  }
}

/** A paragraph with bold and code as HTML. */
const marked = (paragraph: string): readonly (Html | string)[] =>
  segments(paragraph).map(({ kind, strong, start, end }) => {
    const text = paragraph.slice(start, end)
    const written = kind === 'code' ? html`<code>${text}</code>` : text
    return strong ? html`<strong>${written}</strong>` : written
  })

/** A tag URI of the owner of the host on that day (RFC 4151). */
const tagUri = ({ base, basePath }: Addresses, day: string, specific: string): string =>
  `tag:${new URL(base).hostname},${day}:${basePath}/${specific}`

/** An entry of an Atom feed. */
export const atomEntry = (entry: FeedEntry, language: Language): string => `<entry>
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

export const atomLink = (rel: string, type: string, address: string, language: Language): string =>
  `<link rel="${rel}" type="${type}" hreflang="${language}" href="${escapeXml(address)}"/>`

/** A date as the date and time that feeds require (RFC 3339). */
export const atomTime = (day: string): string => `${day}T00:00:00Z`

/** An item of a JSON feed. */
export const jsonItem = (entry: FeedEntry, language: Language) => ({
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
})
