/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3328 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  missing: -2.93,
  places: 1.84,
  genus: 0.96,
  named: 1.34,
  keyword: 3.49,
  together: 1.47,
  inRelated: 2.17,
  askedName: 8.16,
  level: -0.3,
  vendor: -1.15,
  words: 2.43,
  bias: -10.9,
}
