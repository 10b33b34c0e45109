/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3138 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 0.95,
  named: 1.58,
  keyword: 2.43,
  otherKeywords: 1.27,
  together: 0.46,
  likelihood: 0.87,
  inRelated: 1.57,
  askedName: 5.46,
  wholeName: 4,
  level: -0.1,
  vendor: -0.5,
  words: 4.95,
  bias: -15.04,
}
