/** Comparing words: their order, and a quick no – which letters a word has, as bits, tells most pairs apart at once. */

/** A bit for each letter of a folded word; what is no letter shares the rest. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6))
  }
  return bits
}

/** False when two words with these letters must be further apart than `edits`: one edit changes two bits at most. */
export function mayBeWithin(a: number, b: number, edits: number): boolean {
  let differing = a ^ b
  for (let left = 2 * edits; differing !== 0; left--) {
    if (left === 0) return false
    differing &= differing - 1
  }
  return true
}

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
