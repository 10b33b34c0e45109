/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 2415 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  word: [
    2.62, // score
    1.23, // cover
    1.58, // own
    1.58, // ownWeight
    0, // kin
    0, // beside
    1.78, // named
    0, // together
    0, // brief
    0, // phrase
    2.26, // wholePhrase
    5.43, // begins
    0, // inPart
    -1.34, // headless
    -0.38, // everyday
    0.22, // everydayNamed
    0, // company
    0.59, // linked
    0.6, // level
    0, // words
    -4.53, // bias
  ],
  name: [
    3.03, // score
    2.3, // cover
    1.52, // own
    0.17, // ownWeight
    0, // kin
    0.08, // beside
    1.29, // named
    0.44, // together
    0, // brief
    1.3, // phrase
    0.46, // wholePhrase
    1.77, // begins
    0, // inPart
    -0.33, // headless
    -2.37, // everyday
    -3.13, // everydayNamed
    1.34, // company
    0.31, // linked
    -0.05, // level
    1.24, // words
    -0.78, // bias
  ],
  description: [
    3.4, // score
    2.41, // cover
    1.99, // own
    1.19, // ownWeight
    0.09, // kin
    0.62, // beside
    1.32, // named
    0.78, // together
    0, // brief
    1.75, // phrase
    0.31, // wholePhrase
    0, // begins
    -1.13, // inPart
    0.05, // headless
    -0.95, // everyday
    -1.32, // everydayNamed
    0.51, // company
    0.39, // linked
    0, // level
    3.99, // words
    -3.56, // bias
  ],
}
