/** What an entry has of a question, as numbers; and that the weights count each sign the right way. */
import { describe, expect, test } from 'vitest'
import { dot, type Evidence, FEATURES, featuresOf, weightsOfKind } from '../../src/search/features.ts'
import { NO_PHRASE } from '../../src/search/phrases.ts'
import { WEIGHTS } from '../../src/search/weights.ts'

const NOTHING: Evidence = {
  ...{ score: 0.3, coverage: 0.6, own: 0, inflected: 0, identity: 0, named: 0, inRelated: 0, phrase: NO_PHRASE },
  ...{ nameShare: 0, begun: 0, isPart: false, isCompanySought: false, links: 3, level: 2 },
}

/** For three words that weigh the same. */
const features = (changes: Partial<Evidence>) =>
  featuresOf({ idf: [1, 1, 1], total: 3, small: 0, everyday: 0 }, { ...NOTHING, ...changes })

describe.each(['name', 'description'] as const)('In a %s more speaks for an entry', kind => {
  const plain: Partial<Evidence> = { own: 0b011 }
  const speaks = (changes: Partial<Evidence>) => dot(features(changes), weightsOfKind(WEIGHTS, kind))
  test.each<[string, Partial<Evidence>, Partial<Evidence>]>([
    ['that has more of the words', { own: 0b111 }, plain],
    ['that has words in its names', { ...plain, named: 0b001 }, plain],
    ['that has words in a keyword phrase about them', { ...plain, phrase: { ...NO_PHRASE, firm: 0b001 } }, plain],
    ['that has two words in one phrase', { ...plain, phrase: { ...NO_PHRASE, most: 2 } }, plain],
    ['that has two words in names and tagline', { ...plain, identity: 0b011 }, plain],
    ['that earned more', { ...plain, score: 0.6 }, plain],
    ['that is what a word asks for', { ...plain, isCompanySought: true }, plain],
  ])('%s.', (_, one, other) => {
    expect(speaks(one)).toBeGreaterThan(speaks(other))
  })
})

test('what an entry has as it was asked is not counted as another form', () => {
  expect(features({ own: 0b011, inflected: 0b110 }).inflected).toBeCloseTo(1 / 3)
})

test('one word in a phrase is no meeting', () => {
  expect(features({ phrase: { ...NO_PHRASE, most: 1 } }).together).toBe(0)
})

test('every feature is a finite number for what hardly shares anything, and has a weight', () => {
  const none = features({ score: 0, coverage: 0, links: 0 })
  for (const name of FEATURES) expect([name, Number.isFinite(none[name])]).toEqual([name, true])
  expect(Object.keys(WEIGHTS)).toEqual(FEATURES)
})
