/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 2259 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  word: [
    1.302, // score
    1.614, // cover
    1.338, // own
    1.338, // ownWeight
    0, // kin
    0, // beside
    1.214, // named
    0, // identity
    0, // together
    0, // brief
    0, // phrase
    2.869, // wholePhrase
    0.247, // name
    5.068, // begins
    0, // inPart
    -1.248, // headless
    0, // company
    0.937, // linked
    0.573, // level
    0, // words
    -5.501, // bias
  ],
  name: [
    3.035, // score
    2.432, // cover
    1.001, // own
    0.557, // ownWeight
    0, // kin
    1.417, // beside
    1.455, // named
    0, // identity
    0.575, // together
    0, // brief
    0.823, // phrase
    0.666, // wholePhrase
    0, // name
    1.707, // begins
    -1.191, // inPart
    0.029, // headless
    0.987, // company
    0.68, // linked
    0.209, // level
    0.401, // words
    -1.907, // bias
  ],
  description: [
    3.426, // score
    2.647, // cover
    1.79, // own
    0.588, // ownWeight
    1.065, // kin
    0.587, // beside
    0.858, // named
    0, // identity
    0.555, // together
    0, // brief
    1.204, // phrase
    1.225, // wholePhrase
    0.146, // name
    0, // begins
    -1.596, // inPart
    -0.456, // headless
    1.058, // company
    0.446, // linked
    0.07, // level
    5.141, // words
    -3.192, // bias
  ],
}
