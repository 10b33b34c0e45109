/** Learning weights: what was planted in invented questions is found again, with the same numbers every time. */
import { expect, test } from 'vitest'
import { FEATURES, type Features, scoreOf } from '../../src/search/features.ts'
import { type Example, fitWeights } from './fit-weights.ts'

const made = (changes: Partial<Features>): Features =>
  ({ ...Object.fromEntries(FEATURES.map(name => [name, 0])), bias: 1, ...changes }) as Features

/** An entry with a word in its name answers, one with it in its text does not; where no name has one, none answers. */
const EXAMPLES: readonly Example[] = Array.from({ length: 60 }, (_, i): Example => {
  const others = [made({ keyword: 0.5 + (i % 3) / 10 }), made({ keyword: 0.9, level: 1 })]
  return i % 3 === 0
    ? { candidates: others, answers: 0 }
    : { candidates: [made({ keyword: 0.6, named: 0.8 }), ...others], answers: 1 }
})

test('the right entry is first, and nothing is found where nothing is right', () => {
  const weights = fitWeights(EXAMPLES)
  for (const { candidates, answers } of EXAMPLES) {
    const sums = candidates.map(each => scoreOf(each, weights))
    if (answers === 0) expect(Math.max(...sums)).toBeLessThan(0)
    else {
      expect(sums[0]).toBe(Math.max(...sums))
      expect(sums[0]).toBeGreaterThan(0)
    }
  }
  expect(weights.named).toBeGreaterThan(1)
})

test('what is no evidence against an entry gets no negative weight, whatever the examples say', () => {
  const misled = fitWeights([
    { candidates: [made({}), made({ keyword: 1 }), made({ keyword: 0.9 })], answers: 1 },
    { candidates: [made({ keyword: 0.1 }), made({ keyword: 0.7 })], answers: 1 },
  ])
  expect(misled.keyword).toBe(0)
})

test('the same examples give the same weights', () => {
  expect(fitWeights(EXAMPLES)).toEqual(fitWeights([...EXAMPLES]))
})
