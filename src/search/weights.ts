/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 2272 questions of `tests/search`;
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
    2.98, // score
    2.79, // coverage
    1.05, // own
    1.06, // ownWeight
    0.17, // inflected
    0.61, // inRelated
    1.68, // named
    0.56, // together
    0, // brief
    0.48, // phrase
    0.39, // wholePhrase
    2.08, // thirdPhrase
    0.17, // phrases
    0.36, // inOrder
    1.69, // begins
    -0.55, // inPart
    -2.76, // everyday
    -4.39, // everydayNamed
    0.85, // company
    0.3, // linked
    -0.15, // level
    -0.57, // count
    -0.09, // words
    0.22, // weight
    0.43, // smallWords
    -2.33, // bias
  ],
  description: [
    3.26, // score
    2.78, // coverage
    1.18, // own
    0.94, // ownWeight
    0.64, // inflected
    1.43, // inRelated
    0.93, // named
    0.86, // together
    0, // brief
    0.52, // phrase
    0, // wholePhrase
    1.21, // thirdPhrase
    0.52, // phrases
    0.88, // inOrder
    0, // begins
    -1.23, // inPart
    -1.16, // everyday
    -0.96, // everydayNamed
    0.29, // company
    0.39, // linked
    -0.12, // level
    1.15, // count
    -0.8, // words
    0.12, // weight
    0.2, // smallWords
    -5.87, // bias
  ],
}
