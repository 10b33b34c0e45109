/** The file: its shape, the same bytes from the same terms, what it leaves out, and the way back to an index. */
import { expect, test } from 'vitest'
import { packNumbers, unpackNumbers } from '../../src/search/file.ts'
import { openSearch } from '../../src/search/open.ts'
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
  expect(Object.keys(file)).toEqual(['version', 'language', 'subjects', 'synonyms', 'cards', 'index', 'pages'])
  expect(file.index.fields).toEqual(['otherKeywords', 'otherTagline', 'text'])
})

test('the same terms give the same bytes, in whatever order they come', () => {
  const terms = libraryTerms()
  const text = JSON.stringify(fileOf(terms))
  expect(JSON.stringify(fileOf(shuffled(terms, random(3))))).toBe(text)
})

test('beyond its budget a file leaves the weakest fields out and still finds names', () => {
  const terms = Array.from({ length: 40 }, (_, i) =>
    makeTerm(`t${i}`, { needs: [`t${i === 0 ? 1 : i - 1}`], en: { title: `Widget ${i}`, tagline: `Grommet ${i}.` } }),
  )
  expect(fileOf(terms, 'en', 1).index.fields).toEqual([])
  const search = searchOf(terms, 'en', 1)
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
  expect(() => openSearch('{"version":1}')).toThrow('version 3')
})

test('Numbers are read as they were packed, however large.', () => {
  const numbers = [-1, 0, 1, 37, 38, 100_000, -10, 5, 1_444]
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers)
})
