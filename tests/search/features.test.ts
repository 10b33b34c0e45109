/** What an entry has of a query, as numbers; and that the weights count each sign the right way. */
import { describe, expect, test } from 'vitest'
import { type Evidence, FEATURES, featuresOf, scoreOf } from '../../src/search/features.ts'
import { WEIGHTS } from '../../src/search/weights.ts'

const NOTHING: Evidence = {
  ...{ score: 0.3, any: 0b111, own: 0, names: 0, keywords: 0, tagline: 0, text: 0, named: 0, keyword: 0 },
  ...{
    isKeyword: false,
    taglinePart: 0,
    genus: 0,
    inRelated: 0,
    nameShare: 0,
    isAsked: false,

    links: 3,
    level: 2,
  },
  isVendors: false,
}

/** For three words that weigh the same. */
const features = (changes: Partial<Evidence>) => featuresOf([1, 1, 1], { ...NOTHING, ...changes })

describe('More speaks for an entry', () => {
  const plain: Partial<Evidence> = { own: 0b011 }
  const speaks = (changes: Partial<Evidence>) => scoreOf(features(changes), WEIGHTS)
  test.each<[string, Partial<Evidence>, Partial<Evidence>]>([
    ['that has more of the words', { own: 0b111 }, { ...plain, any: 0b011 }],
    ['that has words in its names', { ...plain, named: 0b001 }, plain],
    ['that has two words in its tagline', { ...plain, tagline: 0b011 }, plain],
    ['that has the query as a keyword', { ...plain, keyword: 1, isKeyword: true }, plain],
    ['that earned more', { ...plain, score: 0.6 }, plain],
    ['that is basic', { ...plain, level: 1 }, { ...plain, level: 3 }],
    ['that belongs to no company', plain, { ...plain, isVendors: true }],
  ])('%s.', (_, one, other) => {
    expect(speaks(one)).toBeGreaterThan(speaks(other))
  })
})

test('one word in names and tagline is no meeting', () => {
  expect(features({ names: 0b001, tagline: 0b001 }).together).toBe(0)
  expect(features({ names: 0b001, tagline: 0b010 }).together).toBe(2)
})

test('the rarest word that is lacking counts', () => {
  expect(featuresOf([1, 3], { ...NOTHING, any: 0b01 }).missing).toBe(0.75)
})

test('a company that the query names is no stranger', () => {
  expect(features({ isVendors: true, named: 0b001 }).vendor).toBe(0)
})

test('there are at most twenty features, each a finite number for what hardly shares anything, with a weight', () => {
  const none = features({ score: 0, any: 0, links: 0 })
  for (const name of FEATURES) expect([name, Number.isFinite(none[name])]).toEqual([name, true])
  expect(Object.keys(WEIGHTS)).toEqual(FEATURES)
  expect(FEATURES.length).toBeLessThanOrEqual(20)
})
