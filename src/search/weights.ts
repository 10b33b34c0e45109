/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3316 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  places: 1.91,
  genus: 0.85,
  named: 1.15,
  keyword: 3.04,
  secondKeyword: 3.25,
  together: 1.66,
  inRelated: 1.96,
  askedName: 8.69,
  level: -0.26,
  vendor: -0.5,
  words: 1.92,
  bias: -11.65,
}
