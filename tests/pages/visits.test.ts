/** What readers come back to: new entries, the days and their calendar, maps of topics, questions, saved words. */
import { describe, expect, test } from 'vitest'
import { topicMap } from '../../src/model/relations/topic-map.ts'
import { textOf, tiny } from '../emit/rendered.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary } from '../model/make-dictionary.ts'

const { files, dictionary, site } = tiny()

describe('The calendar', () => {
  const text = textOf(files, 'feeds/es/today.ics')
  const lines = text.split('\r\n')
  const unfolded = text.replaceAll('\r\n ', '').split('\r\n')

  test('has an event for each of 61 days, in lines of at most 75 octets.', () => {
    expect(lines.filter(line => Buffer.byteLength(line) > 75)).toEqual([])
    expect(unfolded.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(61)
    expect(new Set(unfolded.filter(line => line.startsWith('UID:'))).size).toBe(61)
    expect(unfolded.at(0)).toBe('BEGIN:VCALENDAR')
    expect(unfolded.at(-2)).toBe('END:VCALENDAR')
  })

  test('names the term that the page of the days shows.', () => {
    const day = site.generated.replaceAll('-', '')
    const summary = unfolded[unfolded.indexOf(`DTSTART;VALUE=DATE:${day}`) + 1]
    const [, title] = /<a data-today-link[^>]*>([^<]*)</.exec(textOf(files, 'es/today/index.html')) ?? []
    expect(summary).toBe(`SUMMARY:${title?.replace(/[,;]/g, sign => `\\${sign}`)}`)
  })
})

test('The days before are those of the feed, which stay as they were when the dictionary grows.', () => {
  const feed = JSON.parse(textOf(files, 'feeds/en/today.json')) as { items: { url: string; date_published: string }[] }
  const told = feed.items.map(({ url, date_published }) => [date_published.slice(0, 10), new URL(url).pathname])
  const listed = [
    ...textOf(files, 'today/index.html').matchAll(/<li><time datetime="([\d-]+)">[^<]*<\/time> <a href="([^"]+)"/g),
  ].map(([, day, path]) => [day, path])
  expect(listed.slice(0, told.length - 1)).toEqual(told.slice(1))
  expect(told.length).toBeGreaterThan(20)
})

test('New entries are listed by day, latest first.', () => {
  const days = [...textOf(files, 'new/index.html').matchAll(/<time datetime="([\d-]+)">/g)].map(([, day]) => day)
  expect(days).toEqual([...new Set(dictionary.terms.map(({ date }) => date))].sort().reverse())
})

describe('The map of a topic', () => {
  const term = (slug: string, needs: readonly string[] = []) =>
    makeTerm(slug, { subjects: ['data'], needs: [...needs] })
  const own = [
    term('alone'),
    term('base'),
    term('middle', ['base']),
    term('top', ['base', 'middle']),
    term('other', ['elsewhere']),
  ]
  const elsewhere = makeTerm('elsewhere', { subjects: ['cloud'] })
  const { stages, free } = topicMap('data', 'en', makeDictionary([...own, elsewhere]))

  test('puts each entry in a stage after all that it needs.', () => {
    expect(stages.map(stage => stage.map(entry => entry.term.slug))).toEqual([['base'], ['middle'], ['top']])
  })

  test('keeps apart what is connected with nothing in the topic.', () => {
    expect(free.map(({ slug }) => slug)).toEqual(['alone', 'other'])
  })
})

test('Questions show the definition, and the entry only when they are opened.', () => {
  const [, section = ''] =
    /<section class="questions"[^>]*>([\s\S]*?)<\/section>/.exec(textOf(files, 'topics/software/index.html')) ?? []
  const asked = [...section.matchAll(/<details>\n<summary>([^<]+)<\/summary>\n<p><a href="\/([^/]+)\/">/g)]
  expect(asked.length).toBeGreaterThanOrEqual(3)
  for (const [, tagline, slug] of asked)
    expect(dictionary.get(slug ?? '')?.en.tagline.replaceAll('"', '“')).toContain((tagline ?? '').slice(0, 20))
  expect(section).not.toContain('<details open')
})

test('The page of saved words says what is stored under every key that scripts use.', () => {
  const kept = [...textOf(files, 'saved/index.html').matchAll(/data-kept-keys="([^"]+)"/g)].flatMap(([, keys = '']) =>
    keys.split(' '),
  )
  expect(kept.sort()).toEqual([
    'kept',
    'language-offered',
    'paths-read',
    'recent-en',
    'recent-es',
    'saved',
    'searches-en',
    'searches-es',
    'shortcut',
    'theme',
  ])
})
