/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 4171 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  named: 1.8,
  keyword: 1.81,
  otherKeywords: 1.59,
  together: 0.63,
  likelihood: 1.1,
  inRelated: 1.49,
  askedName: 4.86,
  wholeName: 3.76,
  nameInTalk: 4.64,
  level: -0.3,
  vendor: -0.5,
  words: 3.51,
  bias: -14.97,
}
