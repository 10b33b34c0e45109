/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 4740 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  score: { own: 3.65, foreign: 1.99 },
  own: { own: 1.15, foreign: 0.61 },
  missing: { own: -2.75, foreign: -3.1 },
  keywords: { own: -1.41, foreign: 0.93 },
  tagline: { own: 1.45, foreign: 1.46 },
  places: { own: 0.37, foreign: 0.28 },
  named: { own: 1.31, foreign: 0.95 },
  keyword: { own: 1.38, foreign: 0 },
  wholeKeyword: { own: 0.51, foreign: 1.39 },
  together: { own: 0.44, foreign: 1.02 },
  inRelated: { own: 1.32, foreign: 1.84 },
  nameShare: { own: 1.92, foreign: 0 },
  begins: { own: 2.6, foreign: 3.2 },
  linked: { own: 0.38, foreign: 0.38 },
  level: { own: -0.1, foreign: -0.1 },
  vendor: { own: -1.61, foreign: -1.58 },
  words: { own: 4.1, foreign: 2.6 },
  smallWords: { own: 0.51, foreign: 0.42 },
  bias: { own: 0.01, foreign: -1.13 },
}
