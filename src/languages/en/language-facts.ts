/** English, as written in the United States. */
import type { LanguageFacts } from '../shapes/language-facts.ts'

export const ENGLISH: LanguageFacts = {
  name: 'English',
  ownName: 'English',
  locale: 'en_US',
  quotes: ['“', '”'],
  hasStraightQuotes: true,
  ownLetters: [],
  or: 'or',
  hasGender: false,
  borrows: false,
  strayNoBreakSpace: /[\u00a0\u202f]/g,
}
