/** What a language tells the search: how its words are cut and asked. What only builds need stands in `synonyms.ts`. */

/** Words in lists are folded, a space between two. */
export interface SearchLanguage {
  /** Mends a folded word of at least four letters before it is stemmed: stemmers expect accents. */
  readonly mended: (word: string) => string
  /** Words that say nothing of what is sought. */
  readonly stopWords: string
  /** Words for a kind of thing rather than a thing: "company that …", «programa para …». */
  readonly classWords: string
  /** How words begin that ask for a company. */
  readonly companies: string
  /** Words that people wrap around the thing they ask about. */
  readonly frames: string
  /** Whether the head of a name is its last word ("router table"), rather than its first («mesa de router»). */
  readonly headIsLast: boolean
  /** Patterns: what announces a comparison, and what may stand between its sides. */
  readonly compares: string
  readonly versus: string
  readonly and: string
  readonly or: string
}
