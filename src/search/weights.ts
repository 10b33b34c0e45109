/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3330 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  score: 1.97,
  missing: -2.3,
  places: 1.25,
  taglinePart: 1.7,
  genus: 0.82,
  named: 1.59,
  keyword: 2.06,
  wholeKeyword: 0.86,
  together: 1.08,
  inRelated: 1.98,
  askedName: 7.67,
  level: -0.32,
  vendor: -1.29,
  words: 4.18,
  bias: -8.48,
}
