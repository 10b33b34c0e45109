/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3328 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  missing: -2.97,
  places: 1.83,
  genus: 0.97,
  named: 1.39,
  keyword: 3.5,
  together: 1.47,
  inRelated: 2.11,
  askedName: 8.2,
  level: -0.3,
  vendor: -0.5,
  words: 2.47,
  bias: -10.91,
}
