/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3151 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 1.02,
  named: 1.53,
  keyword: 2.67,
  otherKeywords: 1.53,
  together: 0.53,
  likelihood: 0.83,
  inRelated: 1.6,
  askedName: 5.43,
  wholeName: 4.32,
  level: -0.1,
  vendor: -0.5,
  words: 5.68,
  bias: -16.5,
}
