/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3354 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 1.81,
  genus: 1.02,
  named: 1.19,
  keyword: 3.26,
  secondKeyword: 3.48,
  together: 1.56,
  inRelated: 2.39,
  askedName: 5.94,
  wholeName: 1.76,
  level: -0.27,
  vendor: -0.5,
  words: 5.9,
  bias: -14.47,
}
