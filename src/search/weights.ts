/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3328 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  score: 2.04,
  own: 1.57,
  missing: -3,
  tagline: 0.3,
  places: 1.15,
  taglinePart: 2.95,
  genus: 1.08,
  named: 1.34,
  keyword: 1.43,
  wholeKeyword: 1.09,
  together: 0.5,
  inRelated: 1.64,
  nameShare: 0,
  askedName: 7.45,
  linked: 0.37,
  level: -0.11,
  vendor: -1.51,
  words: 5.14,
  bias: -9.15,
}
