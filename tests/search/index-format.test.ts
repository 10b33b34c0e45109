/** The file: its shape, the same bytes from the same terms, what it leaves out, and the way back to an index. */
import { expect, test } from 'vitest'
import { packPhrases, packWords, type SearchFile, unpackPhrases, unpackWords } from '../../src/search/index-format.ts'
import { openSearch } from '../../src/search/index-searcher.ts'
import { libraryTerms } from '../library.ts'
import { makeTerm, random, shuffled } from '../make.ts'
import { fileOf, searchOf } from './make-search.ts'

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
    'digest',
    'subjects',
    'index',
    'pages',
    'comparisons',
    'cards',
  ])
  expect(Object.keys(file.index)).toEqual(['words', 'entryWords', 'phrases'])
})

test('the same terms give the same bytes, in whatever order they come', () => {
  const terms = libraryTerms()
  const text = JSON.stringify(fileOf(terms))
  expect(JSON.stringify(fileOf(shuffled(terms, random(3))))).toBe(text)
})

test('an empty dictionary has a file too', () => {
  const search = searchOf([])
  const nothing = { total: 0, hits: [], isClosest: false, pages: [], suggestions: [] }
  expect(search.find('anything', { limit: 5, offset: 0 })).toEqual(nothing)
  expect([search.didYouMean('anything'), search.resolve('x'), search.slugs]).toEqual([[], undefined, []])
})

test('a file of another version is refused', () => {
  const file = { ...fileOf([]), version: 1 } as unknown as SearchFile
  expect(() => openSearch(file)).toThrow('version 7')
})

test('Phrases are read as they were packed.', () => {
  expect(packPhrases([[18, 14, 12], [12]])).toEqual(['KAC', '? ???'])
  for (const phrases of [[], [[0]], [[0, 1_444], [5], [5, 35], [35, 36, 100_000]], [[91], [92], [60_000]]])
    expect(unpackPhrases(...packPhrases(phrases))).toEqual(phrases)
})

test('Words are read as they were packed.', () => {
  expect(packWords(['net', 'network', 'neural', 'web'])).toBe('AnetDworkCuralAweb')
  for (const words of [[], ['a'], ['x', 'año', 'aña', 'aña2', '网络', '网'], ['a'.repeat(39), 'a'.repeat(40)]])
    expect(unpackWords(packWords(words))).toEqual(words)
})
