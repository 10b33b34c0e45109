/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 4384 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  word: [
    2.87, // score
    0.88, // coverage
    0.76, // own
    0.76, // ownWeight
    0, // inflected
    0.19, // inRelated
    2.88, // named
    0, // together
    0, // brief
    0.49, // phrase
    0.89, // wholePhrase
    0.75, // thirdPhrase
    -0.39, // phrases
    0.73, // inOrder
    5.42, // begins
    0, // inPart
    -0.66, // everyday
    -2.66, // everydayNamed
    0, // company
    0.51, // linked
    0.42, // level
    -1.21, // count
    0, // words
    -0.1, // weight
    0.22, // smallWords
    -1.99, // bias
  ],
  name: [
    2.99, // score
    2.84, // coverage
    1.1, // own
    1.04, // ownWeight
    0.16, // inflected
    0.67, // inRelated
    1.61, // named
    0.52, // together
    0, // brief
    0.59, // phrase
    0.3, // wholePhrase
    1.89, // thirdPhrase
    0.34, // phrases
    0.47, // inOrder
    1.83, // begins
    -1.43, // inPart
    -2.75, // everyday
    -4.35, // everydayNamed
    0.86, // company
    0.33, // linked
    -0.14, // level
    -0.72, // count
    -0.22, // words
    0.23, // weight
    0.43, // smallWords
    -2.22, // bias
  ],
  description: [
    3.28, // score
    2.79, // coverage
    1.18, // own
    0.94, // ownWeight
    0.66, // inflected
    1.39, // inRelated
    0.91, // named
    0.85, // together
    0, // brief
    0.55, // phrase
    0, // wholePhrase
    1.15, // thirdPhrase
    0.6, // phrases
    0.91, // inOrder
    0, // begins
    -1.22, // inPart
    -1.06, // everyday
    -0.93, // everydayNamed
    0.17, // company
    0.4, // linked
    -0.13, // level
    1.1, // count
    -0.91, // words
    0.14, // weight
    0.21, // smallWords
    -6.08, // bias
  ],
  foreign: [
    3, // score
    2.56, // coverage
    0.63, // own
    1.12, // ownWeight
    0.81, // inflected
    0.97, // inRelated
    1.08, // named
    1.61, // together
    0, // brief
    0, // phrase
    0.56, // wholePhrase
    0.84, // thirdPhrase
    -0.25, // phrases
    0, // inOrder
    0.39, // begins
    -1.32, // inPart
    -1.59, // everyday
    -0.43, // everydayNamed
    0.41, // company
    0.5, // linked
    -0.1, // level
    0.34, // count
    -0.28, // words
    0.21, // weight
    0.58, // smallWords
    -3.29, // bias
  ],
}
