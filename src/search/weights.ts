/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 2415 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  word: [
    2.68, // score
    1.13, // coverage
    1.61, // own
    1.61, // ownWeight
    0, // inflected
    0, // inRelated
    1.81, // named
    0, // together
    0, // brief
    0, // phrase
    2.26, // wholePhrase
    5.36, // begins
    0, // inPart
    -1.4, // missesHead
    -0.37, // everyday
    0.18, // everydayNamed
    0, // company
    0.54, // linked
    0.56, // level
    0, // words
    -4.42, // bias
  ],
  name: [
    3.03, // score
    2.3, // coverage
    1.52, // own
    0.17, // ownWeight
    0, // inflected
    0.1, // inRelated
    1.29, // named
    0.44, // together
    0, // brief
    1.28, // phrase
    0.47, // wholePhrase
    1.77, // begins
    -0.07, // inPart
    -0.34, // missesHead
    -2.37, // everyday
    -3.12, // everydayNamed
    1.34, // company
    0.31, // linked
    -0.05, // level
    1.25, // words
    -0.77, // bias
  ],
  description: [
    3.4, // score
    2.41, // coverage
    1.99, // own
    1.2, // ownWeight
    0.11, // inflected
    0.65, // inRelated
    1.31, // named
    0.77, // together
    0, // brief
    1.75, // phrase
    0.32, // wholePhrase
    0, // begins
    -1.13, // inPart
    0.03, // missesHead
    -0.95, // everyday
    -1.32, // everydayNamed
    0.51, // company
    0.38, // linked
    0.01, // level
    3.99, // words
    -3.51, // bias
  ],
}
