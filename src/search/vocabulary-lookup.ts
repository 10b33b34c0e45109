/** Looking words up in a sorted list: the first that begins so, and those within a few edits of another one. */
import { editDistance } from '../text/edit-distance.ts'

/** Position of the first word that is not before the given one. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}

/** The words of a sorted list that begin so. */
export function* beginningWith(sorted: readonly string[], start: string): Iterable<string> {
  for (let i = lowerBound(sorted, start); sorted[i]?.startsWith(start); i++) yield sorted[i] as string
}

/** Edits that are forgiven in a word of this length: one from four letters on, two from eight. */
export const maxEdits = (length: number): number => Math.min(2, Math.floor(length / 4))

export interface FuzzyMatch {
  readonly word: string
  readonly distance: number
}

/**
 * The words of a sorted list at most so many edits away, in order. The first letter is none of them: another one makes
 * another word, and "beta" was not meant to be Meta.
 */
export function fuzzyMatches(sorted: readonly string[], word: string, edits: number): readonly FuzzyMatch[] {
  if (word === '') return []
  return [...beginningWith(sorted, word.charAt(0))]
    .map(other => ({ word: other, distance: editDistance(word, other, edits + 1) }))
    .filter(({ distance }) => distance <= edits)
}
