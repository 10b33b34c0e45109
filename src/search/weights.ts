/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 2740 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 1.09,
  named: 1.54,
  keyword: 2.24,
  otherKeywords: 1.18,
  together: 0.53,
  likelihood: 0.8,
  inRelated: 1.61,
  askedName: 5.3,
  wholeName: 4,
  level: -0.1,
  vendor: -0.5,
  words: 6.03,
  bias: -15.98,
}
