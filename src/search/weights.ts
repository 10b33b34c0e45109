/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3329 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 1.93,
  genus: 0.87,
  named: 1.18,
  keyword: 3.04,
  secondKeyword: 3.24,
  together: 1.64,
  inRelated: 1.96,
  askedName: 8.67,
  level: -0.26,
  vendor: -0.5,
  words: 2,
  bias: -11.76,
}
