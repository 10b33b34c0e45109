/**
 * Names that differ from what was written by slips of the pen: a quarter of the letters, and never more than three.
 * Beyond that it is another name.
 */
import { openWithin } from './within.ts'

export interface Slip {
  readonly key: string
  readonly distance: number
}

const MOST_SLIPS = 3

/** @returns for a key, the nearest of the given keys, at most so many edits away; none when none is near */
export function openSlips(keys: Iterable<string>): (key: string, most?: number) => readonly Slip[] {
  const sorted = [...new Set(keys)].sort()
  const within = openWithin(sorted)
  return (key, most = MOST_SLIPS) => {
    const letters = sortedLetters(key)
    // In three letters any slip makes another acronym, but the same three in another order are no coincidence.
    const isSwap = (other: string): boolean =>
      other.length === 3 && key.length === 3 && letters === sortedLetters(other)
    // Most slips are one edit away, and looking further costs more.
    for (let edits = 1; edits <= Math.min(most, slipsBetween(key.length, key.length + MOST_SLIPS)); edits++) {
      const near = within(key, edits)
        .map(({ at, distance }) => ({ key: sorted[at] as string, distance }))
        .filter(({ key: other }) => slipsBetween(other.length, key.length) >= edits || isSwap(other))
      if (near.length > 0) return near
    }
    return []
  }
}

/** Slips that are forgiven between two keys of these lengths: a quarter of the middle between them. */
const slipsBetween = (a: number, b: number): number => Math.min(MOST_SLIPS, (a + b + 1) >> 3)

const sortedLetters = (word: string): string => [...word].sort().join('')
