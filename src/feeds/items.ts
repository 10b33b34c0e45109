/** An entry of a feed as Atom (RFC 4287) and as JSON Feed 1.1. HTML within Atom is escaped twice. */
import type { Language } from '../schema/language.ts'
import { escapeXml } from '../text/xml.ts'
import type { FeedEntry } from './entry.ts'

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

export const jsonItem = (entry: FeedEntry, language: Language) => ({
  id: entry.id,
  url: entry.url,
  title: entry.title,
  summary: entry.summary,
  content_html: entry.html,
  ...(entry.image !== undefined && { image: entry.image }),
  date_published: atomTime(entry.published),
  date_modified: atomTime(entry.updated),
  tags: entry.subjects.map(([, label]) => label),
  language,
})
