/**
 * Feeds: what a reader of Atom (RFC 4287) and of JSON Feed 1.1 demands of them, and that the two forms of a feed say the
 * same: the newest terms, or the term of each of thirty days.
 */
import { describe, expect, test } from 'vitest'
import { feeds } from '../../src/emit/feeds.ts'
import { termOfTheDay } from '../../src/model/days/today.ts'
import { FEEDS, type FeedName } from '../../src/model/web/address.ts'
import { bounds } from '../../src/schema/bounds.ts'
import { LANGUAGES, type Language } from '../../src/schema/language.ts'
import { makeTerm } from '../make.ts'
import { emitted } from './emitted.ts'
import { HOSTILE, hostile } from './hostile.ts'
import { type Files, jsonOf, textOf } from './rendered.ts'
import { named, only, parseXml, walk, type XmlElement } from './xml.ts'

interface JsonFeed {
  readonly items: readonly {
    readonly id: string
    readonly url: string
    readonly title: string
    readonly summary: string
    readonly content_html: string
    readonly image?: string
    readonly date_published: string
    readonly date_modified: string
    readonly tags: readonly string[]
    readonly language: string
  }[]
  readonly [key: string]: unknown
}

const ALL = FEEDS.flatMap(name => LANGUAGES.map(language => [name, language] as const))
const atomOf = (files: Files, name: FeedName, language: Language): XmlElement =>
  parseXml(textOf(files, `feeds/${language}/${name}.atom`))
const jsonFeedOf = (files: Files, name: FeedName, language: Language): JsonFeed =>
  jsonOf(files, `feeds/${language}/${name}.json`) as JsonFeed
const linkOf = (element: XmlElement, rel: string, type: string): string | undefined =>
  named(element, 'link').find(({ attributes }) => attributes.rel === rel && attributes.type === type)?.attributes.href

const MOMENT = /^\d{4}-\d\d-\d\dT00:00:00Z$/
/** RFC 4151: authority, day, and what it names. */
const TAG = /^tag:[a-z0-9.-]+,\d{4}-\d\d-\d\d:[\w/.%-]+$/

describe.each(['https://tiny.example', 'https://tiny.example/dictionary'])('Below %s, the feed', baseUrl => {
  const { site, files, dictionary } = emitted(feeds, { baseUrl })
  const homeOf = (language: Language) => `${site.base}${language === 'en' ? '/' : '/es/'}`

  test.each(ALL)('"%s" in %s is what RFC 4287 asks for.', (name, language) => {
    const feed = atomOf(files, name, language)
    expect(feed).toMatchObject({
      name: 'feed',
      attributes: { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
    })
    for (const element of [feed, ...named(feed, 'entry')]) {
      for (const required of ['id', 'title', 'updated']) expect(only(element, required)).not.toBe('')
      expect(only(element, 'updated')).toMatch(MOMENT)
      const alternates = named(element, 'link').filter(({ attributes }) => attributes.rel === 'alternate')
      const kinds = alternates.map(({ attributes }) => `${attributes.type} ${attributes.hreflang}`)
      expect(new Set(kinds).size).toBe(kinds.length)
    }
    expect(named(feed, 'author').map(author => only(author, 'name'))).toEqual([site.name])
    expect(linkOf(feed, 'self', 'application/atom+xml')).toBe(`${site.base}/feeds/${language}/${name}.atom`)
    expect(linkOf(feed, 'alternate', 'text/html')).toBe(homeOf(language))
    expect(linkOf(feed, 'alternate', 'application/feed+json')).toBe(`${site.base}/feeds/${language}/${name}.json`)
    const ids = named(feed, 'entry').map(entry => only(entry, 'id'))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter(id => !TAG.test(id))).toEqual([])
    const newest = named(feed, 'entry')
      .map(entry => only(entry, 'updated'))
      .sort()
      .at(-1)
    expect(only(feed, 'updated')).toBe(newest)
  })

  test.each(ALL)('"%s" in %s is what JSON Feed 1.1 asks for.', (name, language) => {
    const feed = jsonFeedOf(files, name, language)
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringContaining(site.name),
      home_page_url: homeOf(language),
      feed_url: `${site.base}/feeds/${language}/${name}.json`,
      language,
      authors: [{ name: site.name, url: homeOf(language) }],
    })
    for (const item of feed.items) {
      expect(item.id).toMatch(TAG)
      expect([item.date_published, item.date_modified].every(date => MOMENT.test(date))).toBe(true)
      expect(item.date_modified >= item.date_published).toBe(true)
      expect(item.url.startsWith(homeOf(language))).toBe(true)
      expect(item.language).toBe(language)
    }
  })

  test.each(ALL)('"%s" in %s says the same in both forms.', (name, language) => {
    const entries = named(atomOf(files, name, language), 'entry')
    const labels = (entry: XmlElement) => named(entry, 'category').map(({ attributes }) => attributes.label)
    expect(
      entries.map(entry => [
        only(entry, 'id'),
        only(entry, 'title'),
        linkOf(entry, 'alternate', 'text/html'),
        only(entry, 'summary'),
        only(entry, 'content'),
        only(entry, 'published'),
        only(entry, 'updated'),
        labels(entry),
      ]),
    ).toEqual(
      jsonFeedOf(files, name, language).items.map(item => [
        item.id,
        item.title,
        item.url,
        item.summary,
        item.content_html,
        item.date_published,
        item.date_modified,
        item.tags,
      ]),
    )
  })

  test.each(LANGUAGES)(
    'of new terms in %s names them newest first, each by its title, definition and page.',
    language => {
      const { items } = jsonFeedOf(files, 'new', language)
      expect(items.map(({ title, summary, url }) => [title, summary, url])).toEqual(
        dictionary.newest.map(({ slug, [language]: { title, tagline } }) => [
          title,
          tagline,
          `${homeOf(language)}${slug}/`,
        ]),
      )
      expect(items.map(item => item.date_published.slice(0, 10))).toEqual(dictionary.newest.map(({ date }) => date))
      expect(items.filter(({ image }) => image !== undefined).map(({ image }) => image)).toEqual([
        `${site.base}/images/decision-tree.svg`,
      ])
    },
  )
})

