/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3330 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  score: 2.09,
  own: 1.48,
  missing: -3.02,
  tagline: 0.38,
  places: 1.14,
  taglinePart: 2.89,
  genus: 1.14,
  named: 1.33,
  keyword: 1.54,
  wholeKeyword: 0.96,
  together: 0.52,
  inRelated: 1.55,
  nameShare: 0,
  askedName: 7.64,
  linked: 0.37,
  level: -0.15,
  vendor: -1.53,
  words: 5.2,
  bias: -9.34,
}
