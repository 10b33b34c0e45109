/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 2252 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  word: [
    1.691, // score
    1.13, // cover
    1.527, // own
    1.527, // ownWeight
    0, // kin
    0, // beside
    1.128, // named
    0, // identity
    0, // together
    0, // brief
    0, // phrase
    2.377, // wholePhrase
    0, // name
    5.604, // begins
    0, // inPart
    -0.762, // headless
    0, // company
    0.656, // linked
    0.69, // level
    0, // words
    -5.033, // bias
  ],
  name: [
    3.037, // score
    2.322, // cover
    1.078, // own
    0.47, // ownWeight
    0, // kin
    1.657, // beside
    1.465, // named
    0, // identity
    0.563, // together
    0, // brief
    0.687, // phrase
    0.664, // wholePhrase
    0, // name
    1.827, // begins
    -0.966, // inPart
    0.007, // headless
    0.886, // company
    0.686, // linked
    0.223, // level
    0.334, // words
    -1.91, // bias
  ],
  description: [
    3.411, // score
    2.565, // cover
    1.645, // own
    0.431, // ownWeight
    0.897, // kin
    0.618, // beside
    0.771, // named
    0.067, // identity
    0.545, // together
    0, // brief
    1.178, // phrase
    1.28, // wholePhrase
    0.217, // name
    0, // begins
    -1.738, // inPart
    -0.771, // headless
    0.987, // company
    0.49, // linked
    0.115, // level
    5.307, // words
    -3.599, // bias
  ],
}
