/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 2740 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 1.07,
  named: 1.67,
  keyword: 2.25,
  otherKeywords: 1.21,
  together: 0.49,
  likelihood: 0.84,
  inRelated: 1.62,
  askedName: 5.32,
  wholeName: 4.16,
  level: -0.1,
  vendor: -0.5,
  words: 6.08,
  bias: -16.05,
}
