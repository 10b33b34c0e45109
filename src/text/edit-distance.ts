/** Edit distance, and the candidate nearest to what was written. */
import { fold } from './words.ts'

/**
 * The candidate nearest to what was written, for "did you mean": at most a third of its letters may differ.
 * @returns undefined when nothing is near
 */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const folded = fold(written)
  let best: string | undefined
  let least = Math.max(1, Math.floor(folded.length / 3)) + 1
  for (const candidate of candidates) {
    const distance = editDistance(folded, fold(candidate), least)
    if (distance < least) {
      least = distance
      best = candidate
    }
  }
  return best
}

/** A hint that names the candidate nearest to what was written; `otherwise` when nothing is near. */
export function didYouMean(written: string, candidates: Iterable<string>, otherwise: string): string {
  const near = nearest(written, candidates)
  return near === undefined ? otherwise : `Did you mean "${near}"?`
}

/** Optimal string alignment distance (insert, delete, replace, swap of neighbors), cut off at `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  let leastBefore = 0
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(at(previous, j) + 1, at(current, j - 1) + 1, at(previous, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(before, j - 2) + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    // A swap reaches two rows back.
    if (least >= limit && leastBefore >= limit) return limit
    leastBefore = least
    before = previous
    previous = current
  }
  return Math.min(at(previous, b.length), limit)
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY
