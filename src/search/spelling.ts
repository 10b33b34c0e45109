/**
 * Spelling: the words of names and taglines, as they are written, and which of them an unknown word was meant to be. One edit is
 * forgiven from four letters on, two from eight; a swap of neighbors is one edit.
 */
import { editDistance } from '../text/words.ts'
import { firstFrom, lettersOf, mayBeWithin } from './letters.ts'

export interface Spelling {
  /** The words nearest to a folded one, all of them at the same distance; none when nothing is near. */
  corrections(word: string): readonly string[]
  /** Words that begin like this. */
  completions(start: string): readonly string[]
}

/** More guesses than this are noise. */
const GUESSES = 5

/** Edits that are forgiven in a word of this length. */
export function forgiven(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** @param words folded; those of the language of the file first, they win over others as near */
export function openSpelling(words: Iterable<string>): Spelling {
  const byLength = new Map<number, { readonly word: string; readonly bits: number }[]>()
  const distinct = new Set(words)
  const sorted = [...distinct].sort()
  for (const word of distinct) {
    const same = byLength.get(word.length)
    if (same) same.push({ word, bits: lettersOf(word) })
    else byLength.set(word.length, [{ word, bits: lettersOf(word) }])
  }
  return {
    corrections(word) {
      let least = forgiven(word.length)
      if (least === 0) return []
      const bits = lettersOf(word)
      let best: string[] = []
      for (let length = word.length - least; length <= word.length + least; length++) {
        for (const other of byLength.get(length) ?? []) {
          if (!mayBeWithin(bits, other.bits, least)) continue
          const distance = editDistance(word, other.word, least + 1)
          if (distance > least) continue
          if (distance < least) best = []
          least = distance
          best.push(other.word)
        }
      }
      return best.slice(0, GUESSES)
    },
    completions(start) {
      const found: string[] = []
      for (let i = firstFrom(sorted, start); i < sorted.length && found.length < GUESSES; i++) {
        const word = sorted[i] as string
        if (!word.startsWith(start)) break
        found.push(word)
      }
      return found
    },
  }
}
