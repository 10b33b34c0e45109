/** Rules of style that are lists: regular expressions, and words that entries avoid. */

import type { EditorialRule } from '../../schema/lint-rule-names.ts'

/** A part of an entry that rules of style read. */
export type EntryPart = 'title' | 'tagline' | 'explanation' | 'analogy' | 'keyPoints' | 'imageAlt'

/** A rule that is one regular expression. */
export interface Pattern {
  readonly rule: EditorialRule
  /** A cheap test that most texts fail; only the others are searched. */
  readonly needs: RegExp
  /** With the flags g and u. */
  readonly find: RegExp
  /** What follows the words in the message. */
  readonly trouble: string
  readonly hint: string
  /** Whether quotations are searched too, for rules about the marks around them. */
  readonly inQuotations?: true
}

/** A group of words that entries avoid for the same reason. */
export interface Wording {
  readonly rule: WordRule
  /** Separated by commas; see lint/avoided-words.ts for the signs. */
  readonly phrases: string
  /** Longer phrases in which the same words are right. */
  readonly but?: string
  readonly hint: string
  /** Parts of an entry it is about; all if undefined. */
  readonly only?: readonly EntryPart[]
  /** Whether the words are right within parentheses, where a name of another language is explained. */
  readonly outsideParentheses?: true
}

/** What rules of style have to know of a language. */
export interface Style {
  readonly patterns: readonly Pattern[]
  readonly wordings: readonly Wording[]
  /** Articles, prepositions, pronouns and the like, folded and with spaces between them. */
  readonly functionWords: string
  /** Those that say nothing of a word before which they stand. */
  readonly articles: string
  /** "A is not B: …". */
  readonly mold: RegExp
  /** A sentence whose subject is a pronoun without its noun: "This means", «Esto permite». */
  readonly barePronoun: RegExp
  /** A sentence that explains a part of the analogy: "The tractor is the instance", "Los bolsillos son las varillas". */
  readonly decoding: RegExp
  /** Filler words that are frequent in texts translated from English. */
  readonly rhythm?: RegExp
  /** Openings of taglines without information, such as "It is a kind of". */
  readonly taglineOpening: RegExp
  /** How a tagline may begin, for editors. */
  readonly taglineExample: string
}

/** What is wrong with the words, after the words themselves. */
export const TROUBLES = {
  absolute: 'is an absolute, and one counterexample breaks it',
  'analogy-reference': 'is not familiar, or not welcome, everywhere',
  'false-friend': 'does not say in Spanish what it seems to say',
  'form-of-address': 'addresses the reader in another way than "tú"',
  'hype-word': 'praises instead of explaining',
  idiom: 'is an idiom, which does not travel',
  loanword: 'has a Spanish word, or a Spanish spelling',
  'long-word': 'is longer than what it says',
  'minimizing-word': 'tells the reader that it is easy',
  'needless-accent': 'is written without this accent',
  'regional-word': 'is not said in all countries',
  'time-word': 'is true for a while only, and the text does not say when it ends',
} as const satisfies Partial<Record<EditorialRule, string>>
type WordRule = keyof typeof TROUBLES
