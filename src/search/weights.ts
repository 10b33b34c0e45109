/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3334 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  score: 2.04,
  own: 1.08,
  missing: -2.36,
  tagline: 0.09,
  places: 1.17,
  taglinePart: 1.71,
  genus: 0.94,
  named: 1.67,
  keyword: 2,
  wholeKeyword: 0.78,
  together: 0.84,
  inRelated: 1.84,
  askedName: 7.91,
  level: -0.31,
  vendor: -1.26,
  words: 4.65,
  bias: -9.06,
}
