/**
 * Spelling: the words of names and taglines, as they are written, and which of them an unknown word was meant to be. One edit is
 * forgiven from four letters on, two from eight; a swap of neighbors is one edit.
 */
import { lowerBound, openFuzzyMatch } from './fuzzy.ts'

/** More guesses than this are noise. */
const GUESSES = 5

/** Edits that are forgiven in a word of this length. */
export function maxEdits(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

export class Spelling {
  /** The place of each word in the order in which they came. */
  readonly #order = new Map<string, number>()
  readonly #sorted: readonly string[]
  readonly #within: ReturnType<typeof openFuzzyMatch>

  /** @param words folded; those of the language of the file first, they win over others as near */
  constructor(words: Iterable<string>) {
    for (const word of words) if (!this.#order.has(word)) this.#order.set(word, this.#order.size)
    this.#sorted = [...this.#order.keys()].sort()
    this.#within = openFuzzyMatch(this.#sorted)
  }

  /** The words nearest to a folded one, all of them at the same distance; none when nothing is near. */
  corrections(word: string): readonly string[] {
    const unlike = (other: string): number => Math.abs(other.length - word.length)
    const placeOf = (other: string): number => this.#order.get(other) ?? 0
    // Most slips are one edit away, and looking further costs more.
    for (let edits = 1; edits <= maxEdits(word.length); edits++) {
      const near = this.#within(word, edits)
        .map(found => found.word)
        // Another first letter makes another word: "beta" was not meant to be Meta.
        .filter(other => other[0] === word[0])
        .sort((a, b) => unlike(a) - unlike(b) || placeOf(a) - placeOf(b))
      if (near.length > 0) return near.slice(0, GUESSES)
    }
    return []
  }

  /** Words that begin like this. */
  completions(start: string): readonly string[] {
    const from = lowerBound(this.#sorted, start)
    return this.#sorted.slice(from, from + GUESSES).filter(word => word.startsWith(start))
  }
}
