/** The home page: the term of the build's day, the topics and levels with their counts, the newest terms. */
import { expect, test } from 'vitest'
import { termOfTheDay } from '../../src/model/days/today.ts'
import { file } from '../../src/model/web/address.ts'
import { firstOf, parse, valuesOf, wordsOf } from '../emit/dom.ts'
import { textOf, tiny } from '../emit/rendered.ts'

const { files, site, dictionary } = tiny()
const page = parse(textOf(files, 'index.html'))

test('The term of the day is the one that every route gives for the day of the build.', () => {
  const slug = termOfTheDay(
    dictionary.terms.map(term => term.slug),
    site.generated,
  )
  expect(firstOf(page, '.today', 'data-today')).toBe(site.generated)
  expect(firstOf(page, '[data-today-link]', 'href')).toBe(`/${slug}/`)
  const spanish = parse(textOf(files, 'es/index.html'))
  expect(firstOf(spanish, '[data-today-link]', 'href')).toBe(`/es/${slug}/`)
})

test('Levels that have terms are offered with their counts, after the whole index.', () => {
  const links = valuesOf(page, '.filters a', 'href')
  expect(links[0]).toBe('/a-z/')
  expect(links.length).toBeGreaterThan(1)
  const [all = '', ...levels] = wordsOf(page, '.filters small')
  expect(Number(all)).toBe(dictionary.terms.length)
  expect(levels.reduce((sum, count) => sum + Number(count), 0)).toBe(dictionary.terms.length)
})

test('Every page names its feeds, its search and its manifest, in its language.', () => {
  for (const [path, language] of [
    ['index.html', 'en'],
    ['es/a-z/index.html', 'es'],
  ] as const) {
    const tree = parse(textOf(files, path))
    expect(valuesOf(tree, 'link[type="application/atom+xml"]', 'href')).toEqual([
      file.feed('new', language, 'atom'),
      file.feed('today', language, 'atom'),
    ])
    expect(valuesOf(tree, 'link[rel="search"]', 'href')).toEqual([file.openSearch(language)])
    expect(valuesOf(tree, 'link[rel="manifest"]', 'href')).toEqual([file.manifest(language)])
  }
})
