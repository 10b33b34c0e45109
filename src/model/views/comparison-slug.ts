/** How comparisons are called in addresses and names of folders; apart from the schemas, because browsers load it. */

export const VERSUS = '-vs-'

/**
 * Name of a comparison of two entries, whose slugs are given in alphabetical order.
 * @example comparisonSlug({ terms: ['cpu', 'gpu'] }) // => 'cpu-vs-gpu'
 */
export const comparisonSlug = ({ terms: [a, b] }: { readonly terms: readonly [string, string] }): string =>
  a + VERSUS + b
