/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 4088 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  score: { own: 3.61, foreign: 2.04 },
  own: { own: 0.15, foreign: 0 },
  missing: { own: -2.13, foreign: -2.6 },
  keywords: { own: -0.9, foreign: 1.7 },
  tagline: { own: 1.45, foreign: 1.55 },
  places: { own: 0.39, foreign: 0.2 },
  named: { own: 1.39, foreign: 1.24 },
  keyword: { own: 1.83, foreign: 0 },
  wholeKeyword: { own: 0.41, foreign: 1.46 },
  together: { own: 0.55, foreign: 1.1 },
  inRelated: { own: 1.42, foreign: 2 },
  nameShare: { own: 2.86, foreign: 0 },
  begins: { own: 4.14, foreign: 5.04 },
  linked: { own: 0.37, foreign: 0.39 },
  level: { own: -0.1, foreign: -0.12 },
  vendor: { own: -1.63, foreign: -1.52 },
  words: { own: 3.64, foreign: 2.02 },
  smallWords: { own: 0.48, foreign: 0.45 },
  bias: { own: -0.64, foreign: -2.33 },
}
