/** A rule that one regular expression can tell: what it finds, why that is wrong, what to write. */
import type { EditorialRule } from '../schema/editorial.ts'

export interface Pattern {
  readonly rule: EditorialRule
  /** What a text must have for a longer look to be worth it; most have not. */
  readonly needs: RegExp
  /** With the flags g and u. */
  readonly find: RegExp
  /** What follows the words in the message. */
  readonly trouble: string
  readonly hint: string
  /** Whether quotations count too; they are somebody else's words, but the signs around them are ours. */
  readonly inQuotations?: true
}
