/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 3855 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  score: { own: 3.24, foreign: 2.09 },
  coverage: { own: 2.43, foreign: 0.96 },
  own: { own: 1.06, foreign: 1.4 },
  ownWeight: { own: 1.75, foreign: 2.26 },
  inflected: { own: 0, foreign: 1.39 },
  inRelated: { own: 1.68, foreign: 1.56 },
  named: { own: 2.63, foreign: 1.38 },
  together: { own: 0.27, foreign: 1.61 },
  nameShare: { own: 4.87, foreign: 0 },
  begins: { own: 0, foreign: 0.58 },
  linked: { own: 0.02, foreign: 0.19 },
  level: { own: -0.25, foreign: -0.25 },
  vendor: { own: -2.03, foreign: -1.63 },
  words: { own: 2.59, foreign: 0.18 },
  weight: { own: 0.25, foreign: 0.15 },
  smallWords: { own: 0.65, foreign: 0.59 },
  bias: { own: -4.93, foreign: -3.98 },
}
