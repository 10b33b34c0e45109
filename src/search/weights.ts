/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3328 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  score: 2.02,
  own: 1.54,
  missing: -3,
  tagline: 0.27,
  places: 1.15,
  taglinePart: 2.97,
  genus: 1.09,
  named: 1.35,
  keyword: 1.45,
  wholeKeyword: 1.06,
  together: 0.51,
  inRelated: 1.76,
  nameShare: 0,
  askedName: 7.53,
  linked: 0.37,
  level: -0.11,
  vendor: -1.53,
  words: 5.12,
  bias: -9.12,
}
