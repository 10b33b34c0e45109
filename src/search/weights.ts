/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 4384 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  word: [
    2.86, // score
    1.02, // coverage
    0.78, // own
    0.78, // ownWeight
    0, // inflected
    0.25, // inRelated
    2.92, // named
    0, // together
    0, // brief
    0.56, // phrase
    1.09, // wholePhrase
    1.08, // thirdPhrase
    -0.5, // phrases
    0.89, // inOrder
    5.66, // begins
    0, // inPart
    -1.61, // everyday
    -3.96, // everydayNamed
    0, // company
    0.36, // linked
    0.43, // level
    -1.62, // count
    0, // words
    -0.03, // weight
    0.19, // smallWords
    -1.8, // bias
  ],
  name: [
    3.56, // score
    3.07, // coverage
    0.84, // own
    0.6, // ownWeight
    0.04, // inflected
    1, // inRelated
    1.3, // named
    0.67, // together
    0, // brief
    0.31, // phrase
    0.36, // wholePhrase
    1.86, // thirdPhrase
    0.29, // phrases
    0.71, // inOrder
    2.66, // begins
    -1.51, // inPart
    -3.41, // everyday
    -5.01, // everydayNamed
    0.93, // company
    0.39, // linked
    -0.14, // level
    0.61, // count
    -0.73, // words
    0.23, // weight
    0.5, // smallWords
    -4.42, // bias
  ],
  description: [
    3.56, // score
    3.07, // coverage
    0.84, // own
    0.6, // ownWeight
    0.04, // inflected
    1, // inRelated
    1.3, // named
    0.67, // together
    0, // brief
    0.31, // phrase
    0.36, // wholePhrase
    1.86, // thirdPhrase
    0.29, // phrases
    0.71, // inOrder
    2.66, // begins
    -1.51, // inPart
    -3.41, // everyday
    -5.01, // everydayNamed
    0.93, // company
    0.39, // linked
    -0.14, // level
    0.61, // count
    -0.73, // words
    0.23, // weight
    0.5, // smallWords
    -4.75, // bias
  ],
  foreign: [
    3.07, // score
    2.64, // coverage
    0.62, // own
    1.15, // ownWeight
    1.31, // inflected
    1.07, // inRelated
    1.07, // named
    1.61, // together
    0, // brief
    0, // phrase
    0.7, // wholePhrase
    1.42, // thirdPhrase
    -0.3, // phrases
    0, // inOrder
    1.14, // begins
    -1.44, // inPart
    -2.98, // everyday
    -1.62, // everydayNamed
    0.53, // company
    0.53, // linked
    -0.1, // level
    0.36, // count
    -0.34, // words
    0.22, // weight
    0.6, // smallWords
    -3.35, // bias
  ],
}
