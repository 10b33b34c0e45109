/** Words as rules compare texts: folded, and divided into content words and function words. */
import { STYLE } from '../languages/style.ts'
import { inBoth } from '../schema/language.ts'
import { eachWord, fold } from '../text/words.ts'

export const FUNCTION_WORDS = inBoth<ReadonlySet<string>>(language => new Set(STYLE[language].functionWords.split(' ')))

/** The words of a text without case, accents and punctuation. */
export function foldedWords(text: string): readonly string[] {
  const found: string[] = []
  eachWord(fold(text), word => found.push(word))
  return found
}
