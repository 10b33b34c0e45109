/** The words of a text as two texts are compared: without case, accents and punctuation. */
import { eachWord, fold } from '../text/words.ts'

export function foldedWords(text: string): readonly string[] {
  const found: string[] = []
  eachWord(fold(text), word => found.push(word))
  return found
}
