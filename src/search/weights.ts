/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 2739 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 1.11,
  named: 1.54,
  keyword: 2.26,
  otherKeywords: 1.1,
  together: 0.54,
  likelihood: 0.8,
  inRelated: 1.64,
  askedName: 5.24,
  wholeName: 4,
  level: -0.1,
  vendor: -0.5,
  words: 6.05,
  bias: -15.99,
}
