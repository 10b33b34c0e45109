/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3888 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  score: { own: 2.85, foreign: 2.23 },
  coverage: { own: 2.05, foreign: 0.87 },
  own: { own: 0.76, foreign: 2.47 },
  ownWeight: { own: 1.52, foreign: 3.15 },
  inflected: { own: 0.83, foreign: 2.19 },
  inRelated: { own: 2.12, foreign: 2.21 },
  named: { own: 0.97, foreign: 0.09 },
  together: { own: 0.39, foreign: 0.33 },
  nameShare: { own: 2.49, foreign: 0 },
  begins: { own: 0, foreign: 1.47 },
  linked: { own: 0.27, foreign: 0.33 },
  level: { own: -0.25, foreign: -0.25 },
  vendor: { own: -1.55, foreign: -1.6 },
  words: { own: 2.92, foreign: 2.71 },
  weight: { own: 0.21, foreign: 0.15 },
  smallWords: { own: 0.48, foreign: 0.48 },
  bias: { own: -3.48, foreign: -5.17 },
}
