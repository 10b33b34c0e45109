/**
 * The feed of new terms: what a reader of Atom (RFC 4287) and of JSON Feed 1.1 demands of it, and that its two forms say
 * the same.
 */
import { describe, expect, test } from 'vitest'
import { feeds } from '../../src/emit/feeds.ts'
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

const atomOf = (files: Files, language: Language): XmlElement => parseXml(textOf(files, `feeds/${language}/new.atom`))
const jsonFeedOf = (files: Files, language: Language): JsonFeed =>
  jsonOf(files, `feeds/${language}/new.json`) as JsonFeed
const linkOf = (element: XmlElement, rel: string, type: string): string | undefined =>
  named(element, 'link').find(({ attributes }) => attributes.rel === rel && attributes.type === type)?.attributes.href

const MOMENT = /^\d{4}-\d\d-\d\dT00:00:00Z$/
/** RFC 4151: authority, day, and what it names. */
const TAG = /^tag:[a-z0-9.-]+,\d{4}-\d\d-\d\d:[\w/.%-]+$/

describe.each(['https://tiny.example', 'https://tiny.example/dictionary'])('Below %s, the feed', baseUrl => {
  const { site, files, dictionary } = emitted(feeds, { baseUrl })
  const homeOf = (language: Language) => `${site.base}${language === 'en' ? '/' : '/es/'}`

  test.each(LANGUAGES)('in %s is what RFC 4287 asks for.', language => {
    const feed = atomOf(files, language)
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
    expect(linkOf(feed, 'self', 'application/atom+xml')).toBe(`${site.base}/feeds/${language}/new.atom`)
    expect(linkOf(feed, 'alternate', 'text/html')).toBe(homeOf(language))
    expect(linkOf(feed, 'alternate', 'application/feed+json')).toBe(`${site.base}/feeds/${language}/new.json`)
    const ids = named(feed, 'entry').map(entry => only(entry, 'id'))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter(id => !TAG.test(id))).toEqual([])
    const newest = named(feed, 'entry')
      .map(entry => only(entry, 'updated'))
      .sort()
      .at(-1)
    expect(only(feed, 'updated')).toBe(newest)
  })

  test.each(LANGUAGES)('in %s is what JSON Feed 1.1 asks for.', language => {
    const feed = jsonFeedOf(files, language)
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringContaining(site.name),
      home_page_url: homeOf(language),
      feed_url: `${site.base}/feeds/${language}/new.json`,
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

  test.each(LANGUAGES)('in %s says the same in both forms.', language => {
    const entries = named(atomOf(files, language), 'entry')
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
      jsonFeedOf(files, language).items.map(item => [
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
      const { items } = jsonFeedOf(files, language)
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
  const { items } = jsonFeedOf(emitted(feeds, { terms }).files, 'en')
  expect(items).toHaveLength(bounds.feed.max)
  expect(items.slice(0, 3).map(({ title }) => title)).toEqual(['term-10', 'term-14', 'term-18'])
  const renamed = terms.map(term =>
    term.slug === 'term-14' ? { ...term, slug: 'another', formerSlugs: ['term-14'] } : term,
  )
  const again = jsonFeedOf(emitted(feeds, { terms: renamed }).files, 'en').items
  expect(again.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort())
  expect(again.find(({ url }) => url.endsWith('/another/'))?.id).toBe('tag:tiny.example,2026-01-02:/terms/term-14/en')
})

test('Without terms it is empty, and as old as the content.', () => {
  const { files, site } = emitted(feeds, { terms: [] })
  expect(jsonFeedOf(files, 'es').items).toEqual([])
  expect(only(atomOf(files, 'es'), 'updated')).toBe(`${site.generated}T00:00:00Z`)
})

describe('What entries say', () => {
  const { files } = emitted(feeds, { terms: [hostile] })
  const [entry] = named(atomOf(files, 'en'), 'entry')
  const [item] = jsonFeedOf(files, 'en').items

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
    const strangers = [...walk(atomOf(files, 'en'))].filter(([{ name }]) => !NAMES.has(name))
    expect(strangers).toEqual([])
  })

  test('was updated when the term was.', () => {
    expect([item?.date_published, item?.date_modified]).toEqual(['2026-01-01T00:00:00Z', '2026-02-03T00:00:00Z'])
  })
})
