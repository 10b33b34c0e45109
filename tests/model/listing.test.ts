/** The lists by which readers narrow the dictionary down, and the addresses under which they stay. */
import { expect, test } from 'vitest'
import { countOf, listingPath, listings, siblings, termsOf } from '../../src/model/views/listing.ts'
import { SUBJECTS } from '../../src/schema/bounds.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary } from './make-dictionary.ts'

const dictionary = makeDictionary([
  makeTerm('a', { level: 1, subjects: ['cloud', 'data'] }),
  makeTerm('b', { level: 3, subjects: ['cloud'] }),
])

test('Every topic has a list; levels have one where there are terms.', () => {
  const paths = listings(dictionary).map(listing => listingPath(listing, 'en'))
  expect(paths.filter(path => /^\/topics\/[^/]+\/$/.test(path))).toHaveLength(SUBJECTS.length)
  expect(paths.filter(path => !/^\/topics\/[^/]+\/$/.test(path))).toEqual([
    '/topics/cloud/basic/',
    '/topics/cloud/advanced/',
    '/topics/data/basic/',
    '/levels/basic/',
    '/levels/advanced/',
  ])
})

test('The Spanish list has the same address below /es/.', () => {
  for (const listing of listings(dictionary))
    expect(listingPath(listing, 'es')).toBe(`/es${listingPath(listing, 'en')}`)
})

test('A list holds the terms of its topic and its level.', () => {
  expect(termsOf({ subject: 'cloud', level: 3 }, 'en', dictionary).map(({ slug }) => slug)).toEqual(['b'])
  expect(countOf({ subject: 'cloud' }, dictionary)).toBe(2)
  expect(countOf({ level: 2 }, dictionary)).toBe(0)
  expect(countOf({}, dictionary)).toBe(2)
})

test('Beside a list stand those of the same topic, or of the whole.', () => {
  expect(siblings({ subject: 'data', level: 1 }, dictionary).map(each => listingPath(each, 'en'))).toEqual([
    '/topics/data/',
    '/topics/data/basic/',
  ])
  expect(siblings({ level: 1 }, dictionary).map(each => listingPath(each, 'en'))).toEqual([
    '/levels/basic/',
    '/levels/advanced/',
  ])
})
