/** A feed in the Atom Syndication Format (RFC 4287). Content is HTML, hence escaped twice. */
import { absolute, type FeedName, file, page } from '../model/address.ts'
import type { Site } from '../model/site.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { type FeedEntry, later } from './feed.ts'
import { FEED_DESCRIPTIONS, feedTitle } from './feed-strings.ts'
import { DECLARATION, escapeXml } from './xml.ts'

export function atom(entries: readonly FeedEntry[], name: FeedName, language: Language, site: Site): string {
  const updated = entries.map(entry => entry.updated).reduce(later, '')
  const own = absolute(site, file.feed(name, language, 'atom'))
  const alternates = LANGUAGES.filter(other => other !== language).map(other =>
    link('alternate', 'application/atom+xml', absolute(site, file.feed(name, other, 'atom')), other),
  )
  return `${DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeXml(own)}</id>
<title>${escapeXml(feedTitle(name, language, site))}</title>
<subtitle>${escapeXml(FEED_DESCRIPTIONS[language][name])}</subtitle>
<updated>${time(updated === '' ? site.generated : updated)}</updated>
<author><name>${escapeXml(site.name)}</name><uri>${escapeXml(absolute(site, page.home(language)))}</uri></author>
<rights>${escapeXml(`${site.license.name}: ${site.license.url}`)}</rights>
<icon>${escapeXml(absolute(site, file.icon512))}</icon>
${link('self', 'application/atom+xml', own, language)}
${link('alternate', 'text/html', absolute(site, page.home(language)), language)}
${link('alternate', 'application/feed+json', absolute(site, file.feed(name, language, 'json')), language)}
${alternates.join('\n')}
${entries.map(entry => entryOf(entry, language)).join('')}</feed>
`
}

const entryOf = (entry: FeedEntry, language: Language): string => `<entry>
<id>${escapeXml(entry.id)}</id>
<title>${escapeXml(entry.title)}</title>
<published>${time(entry.published)}</published>
<updated>${time(entry.updated)}</updated>
${link('alternate', 'text/html', entry.url, language)}
${entry.subjects.map(([key, label]) => `<category term="${key}" label="${escapeXml(label)}"/>`).join('')}
<summary>${escapeXml(entry.summary)}</summary>
<content type="html">${escapeXml(entry.html)}</content>
</entry>
`

const link = (rel: string, type: string, address: string, language: Language): string =>
  `<link rel="${rel}" type="${type}" hreflang="${language}" href="${escapeXml(address)}"/>`

/** Content has days, feeds want moments (RFC 3339). */
const time = (day: string): string => `${day}T00:00:00Z`
