/**
 * Names that differ from what was written by slips of the pen: a quarter of the letters, and never more than three.
 * Beyond that it is another name.
 */
import { openWithin, type WordWithin } from './within.ts'

const MOST_SLIPS = 3

/** @returns for a key, the nearest of the given keys, at most so many edits away; none when none is near */
export function openSlips(keys: Iterable<string>): (key: string, most?: number) => readonly WordWithin[] {
  const within = openWithin([...new Set(keys)].sort())
  return (key, most = MOST_SLIPS) => {
    const letters = sortedLetters(key)
    // In three letters any slip makes another acronym, but the same three in another order are no coincidence.
    const isSwap = (other: string): boolean =>
      other.length === 3 && key.length === 3 && letters === sortedLetters(other)
    // Most slips are one edit away, and looking further costs more.
    for (let edits = 1; edits <= Math.min(most, slipsBetween(key.length, key.length + MOST_SLIPS)); edits++) {
      const near = within(key, edits).filter(
        ({ word }) => slipsBetween(word.length, key.length) >= edits || isSwap(word),
      )
      if (near.length > 0) return near
    }
    return []
  }
}

/** Slips that are forgiven between two keys of these lengths: a quarter of the middle between them. */
const slipsBetween = (a: number, b: number): number => Math.min(MOST_SLIPS, (a + b + 1) >> 3)

const sortedLetters = (word: string): string => [...word].sort().join('')
