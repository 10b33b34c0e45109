/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 2271 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  word: [
    2.61, // score
    0.54, // coverage
    1.11, // own
    1.11, // ownWeight
    0, // inflected
    0.21, // inRelated
    2.46, // named
    0, // together
    0, // brief
    0.33, // phrase
    0.62, // wholePhrase
    0.34, // inOrder
    5.53, // begins
    0, // inPart
    -0.75, // everyday
    -1.17, // everydayNamed
    0, // company
    0.51, // linked
    0.53, // level
    -1.53, // count
    0, // words
    -2.57, // bias
  ],
  name: [
    3.16, // score
    2.53, // coverage
    1.29, // own
    0.93, // ownWeight
    0.09, // inflected
    0.59, // inRelated
    1.72, // named
    0.41, // together
    0, // brief
    0.76, // phrase
    0.35, // wholePhrase
    0.44, // inOrder
    1.75, // begins
    -0.39, // inPart
    -2.75, // everyday
    -4.23, // everydayNamed
    0.97, // company
    0.31, // linked
    -0.2, // level
    -0.03, // count
    0.39, // words
    -1.43, // bias
  ],
  description: [
    3.45, // score
    2.67, // coverage
    1.41, // own
    0.97, // ownWeight
    0.83, // inflected
    1.47, // inRelated
    1.17, // named
    0.84, // together
    0, // brief
    0.62, // phrase
    0, // wholePhrase
    0.95, // inOrder
    0, // begins
    -1.27, // inPart
    -1.18, // everyday
    -0.86, // everydayNamed
    0.21, // company
    0.42, // linked
    -0.13, // level
    1.68, // count
    -0.45, // words
    -5.35, // bias
  ],
}
