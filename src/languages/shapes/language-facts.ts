/** The facts of a language: its names, tag, quotation marks and letters. Strings are in modules of their own. */

export interface LanguageFacts {
  /** In English, for editors and developers. */
  readonly name: string
  /** In the language itself. */
  readonly ownName: string
  /** As Open Graph knows it: language and territory. */
  readonly locale: string
  readonly quotes: readonly [opening: string, closing: string]
  /** Whether texts are written with the straight marks of keyboards, which pages replace by those of print. */
  readonly hasStraightQuotes: boolean
  /** Letters that are sorted after the one that they are folded to: ñ after n. */
  readonly ownLetters: readonly string[]
  /** Between two pronunciations. */
  readonly or: string
  /** Whether a common noun is named with its article, which also says its gender. */
  readonly hasGender: boolean
  /** Whether many of its technical words are English. */
  readonly borrows: boolean
  /** Where a no-break space comes from a word processor, and not from a rule of the language. */
  readonly strayNoBreakSpace: RegExp
}
