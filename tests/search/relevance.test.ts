/** What speaks for an entry being an answer: each sign alone, all else being equal. */
import { describe, expect, test } from 'vitest'
import { NO_PHRASE, type PhraseFit } from '../../src/search/phrases.ts'
import { likelihood, weigh } from '../../src/search/relevance.ts'
import type { Earnings } from '../../src/search/scoring.ts'

interface Case {
  /** Words of the question, as bits, that the entry has as they were asked, in names, tagline and keywords, and in names. */
  readonly own?: number
  readonly identity?: number
  readonly named?: number
  readonly score?: number
  readonly phrase?: Partial<PhraseFit>
  readonly head?: number
  readonly had?: number
  readonly beside?: number
}

/** For three words that weigh the same. */
function speaks({ own = 0, identity = 0, named = 0, score = 0.3, phrase = {}, head = 0, ...more }: Case): number {
  const bits = (value: number) => Uint32Array.of(value)
  const earned: Earnings = {
    ...{ cards: bits(0), count: 1, points: Float64Array.of(score), cover: Float64Array.of(1), weights: [1, 1, 1] },
    ...{ any: bits(own), strong: bits(own), own: bits(own), identity: bits(identity), named: bits(named) },
  }
  const asking = { weights: weigh(earned.weights), isNameLike: true, head }
  return likelihood(earned, 0, score, { ...NO_PHRASE, ...phrase }, asking, more.had ?? 0, more.beside ?? 0)
}

describe('More speaks for an entry', () => {
  const plain: Case = { own: 0b011 }
  test.each<[string, Case, Case]>([
    ['that has more of the words', { own: 0b111 }, plain],
    ['that has words in its names', { ...plain, named: 0b001 }, plain],
    ['that has words in a keyword phrase about them', { ...plain, phrase: { firm: 0b001 } }, plain],
    ['that has two words in one phrase', { ...plain, phrase: { most: 2 } }, plain],
    ['that has two words in names and tagline', { ...plain, identity: 0b011 }, plain],
    ['that earned more', { ...plain, score: 0.6 }, plain],
    ['whose related entries have the rest', { ...plain, beside: 0b100 }, plain],
    [
      'that has the head of what is asked',
      { ...plain, named: 0b001, head: 0b001 },
      { ...plain, named: 0b001, head: 0b100 },
    ],
    ['that is what a word asks for', { ...plain, had: 0b100 }, plain],
  ])('%s.', (_, one, other) => {
    expect(speaks(one)).toBeGreaterThan(speaks(other))
  })

  test('only where it says more: one word in a phrase is no meeting, and what it has itself counts once.', () => {
    expect(speaks({ ...plain, phrase: { most: 1 } })).toBe(speaks(plain))
    expect(speaks({ ...plain, beside: 0b011 })).toBe(speaks(plain))
  })

  test('A related entry says less than the entry itself.', () => {
    expect(speaks({ own: 0b011, beside: 0b100 })).toBeLessThan(speaks({ own: 0b111 }))
  })
})

test('an entry whose names and tagline say all that was asked is an answer, however little it earned', () => {
  expect(speaks({ own: 0b111, identity: 0b111, score: 0.001 })).toBeGreaterThanOrEqual(0)
  expect(speaks({ own: 0b111, identity: 0b011, score: 0.001 })).toBeLessThan(0)
})
