/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 4384 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  score: { word: 2.86, name: 3.56, description: 3.56, foreign: 3.07 },
  coverage: { word: 1.02, name: 3.07, description: 3.07, foreign: 2.64 },
  own: { word: 0.78, name: 0.84, description: 0.84, foreign: 0.62 },
  ownWeight: { word: 0.78, name: 0.6, description: 0.6, foreign: 1.15 },
  inflected: { word: 0, name: 0.04, description: 0.04, foreign: 1.31 },
  inRelated: { word: 0.25, name: 1, description: 1, foreign: 1.07 },
  named: { word: 2.92, name: 1.3, description: 1.3, foreign: 1.07 },
  together: { word: 0, name: 0.67, description: 0.67, foreign: 1.61 },
  brief: { word: 0, name: 0, description: 0, foreign: 0 },
  phrase: { word: 0.56, name: 0.31, description: 0.31, foreign: 0 },
  wholePhrase: { word: 1.09, name: 0.36, description: 0.36, foreign: 0.7 },
  thirdPhrase: { word: 1.08, name: 1.86, description: 1.86, foreign: 1.42 },
  phrases: { word: -0.5, name: 0.29, description: 0.29, foreign: -0.3 },
  inOrder: { word: 0.89, name: 0.71, description: 0.71, foreign: 0 },
  begins: { word: 5.66, name: 2.66, description: 2.66, foreign: 1.14 },
  inPart: { word: 0, name: -1.51, description: -1.51, foreign: -1.44 },
  everyday: { word: -1.61, name: -3.41, description: -3.41, foreign: -2.98 },
  everydayNamed: { word: -3.96, name: -5.01, description: -5.01, foreign: -1.62 },
  company: { word: 0, name: 0.93, description: 0.93, foreign: 0.53 },
  linked: { word: 0.36, name: 0.39, description: 0.39, foreign: 0.53 },
  level: { word: 0.43, name: -0.14, description: -0.14, foreign: -0.1 },
  count: { word: -1.62, name: 0.61, description: 0.61, foreign: 0.36 },
  words: { word: 0, name: -0.73, description: -0.73, foreign: -0.34 },
  weight: { word: -0.03, name: 0.23, description: 0.23, foreign: 0.22 },
  smallWords: { word: 0.19, name: 0.5, description: 0.5, foreign: 0.6 },
  bias: { word: -1.8, name: -4.42, description: -4.75, foreign: -3.35 },
}
