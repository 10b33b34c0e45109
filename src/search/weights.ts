/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3331 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  score: 2.02,
  own: 1.13,
  missing: -2.39,
  tagline: 0.02,
  places: 1.14,
  taglinePart: 1.67,
  genus: 0.93,
  named: 1.62,
  keyword: 1.95,
  wholeKeyword: 0.92,
  together: 0.88,
  inRelated: 1.94,
  askedName: 7.72,
  level: -0.33,
  vendor: -1.26,
  words: 4.63,
  bias: -9.18,
}
