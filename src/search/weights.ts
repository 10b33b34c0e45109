/**
 * What the features of entries count in questions. Written by `npm run fit-search` from 2110 questions of `tests/search`;
 * do not change by hand.
 */
import type { Weights } from './features.ts'

export const WEIGHTS: Weights = {
  name: {
    score: 2.969,
    cover: 2.361,
    own: 1.274,
    ownWeight: 0.568,
    kin: 0,
    beside: 1.146,
    named: 1.37,
    identity: 0.003,
    together: 0.579,
    brief: 0,
    phrase: 1.293,
    wholePhrase: 0.468,
    name: 0,
    begins: 0,
    inPart: -1.135,
    headless: 0.088,
    company: 0.896,
    linked: 0.56,
    level: 0.062,
    words: 0.192,
    bias: -1.594,
  },
  description: {
    score: 3.391,
    cover: 2.676,
    own: 1.974,
    ownWeight: 0.749,
    kin: 0.606,
    beside: 0.384,
    named: 0.844,
    identity: 0.086,
    together: 0.536,
    brief: 0,
    phrase: 1.358,
    wholePhrase: 1.168,
    name: 0.027,
    begins: 0,
    inPart: -1.473,
    headless: -0.446,
    company: 1.051,
    linked: 0.358,
    level: 0.115,
    words: 5.312,
    bias: -3.485,
  },
}
