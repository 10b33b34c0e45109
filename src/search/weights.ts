/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3354 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 1.82,
  genus: 1.02,
  named: 1.16,
  keyword: 3.25,
  secondKeyword: 3.46,
  together: 1.56,
  inRelated: 2.43,
  askedName: 5.87,
  wholeName: 1.77,
  level: -0.28,
  words: 5.9,
  bias: -14.5,
}
