/** What people wrap around the thing they ask about: "what is a …", "how does … work", "¿para qué sirve …?". */
import { fold } from '../text/words.ts'
import { joined } from './stop-words.ts'

const QUESTION_WORDS: ReadonlySet<string> = new Set(joined('questionWords', ' ').split(/\s+/))

/** Signs around a word that are no part of a name. */
const AROUND = /^[\s¿¡"“«'(]+|[\s?!"”»').,;:]+$/gu

/** A word or a text without the signs around it. */
export const bare = (word: string): string => word.replace(AROUND, '')

/** `¿Qué es un cortafuegos?` → `cortafuegos`; at least one word stays. */
export function stripQuestionWords(text: string): string {
  const words = text.split(/\s+/).filter(word => bare(word) !== '')
  let from = 0
  let to = words.length
  const isQuestionWord = (at: number): boolean => QUESTION_WORDS.has(fold(bare(words[at] as string)).replace('’', "'"))
  while (from < to - 1 && isQuestionWord(from)) from++
  while (to > from + 1 && isQuestionWord(to - 1)) to--
  return bare(words.slice(from, to).join(' '))
}
