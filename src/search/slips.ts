/**
 * Names that differ from what was written by slips of the pen: a quarter of the letters, and never more than three.
 * Beyond that it is another name.
 */
import { editDistance } from '../text/words.ts'
import { lettersOf, mayBeWithin } from './letters.ts'

export interface Slip {
  readonly key: string
  readonly distance: number
}

/** Keys with their letters, by length. */
type Shelves = ReadonlyMap<number, readonly (readonly [key: string, letters: number])[]>

const MOST_SLIPS = 3

/** @returns for a key, the nearest of the given keys; none when none is near */
export function openSlips(keys: Iterable<string>): (key: string) => readonly Slip[] {
  const shelves = byLength(keys)
  return key => {
    // Most slips are one edit away, and looking further costs more.
    for (let edits = 1; edits <= slipsBetween(key.length, key.length + MOST_SLIPS); edits++) {
      const near = within(key, edits, shelves)
      if (near.length > 0) return near
    }
    return []
  }
}

/** Slips that are forgiven between two keys of these lengths: a quarter of the middle between them. */
const slipsBetween = (a: number, b: number): number => Math.min(MOST_SLIPS, (a + b + 1) >> 3)

function byLength(keys: Iterable<string>): Shelves {
  const shelves = new Map<number, [string, number][]>()
  for (const key of keys) {
    const shelf = shelves.get(key.length)
    if (shelf) shelf.push([key, lettersOf(key)])
    else shelves.set(key.length, [[key, lettersOf(key)]])
  }
  return shelves
}

function within(key: string, edits: number, shelves: Shelves): readonly Slip[] {
  const letters = lettersOf(key)
  const near: Slip[] = []
  for (let length = key.length - edits; length <= key.length + edits; length++) {
    const isLong = slipsBetween(length, key.length) >= edits
    for (const [other, otherLetters] of shelves.get(length) ?? []) {
      // In three letters any slip makes another acronym, but the same three in another order are no coincidence.
      const isSwap = length === 3 && key.length === 3 && letters === otherLetters
      if (!isLong && !isSwap) continue
      if (!mayBeWithin(letters, otherLetters, edits)) continue
      const distance = editDistance(key, other, edits + 1)
      if (distance <= edits) near.push({ key: other, distance })
    }
  }
  return near
}
