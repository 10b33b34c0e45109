/** The file: its shape, the same bytes from the same terms, what it leaves out, and the way back to an index. */
import { expect, test } from 'vitest'
import { packPhrases, unpackPhrases } from '../../src/search/index-format.ts'
import { openSearch } from '../../src/search/index-searcher.ts'
import { libraryTerms } from '../library.ts'
import { makeTerm, random, shuffled } from '../make.ts'
import { fileOf, searchOf, slugsFor } from './make-search.ts'

test('the shape', () => {
  const file = fileOf([
    makeTerm('beta', {
      en: { title: 'Beta (BB)', tagline: 'Second letter.', aliases: ['b', 'BETA'] },
      es: { title: 'Beta', tagline: 'Segunda letra.', aliases: ['be', 'b'] },
      formerSlugs: ['old-beta'],
      subjects: ['ai', 'data'],
      needs: ['alpha'],
    }),
    makeTerm('alpha'),
  ])
  expect(file.cards).toEqual([
    ['alpha', 'alpha', 'What it is.', 1, [4], [], [], '', []],
    ['beta', 'Beta (BB)', 'Second letter.', 1, [0, 5], [0], ['b'], 'Beta', ['be', 'old-beta']],
  ])
  expect(Object.keys(file)).toEqual(['version', 'language', 'subjects', 'cards', 'index', 'pages', 'comparisons'])
  expect(Object.keys(file.index)).toEqual(['words', 'keywords', 'text'])
})

test('the same terms give the same bytes, in whatever order they come', () => {
  const terms = libraryTerms()
  const text = JSON.stringify(fileOf(terms))
  expect(JSON.stringify(fileOf(shuffled(terms, random(3))))).toBe(text)
})

test('a file of many terms leaves the texts out and still finds names', () => {
  const terms = Array.from({ length: 40 }, (_, i) =>
    makeTerm(`t${i}`, { needs: [`t${i === 0 ? 1 : i - 1}`], en: { title: `Widget ${i}`, tagline: `Grommet ${i}.` } }),
  )
  expect(fileOf(terms, 'en', 39).index.text).toEqual([])
  const search = searchOf(terms, 'en', 39)
  expect(slugsFor(search, 'widget 7')[0]).toBe('t7')
  expect(slugsFor(search, 'grommet with 19')[0]).toBe('t19')
})

test('an empty dictionary has a file too', () => {
  const search = searchOf([])
  const nothing = { total: 0, hits: [], isClosest: false, pages: [], suggestions: [] }
  expect(search.find('anything', { limit: 5, offset: 0 })).toEqual(nothing)
  expect([search.didYouMean('anything'), search.resolve('x'), search.slugs]).toEqual([[], undefined, []])
})

test('a file of another version is refused', () => {
  expect(() => openSearch('{"version":1}')).toThrow('version 5')
})

test('Phrases are read as they were packed.', () => {
  expect(packPhrases([[36, 35]])).toBe('z 1')
  for (const phrases of [[], [[0]], [[35, 36, 100_000], [5], [0, 1_444]]])
    expect(unpackPhrases(packPhrases(phrases))).toEqual(phrases)
})
