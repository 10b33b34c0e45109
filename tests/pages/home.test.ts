/** The home page: the term of the build's day, and what every page names. */
import { expect, test } from 'vitest'
import { dailySlugs, termOfTheDay } from '../../src/model/days/term-of-the-day.ts'
import { file } from '../../src/model/web/address.ts'
import { firstOf, parse, valuesOf } from '../emit/dom.ts'
import { textOf, tiny } from '../emit/rendered.ts'

const { files, site, dictionary } = tiny()
const page = parse(textOf(files, 'index.html'))

test('The term of the day is the one that every route gives for the day of the build.', () => {
  const slugs = dictionary.terms.map(term => term.slug)
  const basic = dailySlugs(slugs, slug => dictionary.get(slug)?.level)
  expect(basic.length).toBeLessThan(slugs.length)
  const slug = termOfTheDay(basic, site.generated)
  expect(dictionary.get(slug ?? '')?.level).toBe(1)
  expect(firstOf(page, '.today', 'data-today')).toBe(site.generated)
  expect(firstOf(page, '[data-today-link]', 'href')).toBe(`/${slug}/`)
  const spanish = parse(textOf(files, 'es/index.html'))
  expect(firstOf(spanish, '[data-today-link]', 'href')).toBe(`/es/${slug}/`)
})

test('Every page names its feed and its manifest, in its language.', () => {
  for (const [path, language] of [
    ['index.html', 'en'],
    ['es/a-z/index.html', 'es'],
  ] as const) {
    const tree = parse(textOf(files, path))
    expect(valuesOf(tree, 'link[type="application/atom+xml"]', 'href')).toEqual([file.feed(language, 'atom')])
    expect(valuesOf(tree, 'link[rel="manifest"]', 'href')).toEqual([file.manifest(language)])
  }
})
