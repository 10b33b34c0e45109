/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 4171 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 0.41,
  named: 1.63,
  keyword: 1.63,
  otherKeywords: 1.65,
  together: 0.6,
  likelihood: 0.97,
  inRelated: 1.56,
  askedName: 4.8,
  wholeName: 3.62,
  nameInTalk: 4.47,
  level: -0.27,
  vendor: -0.52,
  words: 3.45,
  bias: -14.79,
}
