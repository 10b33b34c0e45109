/**
 * How likely the words of an entry make a query: the query likelihood of a unigram language model with Dirichlet smoothing
 * (Zhai and Lafferty, 2001), as a logarithm, less what the words of all entries make of it.
 */

/** Words of all entries with which those of each are mixed. */
const MU = 100

/**
 * What a word adds that an entry has.
 * @param count how often the entry has it
 * @param share of all words that it is
 */
export const likelihoodOf = (count: number, share: number): number => Math.log(1 + count / (MU * share))

/**
 * @param sum what the words of a query add
 * @param known how many of them any entry has
 * @param length words of the entry
 */
export const queryLikelihood = (sum: number, known: number, length: number): number =>
  known === 0 ? 0 : (sum - known * Math.log(1 + length / MU)) / Math.sqrt(known)
