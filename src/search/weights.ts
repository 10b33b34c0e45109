/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 4171 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 0.37,
  named: 1.63,
  keyword: 1.87,
  otherKeywords: 1.61,
  together: 0.6,
  likelihood: 1.03,
  inRelated: 1.49,
  askedName: 4.86,
  wholeName: 3.67,
  nameInTalk: 4.56,
  level: -0.3,
  vendor: -0.5,
  words: 3.51,
  bias: -14.9,
}
