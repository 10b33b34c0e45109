/**
 * Spelling: the words of names and taglines, as they are written, and which of them an unknown word was meant to be. One edit is
 * forgiven from four letters on, two from eight; a swap of neighbors is one edit.
 */
import { firstFrom, openWithin } from './within.ts'

export interface Spelling {
  /** The words nearest to a folded one, all of them at the same distance; none when nothing is near. */
  corrections(word: string): readonly string[]
  /** Words that begin like this. */
  completions(start: string): readonly string[]
}

/** Letters of a word of which the first is not corrected. */
const SHORT = 4

/** More guesses than this are noise. */
const GUESSES = 5

/** Edits that are forgiven in a word of this length. */
export function maxEdits(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** @param words folded; those of the language of the file first, they win over others as near */
export function openSpelling(words: Iterable<string>): Spelling {
  const order = new Map<string, number>()
  for (const word of words) if (!order.has(word)) order.set(word, order.size)
  const sorted = [...order.keys()].sort()
  const within = openWithin(sorted)
  return {
    corrections(word) {
      // Most slips are one edit away, and looking further costs more.
      for (let edits = 1; edits <= maxEdits(word.length); edits++) {
        const near = within(word, edits)
          .map(found => found.word)
          // In four letters another first one makes another word: "beta" was not meant to be Meta.
          .filter(other => word.length > SHORT || other[0] === word[0])
        if (near.length > 0)
          return near
            .sort(
              (a, b) =>
                Math.abs(a.length - word.length) - Math.abs(b.length - word.length) ||
                (order.get(a) ?? 0) - (order.get(b) ?? 0),
            )
            .slice(0, GUESSES)
      }
      return []
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
