/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 2740 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 1.08,
  named: 1.72,
  keyword: 2.23,
  otherKeywords: 1.19,
  together: 0.47,
  likelihood: 0.84,
  inRelated: 1.62,
  askedName: 5.33,
  wholeName: 4.17,
  level: -0.1,
  vendor: -0.5,
  words: 6.13,
  bias: -16.17,
}
