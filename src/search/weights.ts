/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 4739 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  score: { own: 3.66, foreign: 1.99 },
  own: { own: 1.15, foreign: 0.61 },
  missing: { own: -2.75, foreign: -3.11 },
  keywords: { own: -1.38, foreign: 0.95 },
  tagline: { own: 1.46, foreign: 1.48 },
  places: { own: 0.35, foreign: 0.25 },
  named: { own: 1.33, foreign: 0.97 },
  keyword: { own: 1.35, foreign: 0 },
  wholeKeyword: { own: 0.52, foreign: 1.41 },
  together: { own: 0.44, foreign: 1.02 },
  inRelated: { own: 1.36, foreign: 1.88 },
  nameShare: { own: 1.91, foreign: 0 },
  begins: { own: 2.61, foreign: 3.21 },
  linked: { own: 0.38, foreign: 0.37 },
  level: { own: -0.1, foreign: -0.1 },
  vendor: { own: -1.59, foreign: -1.58 },
  words: { own: 4.1, foreign: 2.61 },
  smallWords: { own: 0.51, foreign: 0.42 },
  bias: { own: -0.65, foreign: -2.18 },
}
