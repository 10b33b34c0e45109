/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3354 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 1.83,
  genus: 1.01,
  named: 1.33,
  keyword: 3.24,
  secondKeyword: 3.46,
  together: 1.55,
  inRelated: 2.39,
  askedName: 5.89,
  wholeName: 1.79,
  level: -0.28,
  words: 5.92,
  bias: -14.58,
}
