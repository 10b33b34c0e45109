/** The words of a query as bits, the first one the lowest. */

/** How many words are given as bits. */
export function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** The weight of some of the words, by the weights of all. */
export const weightOf = (bits: number, weights: readonly number[]): number =>
  weights.reduce((sum, each, i) => (bits & (1 << i) ? sum + each : sum), 0)

/** The weight of all of them. */
export const totalOf = (weights: readonly number[]): number => weights.reduce((sum, each) => sum + each, 0)
