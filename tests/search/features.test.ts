/** What an entry has of a query, as numbers; and that the weights count each sign the right way. */
import { describe, expect, test } from 'vitest'
import { type Evidence, FEATURES, featuresOf, scoreOf } from '../../src/search/features.ts'
import { NO_MATCH, type WordMatch } from '../../src/search/query-words-in-entries.ts'
import { WEIGHTS } from '../../src/search/weights.ts'

const NOTHING: Evidence = {
  words: NO_MATCH,
  phrase: { words: 0, best: 0, others: 0, isWhole: false },
  known: 3,
  length: 100,
  inRelated: 0,
  nameShare: 0,
  nameRarity: 0,
  talk: 0,
  level: 2,
  isVendors: false,
}

const having = (words: Partial<WordMatch>, changes: Partial<Evidence> = {}): Partial<Evidence> => ({
  ...changes,
  words: { ...NOTHING.words, ...words },
})

/** For three words that weigh the same. */
const features = (changes: Partial<Evidence>) => featuresOf([1, 1, 1], { ...NOTHING, ...changes })

describe('More speaks for an entry', () => {
  const plain = having({ own: 0b011 })
  const speaks = (changes: Partial<Evidence>) => scoreOf(features(changes), WEIGHTS)
  test.each<[string, Partial<Evidence>, Partial<Evidence>]>([
    ['that has more of the words', having({ own: 0b111 }), having({ own: 0b011 })],
    ['that has words in its names', having({ own: 0b011, names: 0b001 }), plain],
    ['that has the query as a keyword', { ...plain, phrase: { ...NOTHING.phrase, best: 1 } }, plain],
    ['that has it as several keywords', { ...plain, phrase: { ...NOTHING.phrase, others: 1 } }, plain],
    ['in which its words stand often', having({ own: 0b011, likelihood: 9 }), having({ own: 0b011, likelihood: 6 })],
    ['that has few other words', { ...plain, length: 80 }, { ...plain, length: 120 }],
    ['whose name stands in a question', { ...plain, nameRarity: 1, talk: 0.8 }, { ...plain, nameRarity: 1, talk: 0.2 }],
    ['that is basic', { ...plain, level: 1 }, { ...plain, level: 3 }],
    ['that belongs to no company', plain, { ...plain, isVendors: true }],
  ])('%s.', (_, one, other) => {
    expect(speaks(one)).toBeGreaterThan(speaks(other))
  })
})

test('one word in names and tagline is no meeting', () => {
  expect(features(having({ own: 0b001, names: 0b001 })).together).toBe(0)
  // Two words, which are two thirds of the weight.
  expect(features(having({ own: 0b011, names: 0b001 })).together).toBeCloseTo(2 * (2 / 3) ** 2)
})

test('a company that the query names is no stranger', () => {
  expect(features(having({ names: 0b001 }, { isVendors: true })).vendor).toBe(0)
})

test('there are at most twenty features, each a finite number for what hardly shares anything, with a weight', () => {
  const none = features({})
  for (const name of FEATURES) expect([name, Number.isFinite(none[name])]).toEqual([name, true])
  expect(Object.keys(WEIGHTS)).toEqual(FEATURES)
  expect(FEATURES.length).toBeLessThanOrEqual(20)
})
