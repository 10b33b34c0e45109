/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 2413 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  word: [
    3, // score
    0.21, // coverage
    0.78, // own
    0.78, // ownWeight
    0, // inflected
    0.59, // inRelated
    2.23, // named
    0, // together
    0, // brief
    0.17, // phrase
    0.73, // wholePhrase
    0.18, // inOrder
    5.03, // begins
    0, // inPart
    -0.7, // everyday
    -0.91, // everydayNamed
    0, // company
    0.4, // linked
    0.36, // level
    -1.48, // count
    0, // words
    -2.29, // bias
  ],
  name: [
    3.38, // score
    2.6, // coverage
    0.81, // own
    0.32, // ownWeight
    0, // inflected
    0.51, // inRelated
    1.59, // named
    0.44, // together
    0, // brief
    0.61, // phrase
    0.57, // wholePhrase
    0.31, // inOrder
    1.92, // begins
    -0.22, // inPart
    -2.19, // everyday
    -3.21, // everydayNamed
    1.24, // company
    0.33, // linked
    -0.07, // level
    0.26, // count
    0.75, // words
    -1.17, // bias
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
