/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 2415 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  word: [
    2.68, // score
    1.17, // coverage
    1.53, // own
    1.53, // ownWeight
    0, // inflected
    0, // inRelated
    1.83, // named
    0, // together
    0, // brief
    0, // phrase
    2.26, // wholePhrase
    5.37, // begins
    0, // inPart
    -1.42, // missesHead
    -0.26, // everyday
    -0.66, // everydayNamed
    0, // company
    0.55, // linked
    0.56, // level
    0, // words
    -4.27, // bias
  ],
  name: [
    3.04, // score
    2.3, // coverage
    1.53, // own
    0.14, // ownWeight
    0, // inflected
    0.08, // inRelated
    1.28, // named
    0.44, // together
    0, // brief
    1.32, // phrase
    0.45, // wholePhrase
    1.78, // begins
    -0.06, // inPart
    -0.35, // missesHead
    -2.41, // everyday
    -3.29, // everydayNamed
    1.12, // company
    0.33, // linked
    -0.05, // level
    1.23, // words
    -0.77, // bias
  ],
  description: [
    3.4, // score
    2.41, // coverage
    1.99, // own
    1.2, // ownWeight
    0.11, // inflected
    0.65, // inRelated
    1.3, // named
    0.77, // together
    0, // brief
    1.75, // phrase
    0.32, // wholePhrase
    0, // begins
    -1.12, // inPart
    0.03, // missesHead
    -1.11, // everyday
    -1.21, // everydayNamed
    0.52, // company
    0.37, // linked
    0, // level
    4, // words
    -3.54, // bias
  ],
}
