/**
 * What the search has to know of a language: stop words, how its words are stemmed and its questions begin.
 */

/** Words in lists are folded, a space between two. */
export interface SearchLanguage {
  /** Mends a folded word of at least four letters before it is stemmed: stemmers expect accents. */
  readonly mended: (word: string) => string
  /** The most frequent words, which are not indexed. */
  readonly stopWords: string
  /** Other words of grammar: what people say with them is indexed ("no signal"), but no name is made of them. */
  readonly functionWords: string
  /** Words that people wrap around the thing they ask about. */
  readonly questionWords: string
  /** Words of questions that ask about a thing and do not describe it: "who founded …", "is … worth the price". */
  readonly genericWords: string
  /** Whether the head of a name is its last word ("router table"), rather than its first («mesa de router»). */
  readonly headIsLast: boolean
  /** Patterns: what announces a comparison before or after its sides, and what may stand between them. */
  readonly compares: string
  readonly differs: string
  readonly versus: string
  readonly and: string
  readonly or: string
  /** By which people speak of themselves or ask what to do, as a pattern. */
  readonly personal: string
  /** How questions begin, as a pattern. */
  readonly asks: string
  /** Articles, as a pattern. */
  readonly articles: string
}
