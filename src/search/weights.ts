/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 2210 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  word: [
    2.18, // score
    1.26, // cover
    1.48, // own
    1.48, // ownWeight
    0, // kin
    0, // beside
    1.95, // named
    0, // together
    0, // brief
    0, // phrase
    2.26, // wholePhrase
    5.52, // begins
    0, // inPart
    -1.21, // headless
    0, // company
    0.77, // linked
    0.78, // level
    0, // words
    -5.09, // bias
  ],
  name: [
    3.31, // score
    2.74, // cover
    1.2, // own
    0.5, // ownWeight
    0, // kin
    0.84, // beside
    1.65, // named
    0.62, // together
    0, // brief
    0.47, // phrase
    0.74, // wholePhrase
    1.76, // begins
    -0.46, // inPart
    0.05, // headless
    1.83, // company
    0.76, // linked
    0.24, // level
    0.43, // words
    -1.23, // bias
  ],
  description: [
    3.63, // score
    2.7, // cover
    1.9, // own
    0.96, // ownWeight
    0.45, // kin
    0.6, // beside
    1.14, // named
    0.71, // together
    0, // brief
    1.38, // phrase
    1.12, // wholePhrase
    0, // begins
    -1.48, // inPart
    -0.44, // headless
    0.64, // company
    0.38, // linked
    -0.06, // level
    4.86, // words
    -3.53, // bias
  ],
}
