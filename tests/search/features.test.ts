/** What an entry has of a query, as numbers; and that the weights count each sign the right way. */
import { describe, expect, test } from 'vitest'
import { openCandidates } from '../../src/search/candidates.ts'
import { FEATURES, type Features, scoreOf } from '../../src/search/features.ts'
import { InvertedIndex } from '../../src/search/inverted-index.ts'
import { Names } from '../../src/search/names.ts'
import { WEIGHTS } from '../../src/search/weights.ts'
import { makeTerm } from '../make.ts'
import { fileOf } from './make-search.ts'

const file = fileOf([
  makeTerm('tap', { en: { title: 'Tap water', tagline: 'Wet.' }, level: 1 }),
  makeTerm('pipe', { en: { title: 'Pipe', tagline: 'Water in a steel tube.', keywords: ['steel'] }, level: 3 }),
  makeTerm('steel', { en: { title: 'Alloy', tagline: 'Hard.', keywords: ['steel', 'steel tube', 'tube of steel'] } }),
  makeTerm('brand', { en: { title: 'Brand', tagline: 'Water of a company.' }, subjects: ['companies'] }),
  makeTerm('oneself', { en: { title: 'Moss', tagline: 'Moss.' } }),
])
const candidates = openCandidates(file, new Names(file.cards), new InvertedIndex(file))

function features(slug: string, query: string): Features {
  const found = candidates(query).all.find(({ at }) => file.cards[at]?.[0] === slug)
  if (!found) throw new Error(`${slug} is no candidate.`)
  return found.features
}

describe('More speaks for an entry', () => {
  const plain = features('pipe', 'water tube price')
  test.each<[string, Partial<Features>]>([
    ['that has more of the words', { together: plain.together + 1 }],
    ['that has words in its names', { named: plain.named + 0.3 }],
    ['that has the query as a keyword', { keyword: 1 }],
    ['that has it as several keywords', { otherKeywords: plain.otherKeywords + 1 }],
    ['in which its words stand often', { likelihood: plain.likelihood + 3 }],
    ['to which its words lead', { inRelated: 1 }],
    ['whose name stands in a question', { askedName: 1 }],
    ['whose rare name stands in a query', { wholeName: 1 }],
    ['whose name stands in talk', { nameInTalk: 0.6 }],
    ['that is basic', { level: plain.level - 1 }],
  ])('%s.', (_, more) => {
    expect(scoreOf({ ...plain, ...more }, WEIGHTS)).toBeGreaterThan(scoreOf(plain, WEIGHTS))
  })

  test('that belongs to no company.', () => {
    expect(scoreOf({ ...plain, vendor: 1 }, WEIGHTS)).toBeLessThan(scoreOf(plain, WEIGHTS))
  })
})

test('an entry that has more of a query, in its name, in keywords and oftener, has more of each', () => {
  const [tap, pipe, steel] = ['tap', 'pipe', 'steel'].map(slug => features(slug, 'water steel tube')) as Features[]
  expect(tap?.named).toBeGreaterThan(0)
  expect(pipe?.together).toBeGreaterThan(tap?.together ?? 0)
  expect(steel?.keyword).toBeGreaterThan(pipe?.keyword ?? 0)
  expect(steel?.otherKeywords).toBeGreaterThan(pipe?.otherKeywords ?? 0)
  expect([tap?.level, pipe?.level]).toEqual([-1, 1])
})

test('a whole name counts in a query, more in talk, and its share in a question', () => {
  const [plain, talk, asked] = ['pipe steel', 'do I really need a pipe', 'is a pipe safe?'].map(query =>
    features('pipe', query),
  ) as Features[]
  expect(plain).toMatchObject({ wholeName: expect.any(Number), nameInTalk: 0, askedName: 0 })
  expect(talk?.nameInTalk).toBeGreaterThan(0)
  expect(asked?.askedName).toBeGreaterThan(0)
})

test('one word in names and tagline is no meeting', () => {
  expect(features('oneself', 'moss brush').together).toBe(0)
  expect(features('tap', 'tap water').together).toBeCloseTo(2)
})

test('a company that the query names is no stranger', () => {
  expect(features('brand', 'water brand').vendor).toBe(0)
  expect(features('brand', 'water tube').vendor).toBe(1)
})

test('there are at most twenty features, each a finite number for what hardly shares anything, with a weight', () => {
  const none = features('pipe', 'water zebra quagga')
  for (const name of FEATURES) expect([name, Number.isFinite(none[name])]).toEqual([name, true])
  expect(Object.keys(WEIGHTS)).toEqual(FEATURES)
  expect(FEATURES.length).toBeLessThanOrEqual(20)
})
