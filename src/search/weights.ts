/**
 * What the features of entries count in queries. Written by `npm run fit-search` from 4737 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  score: { own: 2.14, foreign: 1.87 },
  own: { own: 1.65, foreign: 1.54 },
  missing: { own: -2.89, foreign: -2.93 },
  tagline: { own: 0.33, foreign: 0.47 },
  places: { own: 0.81, foreign: 1.12 },
  taglinePart: { own: 3.2, foreign: 2.2 },
  genus: { own: 1.18, foreign: 1.47 },
  named: { own: 1.41, foreign: 0.38 },
  keyword: { own: 1.28, foreign: 0 },
  wholeKeyword: { own: 0.49, foreign: 0.82 },
  together: { own: 0.36, foreign: 0.9 },
  inRelated: { own: 1.49, foreign: 2.13 },
  nameShare: { own: 0.34, foreign: 0 },
  askedName: { own: 7.27, foreign: -0.73 },
  linked: { own: 0.41, foreign: 0.36 },
  level: { own: -0.12, foreign: -0.14 },
  vendor: { own: -1.43, foreign: -1.44 },
  words: { own: 4.42, foreign: 3.8 },
  bias: { own: -8.04, foreign: -6.53 },
}
