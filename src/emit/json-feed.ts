/** A feed in JSON Feed 1.1, for programs that would rather not read XML. */

import type { FeedEntry } from '../feeds/entry.ts'
import { jsonItem } from '../feeds/items.ts'
import { absolute, type FeedName, file, page } from '../model/address.ts'
import type { Site } from '../model/site.ts'
import type { Language } from '../schema/language.ts'
import { FEED_DESCRIPTIONS, feedTitle } from './feed-strings.ts'

export function jsonFeed(entries: readonly FeedEntry[], name: FeedName, language: Language, site: Site): string {
  const home = absolute(site, page.home(language))
  const feed = {
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
  return `${JSON.stringify(feed, null, 2)}\n`
}