test('The feed of new terms ends with the thirtieth, and a renamed term keeps its id.', () => {
  const terms = Array.from({ length: 40 }, (_, i) =>
    makeTerm(`term-${i + 10}`, { date: `2026-01-${i % 4 === 0 ? '02' : '01'}` }),
  )
  const { items } = jsonFeedOf(emitted(feeds, { terms }).files, 'new', 'en')
  expect(items).toHaveLength(bounds.feed.max)
  expect(items.slice(0, 3).map(({ title }) => title)).toEqual(['term-10', 'term-14', 'term-18'])
  const renamed = terms.map(term =>
    term.slug === 'term-14' ? { ...term, slug: 'another', formerSlugs: ['term-14'] } : term,
  )
  const again = jsonFeedOf(emitted(feeds, { terms: renamed }).files, 'new', 'en').items
  expect(again.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort())
  expect(again.find(({ url }) => url.endsWith('/another/'))?.id).toBe('tag:tiny.example,2026-01-02:/terms/term-14/en')
})

describe('The term of the day', () => {
  const terms = Array.from({ length: 50 }, (_, i) => makeTerm(`term-${i}`, { date: '2026-01-10' }))
  const slugs = terms.map(({ slug }) => slug)
  const made = (generated: string, more: readonly (typeof terms)[number][] = []) =>
    jsonFeedOf(emitted(feeds, { terms: [...terms, ...more], site: { generated } }).files, 'today', 'en').items
  const days = (items: ReturnType<typeof made>) => items.map(item => [item.date_published.slice(0, 10), item.title])

  test('is listed for thirty days of the calendar, the last one that of the content.', () => {
    const told = days(made('2026-03-01'))
    expect(told).toHaveLength(bounds.feed.max)
    expect(told[0]).toEqual(['2026-03-01', termOfTheDay(slugs, '2026-03-01')])
    expect(told[1]?.[0]).toBe('2026-02-28')
    expect(told.at(-1)?.[0]).toBe('2026-01-31')
    for (const [day = '', title] of told) expect(title).toBe(termOfTheDay(slugs, day))
    expect(new Set(told.map(([, title]) => title)).size).toBe(bounds.feed.max)
  })

  test('stays what it was when a day passes and terms are added.', () => {
    const before = made('2026-03-01')
    const added = [makeTerm('added', { date: '2026-03-02' }), makeTerm('more', { date: '2026-03-02' })]
    const after = made('2026-03-02', added)
    expect(after.slice(1)).toEqual(before.slice(0, -1))
    expect(days(after)[0]).toEqual(['2026-03-02', termOfTheDay([...slugs, 'added', 'more'], '2026-03-02')])
  })

  test('has days before the first edition, too, and its own id for each.', () => {
    const told = made('2026-01-12')
    expect(told).toHaveLength(bounds.feed.max)
    expect(days(told).at(-1)).toEqual(['2025-12-14', termOfTheDay(slugs, '2025-12-14')])
    expect(told[1]?.id).toBe('tag:tiny.example,2026-01-11:/today/en')
    expect(made('2025-12-01')).toHaveLength(bounds.feed.max)
  })

  test('is nothing where there are no terms.', () => {
    const { files, site } = emitted(feeds, { terms: [] })
    expect(jsonFeedOf(files, 'today', 'es').items).toEqual([])
    expect(only(atomOf(files, 'today', 'es'), 'updated')).toBe(`${site.generated}T00:00:00Z`)
  })
})

describe('What entries say', () => {
  const { files } = emitted(feeds, { terms: [hostile] })
  const [entry] = named(atomOf(files, 'new', 'en'), 'entry')
  const [item] = jsonFeedOf(files, 'new', 'en').items

  test('is plain text where text is expected.', () => {
    expect(entry && [only(entry, 'title'), only(entry, 'summary')]).toEqual([HOSTILE, hostile.en.tagline])
    expect([item?.title, item?.summary]).toEqual([HOSTILE, hostile.en.tagline])
  })

  test('is HTML in the content, with bold and code as elements and all else escaped.', () => {
    const content =
      '<p><em>=HYPERLINK(&quot;https://evil.example&quot;,&quot;x&quot;)</em></p><p><strong>Bold &amp; </strong><strong><code>&lt;code&gt;</code></strong> and <code>a &quot;b&quot;, c</code>, 1 &lt; 2.</p>'
    expect(entry && only(entry, 'content')).toBe(content)
    expect(item?.content_html).toBe(content)
    expect(entry && named(entry, 'content')[0]?.attributes).toEqual({ type: 'html' })
  })

  test('has no element of its own in the Atom feed.', () => {
    const NAMES = new Set(
      'feed id title subtitle updated author name uri rights icon link entry published category summary content'.split(
        ' ',
      ),
    )
    const strangers = [...walk(atomOf(files, 'new', 'en'))].filter(([{ name }]) => !NAMES.has(name))
    expect(strangers).toEqual([])
  })

  test('was updated when the term was.', () => {
    expect([item?.date_published, item?.date_modified]).toEqual(['2026-01-01T00:00:00Z', '2026-02-03T00:00:00Z'])
  })
})
