/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 2271 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  word: [
    2.58, // score
    0.88, // coverage
    1.07, // own
    1.07, // ownWeight
    0, // inflected
    0.06, // inRelated
    2.98, // named
    0, // together
    0, // brief
    0.2, // phrase
    1.01, // wholePhrase
    0.48, // inOrder
    5.58, // begins
    0, // inPart
    -0.64, // everyday
    -1.41, // everydayNamed
    0, // company
    0.58, // linked
    0.57, // level
    -1.68, // count
    0, // words
    -2.79, // bias
  ],
  name: [
    3.12, // score
    2.48, // coverage
    1.35, // own
    1.06, // ownWeight
    0.3, // inflected
    0.65, // inRelated
    1.81, // named
    0.48, // together
    0, // brief
    0.86, // phrase
    0.35, // wholePhrase
    0.46, // inOrder
    1.71, // begins
    -0.35, // inPart
    -2.67, // everyday
    -4.33, // everydayNamed
    0.91, // company
    0.32, // linked
    -0.18, // level
    -0.14, // count
    0.29, // words
    -1.56, // bias
  ],
  description: [
    3.45, // score
    2.68, // coverage
    1.41, // own
    0.97, // ownWeight
    0.8, // inflected
    1.47, // inRelated
    1.16, // named
    0.84, // together
    0, // brief
    0.63, // phrase
    0, // wholePhrase
    0.94, // inOrder
    0, // begins
    -1.26, // inPart
    -1.2, // everyday
    -0.85, // everydayNamed
    0.22, // company
    0.43, // linked
    -0.13, // level
    1.68, // count
    -0.45, // words
    -5.51, // bias
  ],
}
