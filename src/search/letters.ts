/** The order of words, and looking them up by it. */

/** Order by code unit, the same on every machine. */
export function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Position of the first word that is not before the given one. */
export function firstFrom(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}
