/** Spanish, as all its countries read it. */
import type { LanguageFacts } from '../shapes/language-facts.ts'

export const SPANISH: LanguageFacts = {
  name: 'Spanish',
  ownName: 'Español',
  locale: 'es_419',
  quotes: ['«', '»'],
  hasStraightQuotes: false,
  ownLetters: ['ñ'],
  or: 'o',
  hasGender: true,
  borrows: true,
  // Behind figures they belong: 10 000, 16 GB.
  strayNoBreakSpace: /(?<!\d)[\u00a0\u202f]/g,
}
