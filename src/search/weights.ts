/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 4384 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  word: [
    2.98, // score
    1.05, // coverage
    0.77, // own
    0.77, // ownWeight
    0, // inflected
    0.27, // inRelated
    2.95, // named
    0, // together
    0, // brief
    0.33, // phrase
    1.15, // wholePhrase
    1.04, // thirdPhrase
    -0.51, // phrases
    0.95, // inOrder
    5.66, // begins
    0, // inPart
    -1.62, // everyday
    -4.03, // everydayNamed
    0, // company
    0.49, // linked
    0.44, // level
    -1.7, // count
    0, // words
    -0.02, // weight
    0.22, // smallWords
    -1.89, // bias
  ],
  name: [
    3.56, // score
    3.07, // coverage
    0.86, // own
    0.6, // ownWeight
    0.04, // inflected
    0.98, // inRelated
    1.31, // named
    0.66, // together
    0, // brief
    0.29, // phrase
    0.37, // wholePhrase
    1.87, // thirdPhrase
    0.29, // phrases
    0.72, // inOrder
    2.66, // begins
    -1.5, // inPart
    -3.42, // everyday
    -5.01, // everydayNamed
    0.92, // company
    0.38, // linked
    -0.13, // level
    0.61, // count
    -0.72, // words
    0.23, // weight
    0.5, // smallWords
    -4.42, // bias
  ],
  description: [
    3.56, // score
    3.07, // coverage
    0.86, // own
    0.6, // ownWeight
    0.04, // inflected
    0.98, // inRelated
    1.31, // named
    0.66, // together
    0, // brief
    0.29, // phrase
    0.37, // wholePhrase
    1.87, // thirdPhrase
    0.29, // phrases
    0.72, // inOrder
    2.66, // begins
    -1.5, // inPart
    -3.42, // everyday
    -5.01, // everydayNamed
    0.92, // company
    0.38, // linked
    -0.13, // level
    0.61, // count
    -0.72, // words
    0.23, // weight
    0.5, // smallWords
    -4.73, // bias
  ],
  foreign: [
    3.06, // score
    2.63, // coverage
    0.62, // own
    1.17, // ownWeight
    1.31, // inflected
    1.03, // inRelated
    1.08, // named
    1.61, // together
    0, // brief
    0, // phrase
    0.71, // wholePhrase
    1.47, // thirdPhrase
    -0.31, // phrases
    0, // inOrder
    1.13, // begins
    -1.43, // inPart
    -2.99, // everyday
    -1.62, // everydayNamed
    0.51, // company
    0.51, // linked
    -0.1, // level
    0.37, // count
    -0.33, // words
    0.22, // weight
    0.6, // smallWords
    -3.33, // bias
  ],
}
