/**
 * Cleans text that was copied from elsewhere, by the rules of `npm run check -- --fix`, and of what word processors leave
 * behind.
 */
import { fixText } from '../editorial/fix-text.ts'
import { FACTS } from '../languages/facts-by-language.ts'
import type { Language } from '../schema/language.ts'
import { INVISIBLE } from '../source/files/check-characters.ts'

/** @example cleanText('“a\u200bb” ', 'en') // => '"ab"' */
export function cleanText(text: string, language: Language): string {
  const visible = text
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(CONTROL, '')
    .replace(UNSEEN, '')
    .replaceAll('\t', ' ')
  const isStraight = FACTS[language].hasStraightQuotes || !visible.includes('«')
  const straight = isStraight ? visible.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'") : visible
  return fixText(straight, language).text.trim()
}

/** What readers do not see, and `check` refuses. */
const [CONTROL, UNSEEN] = [/[^\P{Cc}\t\n]/gu, new RegExp(INVISIBLE, 'g')]

/** The items of a pasted list, without the bullets and numbers of word processors. */
export const pastedItems = (text: string): readonly string[] =>
  text.split('\n').flatMap(line => line.replace(/^\s*(?:[-*+•▪◦·–—]\s+|\d+[.)]\s+)/u, '').trim() || [])

export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim()

export const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n[ \t]*\n/).flatMap(each => oneLine(each) || [])
