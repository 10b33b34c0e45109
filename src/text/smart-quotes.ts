/**
 * Curly quotation marks and apostrophes, as print sets them. Entries are written with the straight ones of keyboards.
 */
import { FACTS } from '../languages/facts-by-language.ts'
import type { Language } from '../schema/language.ts'

/**
 * The text with curly quotation marks and apostrophes, of the same length. What stands between backticks is code and is
 * left alone, and so is a mark behind a digit, which may be one of inches or minutes.
 * @example typeset('the "cloud" and its users\' `"id"`', 'en') // => 'the “cloud” and its users’ `"id"`'
 */
export function typeset(text: string, language: Language): string {
  if (!FACTS[language].hasStraightQuotes || !/["']/.test(text)) return text
  let isOpen = false
  return text.replace(/`[^`]*`|["']/g, (mark, at: number) => {
    if (mark.length > 1) return mark
    const before = text.charAt(at - 1)
    const after = text.charAt(at + 1)
    const begins = /^[\s([{—–/-]?$/.test(before)
    if (mark === "'") return begins && /\p{L}/u.test(after) && /\p{L}'(?!\p{L})/u.test(text.slice(at)) ? '‘' : '’'
    if (!isOpen && /\d/.test(before)) return mark
    isOpen = begins
    return begins ? '“' : '”'
  })
}
