/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3140 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 0.99,
  named: 1.47,
  keyword: 2.48,
  otherKeywords: 1.31,
  together: 0.44,
  likelihood: 0.85,
  inRelated: 1.49,
  askedName: 5.48,
  wholeName: 3.98,
  level: -0.1,
  vendor: -0.5,
  words: 5.12,
  bias: -15.42,
}
