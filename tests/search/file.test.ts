/** The file: its shape, the same bytes from the same terms, what it leaves out, and the way back to an index. */
import { expect, test } from 'vitest'
import { FIELDS } from '../../src/search/fields.ts'
import { eachPlace, packPlaces } from '../../src/search/file.ts'
import { openSearch } from '../../src/search/open.ts'
import { libraryTerms } from '../library.ts'
import { makeTerm, random, shuffled } from '../make.ts'
import { emptyIndex, packIndex, unpackIndex } from './reference.ts'
import { fileOf, searchOf, slugsFor } from './shelf.ts'

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
  expect(Object.keys(file)).toEqual([
    'version',
    'language',
    'subjects',
    'synonyms',
    'families',
    'cards',
    'index',
    'pages',
  ])
  expect(file.index.fields).toEqual(FIELDS)
  expect(file.index.words.split(' ')).toContain('letter')
  expect(file.index.places[file.index.words.split(' ').indexOf('letter')]).toBe(packPlaces([-5, 1]))
})

test('the same terms give the same bytes, in whatever order they come', () => {
  const terms = libraryTerms()
  const text = JSON.stringify(fileOf(terms))
  expect(JSON.stringify(fileOf(shuffled(terms, random(3))))).toBe(text)
})

test('packing loses nothing that ranking looks at', () => {
  const index = emptyIndex('en', ['title', 'tagline'])
  index.addAll([
    { id: 0, title: 'Alpha', tagline: 'beta gamma' },
    { id: 1, title: 'Beta' },
    { id: 2, title: 'Gamma beta', tagline: 'beta __proto__ constructor' },
  ])
  const plain = index.toJSON()
  const packed = packIndex(plain, ['title', 'tagline'])
  const back = unpackIndex(JSON.parse(JSON.stringify(packed)))
  expect(new Map(back.index)).toEqual(new Map(plain.index))
  expect(back.documentCount).toBe(3)
})

test('beyond its budget a file leaves the weakest fields out and still finds names', () => {
  const terms = Array.from({ length: 40 }, (_, i) =>
    makeTerm(`t${i}`, { needs: [`t${i === 0 ? 1 : i - 1}`], en: { title: `Widget ${i}`, tagline: `Grommet ${i}.` } }),
  )
  expect(fileOf(terms).index.fields).toEqual(FIELDS)
  expect(fileOf(terms, 'en', 1).index.fields).toEqual([
    'title',
    'names',
    'keywords',
    'phrases',
    'tagline',
    'otherNames',
  ])
  const search = searchOf(terms, 'en', 1)
  expect(slugsFor(search, 'widget 7')[0]).toBe('t7')
  expect(slugsFor(search, 'grommet with 19')[0]).toBe('t19')
})

test('an empty dictionary has a file too', () => {
  const search = searchOf([])
  expect(search.find('anything', { limit: 5, offset: 0 })).toEqual({ total: 0, hits: [], pages: [], suggestions: [] })
  expect([search.near('anything'), search.resolve('x'), search.slugs]).toEqual([[], undefined, []])
})

test('a file of another version is refused', () => {
  expect(() => openSearch('{"version":2}')).toThrow('version 1')
})

test('places are read as they were packed, however far apart', () => {
  const found: (readonly number[])[] = []
  eachPlace(packPlaces([-1, 0, 1, 37, 38, 100_000, -10, 5, 1_444]), (field, card) => found.push([field, card]))
  expect(found).toEqual([
    [0, 0],
    [0, 1],
    [0, 38],
    [0, 76],
    [0, 100_076],
    [9, 5],
    [9, 1_449],
  ])
})
