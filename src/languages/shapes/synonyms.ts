/**
 * Words that mean the same to people who describe a thing: what a computer is called in Madrid, Mexico and Bogotá, and
 * the plain words that descriptions are made of. They stand beside the word that was asked for and count for less.
 * Names of entries do not belong here; those are aliases, in the content. Search files carry them, so that scripts need not.
 */

export interface RelatedWords {
  /** A group a line. */
  readonly synonyms: string
  /**
   * Pairs of endings of stems, either of which may stand for the other (`-`), vowels that verbs change in their last
   * syllable but one (`~`), and forms that no rule makes, a word a line.
   */
  readonly families: string
  /** Folded words of everyday life: a question that has one is seldom about technology. */
  readonly everyday: string
}

/**
 * Names of things that technology has and that are no subject of an entry, with commas between them. Those that
 * an entry has among its names or keywords are left out by themselves.
 */
export type LackedNames = string
