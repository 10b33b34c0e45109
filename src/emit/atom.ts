/** A feed in the Atom Syndication Format (RFC 4287). */

import { type FeedEntry, later } from '../feeds/entry.ts'
import { atomEntry, atomLink, atomTime } from '../feeds/items.ts'
import { absolute, type FeedName, file, page } from '../model/address.ts'
import type { Site } from '../model/site.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { DECLARATION, escapeXml } from '../text/xml.ts'
import { FEED_DESCRIPTIONS, feedTitle } from './feed-strings.ts'

export function atom(entries: readonly FeedEntry[], name: FeedName, language: Language, site: Site): string {
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
