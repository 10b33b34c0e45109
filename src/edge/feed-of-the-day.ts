/**
 * The feed of the term of the day, up to today. The published file ends with the day of the build; entries for the days
 * since then are added here, so that the site need not be built every day.
 */
import { atomEntry, atomTime, type FeedEntry, feedEntry, jsonItem } from '../feeds/entry.ts'
import { orderOf } from '../model/days/days.ts'
import { dayOf, daysAfter, turnOf } from '../model/days/today.ts'
import { type FeedFormat, file, fileOf } from '../model/web/address.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { bounds } from '../schema/bounds.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Asset, Platform } from './platform.ts'
import type { TermRepository } from './term-repository.ts'

const FEEDS = new Map(
  LANGUAGES.flatMap(language =>
    (['atom', 'json'] as const).map(format => [file.feed('today', language, format), { language, format }] as const),
  ),
)

/** @returns the feed at a path; undefined for every other path */
export function makeFeedOfTheDay(
  platform: Platform,
  repository: TermRepository,
  settings: EdgeSettings,
): (path: string) => Promise<Asset | undefined> | undefined {
  /** Today's feeds by path. */
  const made = new Map<string, { readonly day: string; readonly asset: Asset }>()

  const entriesSince = async (last: string, today: string, language: Language): Promise<readonly FeedEntry[]> => {
    const { slugs } = await repository.search(language)
    const days = daysAfter(last, today, bounds.feed.max)
    const entries = days.map(async day => {
      const entry = await repository.entry(turnOf(orderOf(slugs), day) ?? '')
      if (!entry) return []
      const { title, tagline, explanation } = entry[language]
      return [feedEntry({ ...entry, title, tagline, lead: explanation[0] ?? '' }, day, 'today', language, settings)]
    })
    return (await Promise.all(entries)).flat()
  }
  const make = async (path: string, language: Language, format: FeedFormat, today: string) => {
    const published = await platform.asset(fileOf(path))
    const text = new TextDecoder().decode(published?.bytes)
    const last = lastDay(text, format)
    const entries = last === undefined || last >= today ? [] : await entriesSince(last, today, language)
    if (entries.length === 0) return published
    const longer = format === 'atom' ? withAtom(text, entries, language) : withJson(text, entries, language)
    return { bytes: new TextEncoder().encode(longer) }
  }
  return path => {
    const feed = FEEDS.get(path)
    if (!feed) return undefined
    const today = dayOf(repository.now())
    const known = made.get(path)
    if (known?.day === today) return Promise.resolve(known.asset)
    return make(path, feed.language, feed.format, today).then(asset => {
      if (asset) made.set(path, { day: today, asset })
      return asset
    })
  }
}

/** Day of the newest entry of a published feed. */
const lastDay = (text: string, format: FeedFormat): string | undefined =>
  (format === 'atom' ? /<published>([\d-]{10})T/ : /"date_published": "([\d-]{10})T/).exec(text)?.[1]

/** Newest first, at most as many as a feed holds. */
function withAtom(text: string, entries: readonly FeedEntry[], language: Language): string {
  const [head = '', ...published] = text.split(/(?=<entry>\n)/)
  const kept = published.map(entry => entry.replace(/<\/feed>\s*$/, ''))
  const all = [...entries.map(entry => atomEntry(entry, language)), ...kept].slice(0, bounds.feed.max)
  const updated = atomTime(entries[0]?.updated ?? '')
  const begin = head.replace(/<updated>[^<]*<\/updated>/, `<updated>${updated}</updated>`)
  return `${begin}${all.join('')}</feed>\n`
}

function withJson(text: string, entries: readonly FeedEntry[], language: Language): string {
  const feed = JSON.parse(text) as { readonly items: readonly unknown[] }
  const items = [...entries.map(entry => jsonItem(entry, language)), ...feed.items].slice(0, bounds.feed.max)
  return `${JSON.stringify({ ...feed, items }, null, 2)}\n`
}
