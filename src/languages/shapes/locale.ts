/** What a language has to say of itself: facts, and corrections of typography. Longer lists have modules beside this one. */

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

/** The rules of style that the corrections satisfy. */
export type TypographyRule = 'quotation-marks' | 'hyphen-as-dash' | 'number-form' | 'unit-space'

export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * @param masked text in which code and addresses are masked
 * @returns what to replace, in order, at offsets that are those of the text itself
 */
export type Typographer = (masked: string) => readonly Replacement[]
