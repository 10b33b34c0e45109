/** What is read of a dictionary is noted, however it is read, and whenever a value is used that was made of it. */
import { describe, expect, test } from 'vitest'
import { composeDictionary, NOTHING_RELATED } from '../../src/model/dictionary/dictionary.ts'
import type { Facet } from '../../src/model/dictionary/facets.ts'
import { facetsIn, noted, noting, withoutNoting } from '../../src/model/dictionary/noting.ts'
import { once, oncePer } from '../../src/model/dictionary/once.ts'
import type { Summary } from '../../src/model/dictionary/summary.ts'
import { makeTerm } from '../make.ts'

const terms = ['a', 'b'].map(slug => noted(makeTerm(slug)))
const [first] = terms as [Summary]
const dictionary = composeDictionary(terms, NOTHING_RELATED)
const facetsOf = (make: () => unknown): readonly Facet[] => [...facetsIn(noting(make).read)].sort()

describe('Noted is', () => {
  test.for<readonly [string, () => unknown, readonly Facet[]]>([
    ['a field', () => first.level, ['facts']],
    ['a day', () => first.updated, ['dates']],
    ['a name', () => first.es.title, ['es names', 'facts']],
    ['a definition', () => first.en.tagline, ['en texts', 'facts']],
    ['a list', () => dictionary.terms.length, ['facts']],
    ['an order', () => dictionary.byTitle('en'), ['en names', 'facts']],
    ['what relates terms', () => dictionary.related('a'), ['related']],
    ['comparisons', () => dictionary.comparisonsWith('a'), ['comparisons']],
    ['whether it is large, and not why', () => dictionary.isLarge, ['size']],
  ])('%s.', ([, make, facets]) => {
    expect(facetsOf(make)).toEqual(facets)
    expect(facetsOf(make), 'the second time').toEqual(facets)
  })
})

test('A value that is made once notes each time what it was made of, and what that was made of.', () => {
  const title = once(() => first.en.title)
  const greeting = once(() => `Hello, ${title()}`)
  expect(facetsOf(greeting)).toEqual(['en names', 'facts'])
  expect(facetsOf(greeting)).toEqual(['en names', 'facts'])
  expect(facetsOf(title)).toEqual(['en names', 'facts'])
})

test('A value that is made once for each object does, too.', () => {
  const dayOf = oncePer(({ date }: Summary) => date)
  expect(facetsOf(() => dayOf(first))).toEqual(['dates'])
  expect(facetsOf(() => dayOf(first))).toEqual(['dates'])
})

test('What is read within is read without, unless it is left out.', () => {
  expect(facetsOf(() => noting(() => first.date))).toEqual(['dates'])
  expect(facetsOf(() => withoutNoting(() => first.date))).toEqual([])
})

test('After an error, what is read is noted where it was before.', () => {
  const failing = () => {
    throw new Error('A test.')
  }
  expect(
    facetsOf(() => {
      expect(() => noting(failing)).toThrow('A test.')
      return first.date
    }),
  ).toEqual(['dates'])
})
