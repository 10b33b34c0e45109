/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 4384 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  word: [
    3, // score
    1.06, // coverage
    0.77, // own
    0.77, // ownWeight
    0, // inflected
    0.24, // inRelated
    2.97, // named
    0, // together
    0, // brief
    0.31, // phrase
    1.13, // wholePhrase
    1.05, // thirdPhrase
    -0.5, // phrases
    0.97, // inOrder
    5.69, // begins
    0, // inPart
    -1.62, // everyday
    -4.07, // everydayNamed
    0, // company
    0.56, // linked
    0.46, // level
    -1.76, // count
    0, // words
    -0.02, // weight
    0.22, // smallWords
    -1.96, // bias
  ],
  name: [
    3.55, // score
    3.07, // coverage
    0.86, // own
    0.6, // ownWeight
    0.03, // inflected
    0.99, // inRelated
    1.31, // named
    0.66, // together
    0, // brief
    0.29, // phrase
    0.37, // wholePhrase
    1.86, // thirdPhrase
    0.29, // phrases
    0.71, // inOrder
    2.65, // begins
    -1.5, // inPart
    -3.42, // everyday
    -5.03, // everydayNamed
    0.93, // company
    0.38, // linked
    -0.13, // level
    0.61, // count
    -0.73, // words
    0.24, // weight
    0.5, // smallWords
    -4.46, // bias
  ],
  description: [
    3.55, // score
    3.07, // coverage
    0.86, // own
    0.6, // ownWeight
    0.03, // inflected
    0.99, // inRelated
    1.31, // named
    0.66, // together
    0, // brief
    0.29, // phrase
    0.37, // wholePhrase
    1.86, // thirdPhrase
    0.29, // phrases
    0.71, // inOrder
    2.65, // begins
    -1.5, // inPart
    -3.42, // everyday
    -5.03, // everydayNamed
    0.93, // company
    0.38, // linked
    -0.13, // level
    0.61, // count
    -0.73, // words
    0.24, // weight
    0.5, // smallWords
    -4.09, // bias
  ],
  foreign: [
    3.06, // score
    2.63, // coverage
    0.63, // own
    1.17, // ownWeight
    1.31, // inflected
    1.04, // inRelated
    1.08, // named
    1.61, // together
    0, // brief
    0, // phrase
    0.71, // wholePhrase
    1.49, // thirdPhrase
    -0.31, // phrases
    0, // inOrder
    1.13, // begins
    -1.42, // inPart
    -2.99, // everyday
    -1.61, // everydayNamed
    0.53, // company
    0.5, // linked
    -0.1, // level
    0.37, // count
    -0.34, // words
    0.22, // weight
    0.6, // smallWords
    -3.3, // bias
  ],
}
