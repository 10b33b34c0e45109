/**
 * Cleans text that was copied from elsewhere, by the rules of `npm run check -- --fix`, and of what word processors leave
 * behind. Runs anywhere.
 */
import { FACTS } from '../languages/facts.ts'
import type { Language } from '../schema/language.ts'
import { findInvisible } from '../source/files/characters.ts'
import { mendText } from './mend-text.ts'

/** @example cleanText('“a\u200bb” ', 'en') // => '"ab"' */
export function cleanText(text: string, language: Language): string {
  const visible = withoutInvisible(text.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')).replaceAll('\t', ' ')
  const isStraight = FACTS[language].hasStraightQuotes || !visible.includes('«')
  const straight = isStraight ? visible.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'") : visible
  return mendText(straight, language).text.trim()
}

/** Text without invisible characters, which `check` refuses; control characters among them. */
function withoutInvisible(text: string): string {
  let rest = text.replace(CONTROL, '')
  for (let found = findInvisible(rest); found; found = findInvisible(rest)) {
    const length = (rest.codePointAt(found.index) ?? 0) > 0xffff ? 2 : 1
    rest = rest.slice(0, found.index) + rest.slice(found.index + length)
  }
  return rest
}

const CONTROL = /[^\P{Cc}\t\n]/gu

/** The items of a pasted list, without the bullets and numbers of word processors. */
export const pastedItems = (text: string): readonly string[] =>
  text.split('\n').flatMap(line => line.replace(/^\s*(?:[-*+•▪◦·–—]\s+|\d+[.)]\s+)/u, '').trim() || [])
