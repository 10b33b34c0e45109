/**
 * Looking words up in a sorted list: the first that begins so, and those within a few edits of another one. The list is
 * walked like a prefix tree: words that begin alike share the rows of the distance table, and once a beginning is too far
 * away, all words that begin so are skipped.
 */

/** Position of the first word that is not before the given one. */
export function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Edits that are forgiven in a word of this length: one from four letters on, two from eight. */
export function maxEdits(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

export interface FuzzyMatch {
  readonly word: string
  /** Its position in the sorted list. */
  readonly at: number
  readonly distance: number
}

/**
 * @param sorted distinct words, by code unit
 * @returns for a word, those at most so many edits away, in order; a swap of neighbors is one edit, as in `editDistance`
 */
export function openFuzzyMatch(sorted: readonly string[]): (word: string, edits: number) => readonly FuzzyMatch[] {
  const shared = Uint8Array.from(sorted, (word, i) => sharedLetters(sorted[i - 1] ?? '', word))

  return (word, edits) => {
    const width = word.length + 1
    const deepest = word.length + edits
    const far = edits + 1
    // One row for each letter of a word of the list; cells far from the diagonal are never within reach.
    const rows = new Uint8Array((deepest + 1) * width).fill(far)
    for (let j = 0; j <= Math.min(word.length, edits); j++) rows[j] = j

    const fillRow = (other: string, depth: number): number => {
      const row = depth * width
      const letter = other.charCodeAt(depth - 1)
      let least = far
      for (let j = Math.max(0, depth - edits); j <= Math.min(word.length, depth + edits); j++) {
        const above = row - width + j
        let cost = (rows[above] as number) + 1
        if (j > 0) {
          const isSame = letter === word.charCodeAt(j - 1)
          cost = Math.min(cost, (rows[row + j - 1] as number) + 1, (rows[above - 1] as number) + (isSame ? 0 : 1))
          const isSwap =
            j > 1 &&
            depth > 1 &&
            letter === word.charCodeAt(j - 2) &&
            other.charCodeAt(depth - 2) === word.charCodeAt(j - 1)
          if (isSwap) cost = Math.min(cost, (rows[above - width - 2] as number) + 1)
        }
        rows[row + j] = Math.min(cost, far)
        least = Math.min(least, cost)
      }
      return least
    }

    const found: FuzzyMatch[] = []
    for (let i = 0, kept = 0; i < sorted.length; ) {
      const other = sorted[i] as string
      let depth = Math.min(kept, shared[i] as number)
      let isNear = true
      while (isNear && depth < other.length) {
        depth++
        isNear = depth <= deepest && fillRow(other, depth) <= edits
      }
      kept = depth
      const distance = isNear ? (rows[depth * width + word.length] as number) : far
      if (distance <= edits) found.push({ word: other, at: i, distance })
      i++
      if (!isNear) while (i < sorted.length && (shared[i] as number) >= depth) i++
    }
    return found
  }
}

/** Letters with which both begin, counted up to what a byte holds. */
function sharedLetters(a: string, b: string): number {
  let count = 0
  while (count < 255 && count < a.length && a[count] === b[count]) count++
  return count
}
